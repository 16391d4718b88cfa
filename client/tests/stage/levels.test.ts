import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Level } from "../../src/net/messages";
import { chooseLevel } from "../../src/stage/levels";
import { openSettings } from "../../src/stage/settings";
import type { Shown } from "../../src/stage/shown";
import { openSpeech } from "../../src/stage/speech";
import { openStorage } from "../../src/storage/storage";
import { wordsOf } from "../words";

/** A match under way against a computer of that level. */
function playing(level: Level) {
  const words = wordsOf("en");
  const storage = openStorage(() => {
    throw new Error("blocked");
  });
  const players = [{ kind: "person" }, { kind: "computer", level }];
  const shown = signal({ players, touched: true, view: { turn: 0 } } as unknown as Shown);
  const speech = openSpeech(words);
  const settings = openSettings(storage, "rubamazzo", ["neapolitan"]);
  const parts = { words, settings, speech, shown, room: { level: () => undefined } };
  return { choose: (to: Level) => chooseLevel(to, parts), speech };
}

test("another level is told for the next game, the one in force for now", () => {
  const { choose, speech } = playing("hard");
  choose("easy");
  expect(speech.notice.value).toBe("From the next game the level is Easy.");
  choose("normal");
  expect(speech.notice.value).toBe("From the next game the level is Normal.");
  choose("hard");
  expect(speech.notice.value).toBe("The level is now Hard.");
});
