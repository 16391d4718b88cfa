import type { Game } from "../../table/game";
import { ITALIAN } from "../../cards/packs";
import { theCard } from "../../cards/italian";
import { openPlay } from "./play";
import { sounds } from "./sounds";
import { news, story } from "./story";
import { trips } from "./trips";
import type { RubamazzoView } from "./view";
import "./lying.css";
import "./result.css";
import "./rubamazzo.css";
import "./replay.css";

export const GAME: Game<RubamazzoView> = {
  card: theCard,
  story,
  news: (before, after, words) => [
    ...story(after, words).slice(-1),
    ...news(before, after, words),
  ],
  trips,
  sounds,
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
