import { expect, test } from "vitest";
import { captures } from "../../../src/stage/fishing/captures";
import { view } from "../../games/rubamazzo";

test("a card with one move can do that", () => {
  expect(captures(view(), "7D")).toEqual([{ move: "play 7D", takes: [] }]);
});

test("a card that can take and steal has both", () => {
  expect(captures(view(), "5C")).toEqual([
    { move: "play 5C takes 5S", takes: ["5S"] },
    { move: "steal 5C @seat1", takes: [] },
  ]);
});

test("out of turn a card can do nothing", () => {
  expect(captures(view({ moves: [], turn: 1 }), "7D")).toEqual([]);
});
