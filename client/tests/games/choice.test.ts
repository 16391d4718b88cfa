import { expect, test } from "vitest";
import { choose } from "../../src/games/rubamazzo/choice";
import { view } from "./rubamazzo";

test("a card with one move means that move", () => {
  expect(choose(view(), "7D")).toEqual({ move: "play 7D" });
});

test("a card that can take and steal opens the choice", () => {
  expect(choose(view(), "5C")).toEqual({
    choice: {
      card: "5C",
      options: [
        { move: "play 5C takes 5S", takes: "5S" },
        { move: "steal 5C @seat1", takes: null },
      ],
    },
  });
});

test("a card without a move is sent all the same, for the room's reason", () => {
  expect(choose(view({ moves: [], turn: 1 }), "7D")).toEqual({ move: "play 7D" });
});
