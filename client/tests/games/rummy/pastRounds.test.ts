import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test } from "vitest";
import { openRounds } from "../../../src/games/rummy/pastRounds";
import type { RummyView } from "../../../src/games/rummy/view";
import type { Shown } from "../../../src/stage/shown";
import type { Stage } from "../../../src/stage/stage";
import type { Storage } from "../../../src/storage/storage";

let kept = new Map<string, unknown>();
const storage: Storage = {
  read: (name) => kept.get(name) ?? null,
  write: (name, value) => Boolean(kept.set(name, value)),
  clear: () => kept.clear(),
};

function at(points: number[], match = "one", open?: Shown["open"]): Shown<RummyView> {
  return { match, view: { points }, ...(open && { open }) } as Shown<RummyView>;
}

function open(first: Shown<RummyView>) {
  const shown = signal<Shown<RummyView> | null>(first);
  return { shown, rounds: openRounds({ shown } as unknown as Stage<RummyView>, storage) };
}

describe("the rounds of a match", () => {
  beforeEach(() => (kept = new Map()));

  test("are told by what each has brought", () => {
    const { shown, rounds } = open(at([0, 0, 0, 0]));
    shown.value = at([0, 31, 0, 0]);
    shown.value = at([0, 31, 0, 0]);
    shown.value = at([44, 31, 0, 0]);
    expect(rounds.value).toEqual([
      [0, 31, 0, 0],
      [44, 0, 0, 0],
    ]);
  });

  test("outlive a reload, not their match", () => {
    open(at([0, 0, 0, 0])).shown.value = at([5, 0, 0, 0]);
    expect(open(at([5, 0, 0, 0])).rounds.value).toEqual([[5, 0, 0, 0]]);
    expect(open(at([5, 0, 7, 0])).rounds.value).toEqual([
      [5, 0, 0, 0],
      [0, 0, 7, 0],
    ]);
    expect(open(at([0, 0, 0, 0], "two")).rounds.value).toEqual([]);
  });

  test("what was not seen is one round", () => {
    expect(open(at([12, 40, 0, 9])).rounds.value).toEqual([[12, 40, 0, 9]]);
  });

  test("a match that is watched again keeps nothing", () => {
    open(at([12, 0, 0, 0], "one", []));
    expect(kept.size).toBe(0);
  });

  test("nonsense that was kept is nothing", () => {
    kept.set("rummy.rounds", { match: "one", points: [[99, 0, 0, 0], "x"] });
    expect(open(at([5, 0, 0, 0])).rounds.value).toEqual([[5, 0, 0, 0]]);
  });
});
