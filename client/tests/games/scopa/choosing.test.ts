import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LIT, openWays } from "../../../src/games/scopa/choosing";
import type { Choice } from "../../../src/stage/choosing";
import type { Capture } from "../../../src/stage/fishing/captures";

const WAYS = ["5B 2D", "4C 3S", "4C 3C"].map((takes) => ({ move: `play 7D takes ${takes}`, takes: takes.split(" ") }));

function open(moves = true) {
  const choice = signal<Choice<Capture> | null>(null);
  const ways = openWays(choice, () => moves);
  choice.value = { card: "7D", options: WAYS } as Choice<Capture>;
  return { choice, ways };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the light goes from way to way, and round", () => {
  const { ways } = open();
  const lit = WAYS.map(() => {
    const now = ways.lit.value?.takes.join(" ");
    vi.advanceTimersByTime(LIT);
    return now;
  });
  expect(lit).toEqual(["5B 2D", "4C 3S", "4C 3C"]);
  expect(ways.lit.value).toBe(WAYS[0]);
});

test("with reduced motion it stays on the first", () => {
  const { ways } = open(false);
  vi.advanceTimersByTime(5 * LIT);
  expect(ways.lit.value).toBe(WAYS[0]);
});

test("it stays where the player has brought it", () => {
  const { ways } = open();
  ways.light(WAYS[1] as Capture);
  vi.advanceTimersByTime(5 * LIT);
  expect(ways.lit.value).toBe(WAYS[1]);
});

test("a card leaves its ways, and the only one is chosen by a second touch", () => {
  const { ways } = open();
  expect(ways.touch("4C")).toBeNull();
  expect(ways.left.value).toEqual([WAYS[1], WAYS[2]]);
  expect(ways.touch("3S")).toBeNull();
  expect(ways.left.value).toEqual([WAYS[1]]);
  expect(ways.touch("3S")).toBe(WAYS[1]);
});

test("cards are chosen together; one that goes with none of them begins anew", () => {
  const { ways } = open();
  ways.touch("4C");
  expect(ways.touch("3C")).toBeNull();
  expect(ways.left.value).toEqual([WAYS[2]]);
  expect(ways.touch("2D")).toBeNull();
  expect(ways.left.value).toEqual([WAYS[0]]);
  expect(ways.touch("5B")).toBe(WAYS[0]);
});

test("a card that no way takes changes nothing, and another choice begins anew", () => {
  const { choice, ways } = open();
  ways.touch("4C");
  expect(ways.touch("RD")).toBeNull();
  expect(ways.left.value.length).toBe(2);
  choice.value = { card: "7D", options: WAYS } as Choice<Capture>;
  expect(ways.left.value.length).toBe(3);
});
