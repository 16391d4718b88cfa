import { expect, test } from "vitest";
import { openValues } from "../../src/stage/fishing/values";
import type { Stage } from "../../src/stage/stage";
import { keepLast, lastOf } from "../../src/storage/last";
import { openStorage, type Storage } from "../../src/storage/storage";
import { signal } from "@preact/signals";
import { view } from "../games/rubamazzo";

function storageOf(content: Record<string, string> = {}): Storage {
  return openStorage(
    () =>
      ({
        getItem: (name: string) => content[name] ?? null,
        setItem: (name: string, value: string) => void (content[name] = value),
      }) as globalThis.Storage,
  );
}

test("the last match is the one that was kept last, of whichever game", () => {
  const storage = storageOf();
  expect(lastOf(storage)).toBeNull();
  keepLast(storage, { game: "rummy", match: "a" });
  keepLast(storage, { game: "rubamazzo", match: "b" });
  expect(lastOf(storage)).toEqual({ game: "rubamazzo", match: "b" });
});

test.each(['"a"', "{}", '{"game":1,"match":"a"}', "nothing"])("%s is no match", (kept) => {
  expect(lastOf(storageOf({ "mazzo.finished": kept }))).toBeNull();
});

test("what a game counts for itself is kept beside it", () => {
  const storage = storageOf();
  const settings = { values: { chosen: signal("first") } };
  function play(match: string): boolean {
    const shown = signal({ match, view: view({ turn: 0 }) });
    const values = openValues({ gameName: "rubamazzo", shown, settings } as unknown as Stage, storage).value;
    shown.value = { match, view: view({ turn: null }) };
    keepLast(storage, { game: "rubamazzo", match });
    return values;
  }
  expect(["a", "b", "c", "d"].map(play)).toEqual([true, true, true, false]);
});
