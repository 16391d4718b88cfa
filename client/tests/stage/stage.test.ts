import { beforeEach, expect, test } from "vitest";
import type { LinkEvents } from "../../src/net/link";
import type { Game } from "../../src/stage/game";
import { openStage } from "../../src/stage/live";
import { openSettings } from "../../src/stage/settings";
import { openStorage } from "../../src/storage/storage";
import type { Stage } from "../../src/stage/stage";
import { wordsOf } from "../words";

const GAME = {
  news: () => ["A card was played."],
  story: () => [],
  trips: () => ({ trips: [], holds: [], others: 0 }),
  sounds: () => [],
} as unknown as Game;
const VIEW = { game: "rubamazzo", seat: 0, turn: 0, moves: [], points: [], history: [] };

let link: LinkEvents;
let stage: Stage;

beforeEach(() => {
  const storage = openStorage(() => {
    throw new Error("blocked");
  });
  stage = openStage({
    gameName: "rubamazzo",
    game: GAME,
    words: wordsOf("en"),
    storage,
    settings: openSettings(storage, "rubamazzo", ["neapolitan"]),
    connect: (events) => {
      link = events;
      return { send: () => true, wake: () => undefined, close: () => undefined };
    },
    clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
    speaker: () => undefined,
  });
});

function hearMatch(ply: number): void {
  const proof = { commitment: "", seed: "" };
  const match = { game: "rubamazzo", match: "m", seat: 0, players: [], proof };
  link.received(
    JSON.stringify({ type: "match", ...match, event: 0, ply, options: {}, undo: null, touched: true, view: VIEW }),
  );
}

const lastSaid = () => stage.said.value.at(-1)?.text;

test("a first table is no news of the connection", () => {
  link.opened();
  hearMatch(4);
  expect(lastSaid()).toBe("A card was played.");
  expect(stage.notice.value).toBeNull();
});

test.each([4, 6])("connected again is said when the table is there, at move %i too", (ply) => {
  link.opened();
  hearMatch(4);
  link.lost();
  expect(lastSaid()).toContain("Not connected since");
  link.opened();
  expect(lastSaid()).toContain("Not connected since");
  hearMatch(ply);
  expect(lastSaid()).toBe("Connected again.");
  expect(stage.notice.value).toBe("Connected again.");
  hearMatch(ply);
  expect(stage.said.value.filter(({ text }) => text === "Connected again.")).toHaveLength(1);
});

test("what was said of the settings goes when the turn goes on", () => {
  link.opened();
  hearMatch(4);
  stage.setLevel("easy");
  expect(stage.notice.value).toBe("From the next game the level is Easy.");
  const update = { type: "update", match: "m", event: 1, ply: 5, seat: 0, move: "play 1D", view: {} };
  link.received(JSON.stringify(update));
  expect(stage.notice.value).toBeNull();
});
