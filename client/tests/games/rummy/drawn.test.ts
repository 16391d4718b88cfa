import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import { openDrawn } from "../../../src/games/rummy/drawn";
import type { RummyView } from "../../../src/games/rummy/view";
import type { Storage } from "../../../src/storage/storage";
import type { Shown } from "../../../src/stage/shown";
import type { Stage } from "../../../src/stage/stage";
import { history, view } from "./rummy";

const kept = new Map<string, unknown>();
const STORAGE: Storage = {
  read: (name) => kept.get(name) ?? null,
  write: (name, value) => Boolean(kept.set(name, value)),
  clear: () => kept.clear(),
};
const HAND = ["2H", "9C", "KS"];
const DRAWN = { hand: [...HAND, "5D"], history: history("0 draw @stock") };

/** A page's table of which only what is shown matters here. */
function openStage() {
  const shown = signal<Shown<RummyView> | null>(null);
  const drawn = openDrawn({ shown } as unknown as Stage<RummyView>, STORAGE);
  function show(ply: number, more: Partial<RummyView>): void {
    const now = view(more);
    shown.value = { match: "m", seat: now.seat, ply, players: [], proof: { commitment: "", seed: "" }, touched: true, view: now };
  }
  return { drawn, show };
}

let drawn: ReturnType<typeof openStage>["drawn"];
let show: ReturnType<typeof openStage>["show"];

beforeEach(() => {
  kept.clear();
  ({ drawn, show } = openStage());
  show(1, { hand: HAND, phase: "draw" });
});

test("the card just drawn is not kept beyond its deal", () => {
  show(2, DRAWN);
  expect(JSON.stringify([...kept.values()])).toContain("5D");
  show(20, { hand: HAND, history: [] });
  expect(JSON.stringify([...kept.values()])).not.toContain("5D");
});

test("the card just drawn is marked until the turn is over", () => {
  expect(drawn.value).toBeNull();
  show(2, DRAWN);
  expect(drawn.value).toBe("5D");
  show(3, { ...DRAWN, history: history("0 draw @stock", "0 lay 3S @meld0") });
  expect(drawn.value).toBe("5D");
  show(4, { ...DRAWN, turn: 1, history: history("0 draw @stock", "0 lay 3S @meld0", "0 discard 2H") });
  expect(drawn.value).toBeNull();
});

test("the card just drawn is still marked when the page is loaded again, in no later turn", () => {
  show(2, DRAWN);
  const again = openStage();
  again.show(2, DRAWN);
  expect(again.drawn.value).toBe("5D");
  const later = openStage();
  later.show(10, { ...DRAWN, history: history("0 draw @stock", "0 discard 2H", "0 draw @stock") });
  expect(later.drawn.value).toBeNull();
});

test("what the browser kept of something else is no card", () => {
  for (const broken of ["text", [], { match: "m", card: 5, ply: 2 }, { match: "x", card: "5D", ply: 2 }]) {
    kept.set("rummy.drawn", broken);
    const again = openStage();
    again.show(2, DRAWN);
    expect(again.drawn.value).toBeNull();
  }
});
