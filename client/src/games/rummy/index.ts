import type { Game } from "../../table/game";
import { FRENCH } from "../../cards/packs";
import { theCard } from "../../cards/french";
import { openPlay } from "./play";
import { sounds } from "./sounds";
import { news, story } from "./story";
import { trips } from "./trips";
import type { RummyView } from "./view";
import "./rummy.css";
import "./players.css";
import "./hand.css";
import "./tally.css";
import "./replay.css";

export const GAME: Game<RummyView> = {
  card: theCard,
  story,
  news,
  pack: FRENCH,
  dealt: (pack, dealer, seat) => pack.slice(0, 4 * 7).filter((_, at) => at % 4 === (seat - dealer + 3) % 4),
  tempo: (move) => (move.startsWith("draw ") ? 1 : 0.6),
  trips,
  sounds,
  keys: (words) => [
    ["1 … 8", words.say("keys-select")],
    [words.say("key-arrows"), words.say("keys-arrows")],
    [words.say("key-shift-arrows"), words.say("keys-shift-arrows")],
    [words.say("key-enter"), words.say("keys-enter")],
    [words.say("key-escape"), words.say("keys-escape")],
    ["S", words.say("keys-stock")],
    ["A", words.say("keys-take")],
    ["M", words.say("keys-meld")],
    ["O", words.say("keys-lay")],
    [`X, ${words.say("key-delete")}`, words.say("keys-discard")],
    ["R", words.say("keys-rank")],
    ["F", words.say("keys-suit")],
    ["J", words.say("keys-jump")],
    ["N", words.say("keys-new")],
    ["U", words.say("keys-undo")],
    ["L", words.say("keys-level")],
    ["D", words.say("keys-deck")],
    ["T", words.say("keys-table")],
    ["P", words.say("keys-players")],
    ["C", words.say("keys-counts")],
    ["H", words.say("keys-hand")],
    ["?", words.say("keys-help")],
  ],
  open: openPlay,
};
