import { h, type VNode } from "preact";
import { beforeAll, expect, test } from "vitest";
import { markForeign } from "../../src/i18n/foreign";
import { createWords } from "../../src/i18n/words";

const words = createWords(
  "xx",
  "close = Fermi\ncard = karto",
  "eo",
  "settings = Settings\ncard = card\n    .subject = the card\ncount = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}",
);

beforeAll(markForeign);

test("what a language lacks is said in English", () => {
  expect(words.say("close")).toBe("Fermi");
  expect(words.say("settings")).toBe("Settings");
  expect(words.say("card")).toBe("karto");
  expect(words.say("card.subject")).toBe("the card");
  expect(words.say("count", { count: 1 })).toBe("one card");
  expect(words.has("settings")).toBe(true);
  expect(words.has("nothing")).toBe(false);
});

test("it is marked as English wherever it is shown", () => {
  expect(h("h2", null, words.say("settings")).props).toMatchObject({ lang: "en-GB" });
  expect(h("h2", null, words.say("close")).props).not.toHaveProperty("lang");
  expect(h("button", { "aria-label": words.say("settings") }, "?").props).toMatchObject({ lang: "en-GB" });
});

test("beside other words only it is marked", () => {
  const { props } = h("p", null, words.say("close"), words.say("settings")) as VNode<{
    children: unknown[];
  }>;
  expect(props).not.toHaveProperty("lang");
  expect(props.children[0]).toBe("Fermi");
  expect(props.children[1]).toMatchObject({ type: "span", props: { lang: "en-GB", children: "Settings" } });
});
