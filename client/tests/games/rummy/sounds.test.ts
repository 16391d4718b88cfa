import { expect, test } from "vitest";
import { sounds } from "../../../src/games/rummy/sounds";
import { history, view } from "./rummy";

const after = (move: string, more = {}) => view({ history: history(move), ...more });

test("each kind of move has its sound", () => {
  expect(sounds(view(), view())).toEqual(["deal"]);
  expect(sounds(view(), after("0 draw @stock"))).toEqual(["card"]);
  expect(sounds(view(), after("0 meld 5S 5H 5D"))).toEqual(["meld"]);
  expect(sounds(view(), after("0 discard KC"))).toEqual(["card"]);
});

test("the stock is heard when it is turned", () => {
  expect(sounds(view(), after("0 discard KC", { pass: 2 }))).toEqual(["card", "stock-turned"]);
  expect(sounds(view({ pass: 2 }), after("0 discard KC", { pass: 2 }))).toEqual(["card"]);
});

test.each([
  [0, "win"],
  [2, "lose"],
  [null, "draw"],
])("a round won by %j is a %s", (winner, heard) => {
  const over = { winner, shown: [[], [], [], []], turn: "dealer" as const };
  expect(sounds(view(), after("0 discard KC", over))).toEqual(["card", heard]);
});
