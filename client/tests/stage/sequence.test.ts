import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import { openSequence } from "../../src/stage/sequence";
import type { Shown } from "../../src/stage/shown";
import type { Stage } from "../../src/stage/stage";

const shown = signal<Shown | null>(null);
let played: string[] = [];
let send: ReturnType<typeof openSequence>;

const show = (ply: number, match = "m") => (shown.value = { match, ply } as Shown);

beforeEach(() => {
  show(4);
  played = [];
  send = openSequence({ shown, play: (move: string) => void played.push(move) } as unknown as Stage);
});

test("the second move follows when the first has been made, once", () => {
  send("meld 4H 5H 6H", "meld 9S 9H 9D");
  expect(played).toEqual(["meld 4H 5H 6H"]);
  show(5);
  expect(played).toEqual(["meld 4H 5H 6H", "meld 9S 9H 9D"]);
  show(6);
  expect(played).toHaveLength(2);
});

test.each([
  ["something else happened", 6, "m"],
  ["nothing was made", 4, "m"],
  ["another match is there", 5, "n"],
])("it does not when %s", (_, ply, match) => {
  send("meld 4H 5H 6H", "meld 9S 9H 9D");
  shown.value = { match, ply } as Shown;
  expect(played).toHaveLength(1);
  show(5);
  expect(played).toHaveLength(1);
});

test("a single move has none after it", () => {
  send("discard 2H");
  show(5);
  expect(played).toEqual(["discard 2H"]);
});
