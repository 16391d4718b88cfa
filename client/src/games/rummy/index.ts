import { theCard } from "../../cards/french";
import { FRENCH } from "../../cards/packs";
import type { Game } from "../../stage/game";
import { openPlay } from "./play";
import { keys } from "./shortcuts";
import { sounds } from "./sounds";
import { news, story } from "./story";
import { trips } from "./trips";
import { type RummyView, TARGET } from "./view";
import "./rummy.css";
import "./players.css";
import "./hand.css";
import "./replay.css";

export const GAME: Game<RummyView> = {
  card: theCard,
  story,
  news,
  pack: FRENCH,
  selects: true,
  dealt: (pack, dealer, seat) => pack.slice(0, 4 * 7).filter((_, at) => at % 4 === (seat - dealer + 3) % 4),
  tempo: (move) => (move.startsWith("draw ") ? 1 : 0.6),
  trips,
  sounds,
  keys,
  goal: (words) => words.say("match-goal", { points: TARGET }),
  open: openPlay,
};
