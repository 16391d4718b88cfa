import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import { bringSheets, type Source } from "../../src/stage/later";
import { openSpeech } from "../../src/stage/speech";
import type { Stage } from "../../src/stage/stage";
import { wordsOf } from "../words";

test("who waits for a sheet is told so, after a move too, until it is there", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { setTimeout, addEventListener: () => undefined });
  const words = wordsOf("en");
  const speech = openSpeech(words);
  const sheet = signal<string | null>(null);
  let arrive: () => void = () => undefined;
  const source = () =>
    new Promise((resolve) => {
      arrive = () => resolve({ Sheets: () => null, texts: {} });
    });
  bringSheets({ ...speech, sheet, words } as unknown as Stage, source as unknown as Source);
  sheet.value = "settings";
  await vi.advanceTimersByTimeAsync(400);
  expect(speech.notice.value).toBe(words.say("sheet-coming"));
  speech.dismiss(); // somebody has moved
  expect(speech.notice.value).toBe(words.say("sheet-coming"));
  arrive();
  await vi.advanceTimersByTimeAsync(1);
  expect(speech.notice.value).toBeNull();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
