import { expect, test } from "vitest";
import { createWords } from "../../src/i18n/words";

test("a game's own words come first and count", () => {
  const words = createWords("en", "keys = The game's\nkeys = Everybody's\nlevel = Level");
  expect(words.say("keys")).toBe("The game's");
  expect(words.say("level")).toBe("Level");
});
