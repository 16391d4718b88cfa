import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import { openValues } from "../../../src/stage/fishing/values";
import type { Storage } from "../../../src/storage/storage";
import type { Shown } from "../../../src/stage/shown";
import type { Stage } from "../../../src/stage/stage";
import { view } from "../../games/rubamazzo";

const kept = new Map<string, unknown>();
const storage: Storage = {
  read: (name) => kept.get(name) ?? null,
  write: (name, value) => Boolean(kept.set(name, value)),
  clear: () => kept.clear(),
};

beforeEach(() => kept.clear());

function open(chosen = "first") {
  const shown = signal<Shown | null>(null);
  const settings = { values: { chosen: signal(chosen) } };
  const values = openValues({ gameName: "rubamazzo", shown, settings } as unknown as Stage, storage);
  const play = (match: string, turn: number | null, open?: string[][]) =>
    (shown.value = { match, view: view({ turn }), ...(open && { open }) } as unknown as Shown);
  return { values, play };
}

test("values are shown in the first three games, each counted once", () => {
  const { values, play } = open();
  for (const match of ["a", "b", "c"]) {
    play(match, 0);
    expect(values.value).toBe(true);
    play(match, null);
    play(match, null);
  }
  expect(values.value).toBe(true); // not in the middle of looking at the result
  play("d", 0);
  expect(values.value).toBe(false);
  expect(open().values.value).toBe(false);
});

test("a match that is only watched does not count", () => {
  const { values, play } = open();
  for (const match of ["a", "b", "c", "d"]) play(match, null, [[], []]);
  play("e", 0);
  expect(values.value).toBe(true);
});

test("always is always, never is never", () => {
  expect(open("on").values.value).toBe(true);
  expect(open("off").values.value).toBe(false);
});
