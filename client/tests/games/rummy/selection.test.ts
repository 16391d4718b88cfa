import { describe, expect, test } from "vitest";
import { discardMove, isLowEnd, layOptions, meantLayOff, meldMoves, targetsOf } from "../../../src/games/rummy/selection";
import { view } from "./rummy";

const MELDS = ["meld 4H 5H 6H", "meld 4H 5H 6H 7H", "meld 5H 6H 7H", "meld 9S 9H 9D"];
const NOW = view({
  melds: [["5H", "6H", "7H"], ["KH", "KD", "KC"], ["8S", "8D", "8C"]],
  moves: [...MELDS, "lay 8H @meld0", "lay 8H @meld2", "lay KS @meld1", "discard 8H", "discard KS"],
});

describe("cards selected to be melded", () => {
  test("in whatever order they were selected they are the meld that the room names", () => {
    expect(meldMoves(NOW, ["6H", "4H", "5H"])).toEqual(["meld 4H 5H 6H"]);
  });

  test("seven cards in two melds are laid as two", () => {
    expect(meldMoves(NOW, ["9H", "4H", "5H", "9D", "6H", "9S", "7H"])).toEqual([
      "meld 4H 5H 6H 7H",
      "meld 9S 9H 9D",
    ]);
  });

  test("one card too many or too few is no meld", () => {
    expect(meldMoves(NOW, ["4H", "5H", "6H", "KS"])).toBeNull();
    expect(meldMoves(NOW, ["9S", "9H", "9D", "4H", "5H"])).toBeNull();
    expect(meldMoves(NOW, ["4H", "5H"])).toBeNull();
    expect(meldMoves(NOW, [])).toBeNull();
  });

  test("two melds that share a card are not two", () => {
    const both = view({ moves: ["meld 4H 5H 6H", "meld 6H 6S 6D"] });
    expect(meldMoves(both, ["4H", "5H", "6H", "6S", "6D"])).toBeNull();
  });
});

describe("a card selected to be laid off", () => {
  test("every meld that it fits is an option", () => {
    expect(layOptions(NOW, ["8H"])).toEqual([
      { move: "lay 8H @meld0", meld: 0 },
      { move: "lay 8H @meld2", meld: 2 },
    ]);
    expect(layOptions(NOW, ["KS"])).toEqual([{ move: "lay KS @meld1", meld: 1 }]);
  });

  test("several cards: wherever one of them fits now; none that fit nowhere", () => {
    expect(layOptions(NOW, ["4H", "KS"])).toEqual([{ move: "lay KS @meld1", meld: 1 }]);
    expect(layOptions(NOW, ["4H"])).toEqual([]);
    expect(layOptions(NOW, [])).toEqual([]);
  });

  test("one that fits nowhere is sent for the meld that is most like it", () => {
    const lying = view({ melds: [["KH", "KD", "KC"], ["9H", "TH", "JH"], ["2S", "3S", "4S"]] });
    expect(meantLayOff(lying, "7H")).toBe("lay 7H @meld1");
    expect(meantLayOff(lying, "KS")).toBe("lay KS @meld0");
    expect(meantLayOff(lying, "6S")).toBe("lay 6S @meld2");
    expect(meantLayOff(view(), "6S")).toBe("lay 6S @meld0");
  });
});

test("exactly one card is discarded, and only one that may be", () => {
  expect(discardMove(NOW, ["KS"])).toBe("discard KS");
  expect(discardMove(NOW, ["9S"])).toBeNull();
  expect(discardMove(NOW, ["KS", "8H"])).toBeNull();
  expect(discardMove(NOW, [])).toBeNull();
});

describe("where selected cards can go", () => {
  test("one card: to melds and to the discards", () => {
    const { lays, ...rest } = targetsOf(NOW, ["8H"]);
    expect(lays.map(({ meld }) => meld)).toEqual([0, 2]);
    expect(rest).toEqual({ discard: true, meld: false });
  });

  test("a meld is meant for the felt, whatever else one of its cards fits", () => {
    const fits = { ...NOW, moves: [...NOW.moves, "lay 4H @meld0"] };
    expect(targetsOf(fits, ["4H", "5H", "6H"])).toEqual({ lays: [], discard: false, meld: true });
  });

  test("nothing selected goes nowhere", () => {
    expect(targetsOf(NOW, [])).toEqual({ lays: [], discard: false, meld: false });
  });
});

test("only the card below a run comes to its lower end", () => {
  expect(isLowEnd(["5H", "6H", "7H"], "4H")).toBe(true);
  expect(isLowEnd(["5H", "6H", "7H"], "8H")).toBe(false);
  expect(isLowEnd(["2S", "3S", "4S"], "AS")).toBe(true);
  expect(isLowEnd(["JS", "QS", "KS"], "AS")).toBe(false);
  expect(isLowEnd(["8S", "8D", "8C"], "8H")).toBe(false);
});
