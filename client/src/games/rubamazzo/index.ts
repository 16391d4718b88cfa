import type { Game } from "../../table/game";
import { ITALIAN } from "../../table/packs";
import { theCard } from "./cards";
import { openPlay } from "./play";
import { sounds } from "./sounds";
import { news, story } from "./story";
import { trips } from "./trips";
import type { RubamazzoView } from "./view";
import "./lying.css";
import "./result.css";
import "./rubamazzo.css";
import "./replay.css";

export const GAME: Game = {
  card: theCard,
  story: (view, words) => story(view as RubamazzoView, words),
  news: (before, after, words) => [
    ...story(after as RubamazzoView, words).slice(-1),
    ...news(before as RubamazzoView | null, after as RubamazzoView, words),
  ],
  trips: (before, after) => trips(before as RubamazzoView, after as RubamazzoView),
  sounds: (before, after) => sounds(before as RubamazzoView | null, after as RubamazzoView),
  pack: ITALIAN,
  dealt: (pack, dealer, seat) => (seat === dealer ? pack.slice(3, 6) : pack.slice(0, 3)),
  passesOn: true,
  lacksValues: true,
  keys: (words) => [
    ["1 2 3", words.say("keys-place")],
    [words.say("key-arrows"), words.say("keys-arrows")],
    [words.say("key-enter"), words.say("keys-enter")],
    [words.say("key-escape"), words.say("keys-escape")],
    ["N", words.say("keys-new")],
    ["U", words.say("keys-undo")],
    ["L", words.say("keys-level")],
    ["D", words.say("keys-deck")],
    ["T", words.say("keys-table")],
    ["P", words.say("keys-piles")],
    ["C", words.say("keys-counts")],
    ["?", words.say("keys-help")],
  ],
  open: openPlay,
};
