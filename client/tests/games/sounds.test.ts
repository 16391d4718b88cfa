import { expect, test } from "vitest";
import { sounds } from "../../src/games/rubamazzo/sounds";
import { view } from "./rubamazzo";

const after = (move: string, changes = {}) => view({ history: [{ seat: 0, move }], ...changes });

test("each kind of move has its sound", () => {
  expect(sounds(view(), after("play 1C"))).toEqual(["card"]);
  expect(sounds(view(), after("play 5D takes 5B"))).toEqual(["take"]);
  expect(sounds(view(), after("steal 5C @seat1"))).toEqual(["steal"]);
});

test("new cards are heard after the move, and at the start", () => {
  expect(sounds(view(), after("play 1C", { stock: 24 }))).toEqual(["card", "deal"]);
  expect(sounds(null, view({ history: [] }))).toEqual(["deal"]);
});

test.each([
  [[21, 15], "win"],
  [[15, 21], "lose"],
  [[18, 18], "draw"],
])("piles of %j are a %s", (piles, heard) => {
  expect(sounds(view(), after("play 1C", { turn: null, piles }))).toEqual(["card", heard]);
});
