import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Move, parseMove, readMove, writeMove } from "../../src/stage/move";

interface Cases {
  moves: (Move & { text: string })[];
  none: string[];
}

const CASES = new URL("../../../tests/cases/moves.json", import.meta.url);
const { moves, none } = JSON.parse(readFileSync(CASES, "utf8")) as Cases;

describe("the text of a move", () => {
  test.each(moves)("$text", ({ text, ...move }) => {
    expect(parseMove(text)).toEqual(move);
    expect(writeMove(move)).toBe(text);
  });

  test.each(none)("%j is none", (text) => {
    expect(parseMove(text)).toBeNull();
    expect(readMove(text)).toEqual({ verb: "", cards: [], takes: [], pile: null, number: null });
  });
});

test("what a move does not say need not be named", () => {
  expect(writeMove({ verb: "pass" })).toBe("pass");
  expect(writeMove({ verb: "bid", number: 0 })).toBe("bid 0");
});
