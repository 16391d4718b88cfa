import { expect, test } from "vitest";
import { primieraOf } from "../../../src/games/scopa/primiera";
import { sweeps, sweptBy } from "../../../src/games/scopa/sweeps";
import type { ScopaView } from "../../../src/games/scopa/view";

test("the primiera takes the best card of each suit by its own worth", () => {
  expect(primieraOf(["RD", "1D", "5D", "6C", "7C", "2S", "3S", "CB", "FB"])).toEqual(["1D", "7C", "3S", "CB"]);
});

test("a suit without a card has none", () => {
  expect(primieraOf(["7D", "6D"])).toEqual(["7D"]);
});

function deal(moves: string[], stock = 6): ScopaView {
  const history = moves.map((move, at) => ({ seat: at % 2, move }));
  return { history, stock, hands: stock ? [1, 1] : [0, 0] } as unknown as ScopaView;
}

test("who clears the table has swept it", () => {
  const view = deal(["play 5C takes 2D 3S", "play RC takes 4B 6B", "play 2C", "play 2S takes 2C"]);
  expect(sweeps(view)).toEqual([null, "RC", null, "2S"]);
  expect(sweptBy(view, 1)).toEqual(["RC", "2S"]);
  expect(sweptBy(view, 0)).toEqual([]);
});

test("the last card of a deal and an ace that took all have not", () => {
  expect(sweeps(deal(["play RC takes 1D 2D 3S 4S"], 0))).toEqual([null]);
  expect(sweeps(deal(["play 1C takes 7D 2D 3S 4S"]))).toEqual([null]);
});

test("an ace that takes the only card, an ace, has", () => {
  const view = deal(["play RC takes 1D 2D 3S 4S", "play 1C", "play 1B takes 1C"]);
  expect(sweeps(view)).toEqual(["RC", null, "1B"]);
});
