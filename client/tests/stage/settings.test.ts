import { expect, test } from "vitest";
import { chosenRules, next, openSettings } from "../../src/stage/settings";
import { openStorage } from "../../src/storage/storage";

function drawer(content: Record<string, string> = {}): globalThis.Storage {
  return {
    getItem: (name: string) => content[name] ?? null,
    setItem: (name: string, value: string) => void (content[name] = value),
  } as globalThis.Storage;
}

const DECKS = ["neapolitan", "piacentine"];

test("what is chosen is there again", () => {
  const storage = openStorage(() => kept);
  const kept = drawer();
  openSettings(storage, "rubamazzo", DECKS).pace.chosen.value = "slow";
  expect(openSettings(storage, "rubamazzo", DECKS).pace.chosen.value).toBe("slow");
});

test.each(["not JSON", '"unheard of"', "{}", "null", "[1]"])("%s kept by others: the usual", (text) => {
  const storage = openStorage(() => drawer({ "mazzo.pace": text, "mazzo.theme": text }));
  const settings = openSettings(storage, "rubamazzo", DECKS);
  expect(settings.pace.chosen.value).toBe("normal");
  expect(settings.theme.chosen.value).toBe("system");
});

test("a blocked storage: everything works and it is known that nothing is kept", () => {
  const storage = openStorage(() => {
    throw new Error("blocked");
  });
  const settings = openSettings(storage, "rubamazzo", DECKS);
  expect(settings.remembered.value).toBe(false);
  settings.deck.chosen.value = "piacentine";
  expect(settings.deck.chosen.value).toBe("piacentine");
});

test("the level of one game is not that of another", () => {
  const storage = openStorage(() => kept);
  const kept = drawer();
  openSettings(storage, "rubamazzo", DECKS).level.chosen.value = "hard";
  expect(openSettings(storage, "rummy", ["french"]).level.chosen.value).toBe("normal");
});

test("after the last value comes the first", () => {
  const { level } = openSettings(openStorage(drawer), "rubamazzo", DECKS);
  expect(next(level, "easy")).toBe("normal");
  expect(next(level, "hard")).toBe("easy");
});

test("house rules are chosen among their values, and kept for their game alone", () => {
  const kept = drawer();
  const storage = openStorage(() => kept);
  const rules = { target: ["11", "16", "21"], napola: ["off", "on"] };
  const open = (game: string) => openSettings(storage, game, DECKS, rules);
  expect(chosenRules(open("scopa"))).toEqual({ target: "11", napola: "off" });
  const target = open("scopa").rules.target;
  if (target) target.chosen.value = "21";
  expect(chosenRules(open("scopa"))).toEqual({ target: "21", napola: "off" });
  expect(chosenRules(open("other"))).toEqual({ target: "11", napola: "off" });
  expect(chosenRules(openSettings(storage, "scopa", DECKS, { target: ["11", "16"] }))).toEqual({ target: "11" });
  expect(chosenRules(openSettings(storage, "rubamazzo", DECKS))).toBeUndefined();
});
