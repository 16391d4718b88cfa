import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import type { View } from "../../src/net/messages";
import { openSequence } from "../../src/stage/sequence";
import type { Shown } from "../../src/stage/shown";
import type { Stage } from "../../src/stage/stage";

const MELDS = ["meld 4H 5H 6H", "meld 9S 9H 9D", "lay 2H @meld0"] as const;

const shown = signal<Shown | null>(null);
let played: string[] = [];
let send: ReturnType<typeof openSequence>;

function show(ply: number, move: string | undefined = MELDS[ply - 5], match = "m"): void {
  const view = { history: move ? [{ seat: 0, move }] : [] } as unknown as View;
  shown.value = { match, ply, view } as Shown;
}

/** What comes after the first: by what was made last. */
function then({ history }: View): string | null {
  return MELDS[MELDS.findIndex((move) => move === history.at(-1)?.move) + 1] ?? null;
}

beforeEach(() => {
  show(4);
  played = [];
  send = openSequence({ shown, play: (move: string) => void played.push(move) } as unknown as Stage);
});

test("each move follows when the one before has been made, once", () => {
  send(MELDS[0], then);
  expect(played).toEqual(MELDS.slice(0, 1));
  show(5);
  expect(played).toEqual(MELDS.slice(0, 2));
  show(6);
  expect(played).toEqual(MELDS);
  show(7);
  show(8);
  expect(played).toHaveLength(3);
});

test.each([
  ["something else happened too", 6, MELDS[0], "m"],
  ["nothing was made", 4, undefined, "m"],
  ["another move was made", 5, "discard KC", "m"],
  ["another match is there", 5, MELDS[0], "n"],
])("none does when %s", (_, ply, move, match) => {
  send(MELDS[0], then);
  show(ply, move, match);
  expect(played).toHaveLength(1);
  show(5);
  expect(played).toHaveLength(1);
});

test("a single move has none after it", () => {
  send("discard 2H");
  show(5, "discard 2H");
  expect(played).toEqual(["discard 2H"]);
});
