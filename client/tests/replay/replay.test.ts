import { beforeEach, expect, test, vi } from "vitest";
import { createReplay } from "../../src/replay/replay";
import type { Game } from "../../src/stage/game";
import { openSettings } from "../../src/stage/settings";
import type { Shown } from "../../src/stage/shown";
import { openStorage } from "../../src/storage/storage";
import { wordsOf } from "../words";

const storage = openStorage(() => {
  throw new Error("blocked");
});

/** A game of which every position is told by what came before it. */
const GAME = {
  news: (before: { at: number } | null, after: { at: number }) => [
    before ? `From ${before.at} to ${after.at}.` : `At ${after.at}.`,
    ...(after.at === 3 ? ["The end."] : []),
  ],
  story: () => [],
  trips: () => ({ trips: [], holds: [], others: 0 }),
  open: () => ({}),
} as unknown as Game;

function replay() {
  const positions = [0, 1, 2, 3].map(
    (at) => ({ ply: at + 1, players: [], view: { at, history: [] } }) as unknown as Shown,
  );
  const settings = openSettings(storage, "rubamazzo", ["neapolitan"]);
  return createReplay({ gameName: "rubamazzo", game: GAME, words: wordsOf("en"), settings, positions });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("every position is told by the move that led to it, wherever one stands", () => {
  const { moves, go } = replay();
  go(2);
  expect(moves).toEqual(["At 0.", "From 0 to 1.", "From 1 to 2.", "From 2 to 3."]);
});

test("it plays to the end, and from the start when it stands there", () => {
  const { at, last, playing, toggle } = replay();
  toggle();
  expect(playing.value).toBe(true);
  vi.runAllTimers();
  expect([at.value, playing.value]).toEqual([last, false]);
  toggle();
  expect(at.value).toBe(0);
});

test("who goes somewhere stops it, and nobody goes beyond the ends", () => {
  const { at, go, playing, toggle } = replay();
  toggle();
  go(9);
  expect([at.value, playing.value]).toEqual([3, false]);
  go(-1);
  vi.runAllTimers();
  expect(at.value).toBe(0);
});
