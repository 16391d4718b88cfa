import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test } from "vitest";
import { ORDERS } from "../../../src/cards/french";
import type { RummyView } from "../../../src/games/rummy/view";
import type { Storage } from "../../../src/storage/storage";
import { type Holding, openHolding } from "../../../src/stage/hand/holding";
import type { Shown } from "../../../src/stage/shown";
import type { Stage } from "../../../src/stage/stage";
import { history, view } from "../../games/rummy/rummy";

const kept = new Map<string, unknown>();
const STORAGE: Storage = {
  read: (name) => kept.get(name) ?? null,
  write: (name, value) => Boolean(kept.set(name, value)),
  clear: () => kept.clear(),
};

/** A page's table of which only what is shown matters here. */
function openStage() {
  const shown = signal<Shown<RummyView> | null>(null);
  const holding = openHolding({ shown, gameName: "rummy" } as unknown as Stage, STORAGE, ORDERS);
  function show(ply: number, more: Partial<RummyView>, match = "m"): void {
    const now = view(more);
    shown.value = { match, seat: now.seat, ply, players: [], proof: { commitment: "", seed: "" }, touched: true, view: now };
  }
  return { holding, show };
}

const HAND = ["2H", "9C", "KS"];
const DRAWN = { hand: [...HAND, "5D"], history: history("0 draw @stock") };

let holding: Holding;
let show: ReturnType<typeof openStage>["show"];

beforeEach(() => {
  kept.clear();
  ({ holding, show } = openStage());
  show(1, { hand: HAND, phase: "draw" });
});

describe("the selection", () => {
  test("never changes by itself, whoever plays", () => {
    holding.toggle("KS");
    holding.toggle("2H");
    show(2, DRAWN);
    expect(holding.selected.value).toEqual(["KS", "2H"]);
    show(3, { ...DRAWN, history: history("0 draw @stock", "0 discard 5D"), hand: HAND, turn: 1 });
    expect(holding.selected.value).toEqual(["KS", "2H"]);
  });

  test("a card that was thrown and is drawn again is not selected", () => {
    holding.toggle("KS");
    show(2, { hand: ["2H", "9C"], turn: 1, history: history("0 draw @stock", "0 discard KS") });
    expect(holding.selected.value).toEqual([]);
    show(9, { hand: ["2H", "9C", "KS"], history: history("0 draw @stock") });
    expect(holding.selected.value).toEqual([]);
  });

  test("a new deal and a new match begin without one", () => {
    holding.toggle("KS");
    show(20, { hand: HAND, history: [] });
    expect(holding.selected.value).toEqual([]);
    show(21, DRAWN);
    holding.toggle("KS");
    show(21, DRAWN, "another");
    expect(holding.selected.value).toEqual([]);
  });
});

describe("the order", () => {
  test("is kept through updates and when the page is loaded again", () => {
    expect(holding.cards.value).toEqual(["2H", "9C", "KS"]);
    expect(holding.move(["KS"], 0)).toBe(0);
    expect(holding.move(["2H"], 99), "never beyond the end").toBe(2);
    show(2, DRAWN);
    expect(holding.cards.value).toEqual(["KS", "9C", "2H", "5D"]);
    expect(holding.sorting.value).toBeNull();
    const again = openStage();
    again.show(2, DRAWN);
    expect(again.holding.cards.value).toEqual(["KS", "9C", "2H", "5D"]);
  });

  test("what the browser kept of something else counts as nothing", () => {
    for (const broken of ["text", [], { match: "m", arrangement: { sorting: "size" } }, { match: "x" }]) {
      kept.set("rummy.hand", broken);
      const again = openStage();
      again.show(2, DRAWN);
      expect(again.holding.cards.value).toEqual(["2H", "5D", "9C", "KS"]);
    }
  });
});
