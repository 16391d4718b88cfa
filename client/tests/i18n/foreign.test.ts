import { h, type VNode } from "preact";
import { beforeAll, expect, test, vi } from "vitest";
import { markForeign } from "../../src/i18n/foreign";
import { createWords } from "../../src/i18n/words";

const words = createWords(
  "xx",
  "close = Fermi\ncard = karto\nboth = { card } { settings }",
  "eo",
  "settings = Settings\ncard = card\n    .subject = the card\ncount = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}",
);

const labels: Record<string, unknown>[] = [];

beforeAll(() => {
  vi.stubGlobal("document", {
    createElement: () => ({}),
    body: { append: (label: Record<string, unknown>) => labels.push(label) },
  });
  markForeign();
});

test("what a language lacks is said in English", () => {
  expect(words.say("close")).toBe("Fermi");
  expect(words.say("settings")).toBe("Settings");
  expect(words.say("card")).toBe("karto");
  expect(words.say("both")).toBe("karto Settings");
  expect(words.say("card.subject")).toBe("the card");
  expect(words.say("count", { count: 1 })).toBe("one card");
  expect(words.has("settings")).toBe(true);
  expect(words.has("nothing")).toBe(false);
});

function english(text: string) {
  return { type: "span", props: { lang: "en-GB", children: text } };
}

test("it is marked as English wherever it is shown", () => {
  expect(h("h2", null, words.say("settings")).props.children).toMatchObject(english("Settings"));
  expect(h("h2", null, words.say("close")).props).not.toHaveProperty("lang");
  expect(h("img", { alt: words.say("settings") }).props).toMatchObject({ lang: "en-GB" });
});

test("of what is labelled with it, only the label is marked", () => {
  const [first, again] = [1, 2].map(() => h("dialog", { "aria-label": words.say("settings") }, "Fermi").props);
  expect(first).toEqual({ "aria-labelledby": labels[0]?.id, children: "Fermi" });
  expect(again).toEqual(first);
  expect(labels).toMatchObject([{ lang: "en-GB", textContent: "Settings", hidden: true }]);

  const both = h("button", { "aria-label": "Fermi" }, words.say("settings")).props;
  expect(both).not.toHaveProperty("lang");
  expect(both).toMatchObject({ "aria-label": "Fermi", children: english("Settings") });
});

test("beside other words only it is marked", () => {
  const { props } = h("p", null, words.say("close"), words.say("settings")) as VNode<{
    children: unknown[];
  }>;
  expect(props).not.toHaveProperty("lang");
  expect(props.children[0]).toBe("Fermi");
  expect(props.children[1]).toMatchObject(english("Settings"));
});

test("what is put together of own texts in the English order is not", () => {
  const told = createWords("xx", "", "eo", "told = { $name } { $what }.");
  const text = told.say("told", { name: "Rosa", what: "ludas karton" });
  expect(h("p", null, text).props.children).toBe("Rosa ludas karton.");
});

test("so is what is put together of such texts, not what has words of its own", () => {
  const card = words.say("card.subject");
  const both = `The card: ${words.say("settings")}.`;
  expect(h("p", null, both).props.children).toMatchObject(english(both));
  for (const own of [`${card} kaj ${card}`, "– 12"]) expect(h("p", null, own).props.children).toBe(own);
});
