import { theCard } from "../../cards/italian";
import { ITALIAN } from "../../cards/packs";
import type { Game } from "../../stage/game";
import { openPlay } from "./play";
import { keys } from "./shortcuts";
import { sounds } from "./sounds";
import { news, story } from "./story";
import { trips } from "./trips";
import type { ScopaView } from "./view";
import "../../stage/fishing/styles";
import "./scopa.css";
import "./counting.css";

export const GAME: Game<ScopaView> = {
  family: "fishing",
  card: theCard,
  story,
  news: (before, after, words) => [...story(after, words).slice(-1), ...news(before, after, words)],
  trips,
  sounds,
  pack: ITALIAN,
  dealt: (pack, dealer, seat) => (seat === dealer ? pack.slice(3, 6) : pack.slice(0, 3)),
  passesOn: true,
  lacksValues: true,
  keys,
  open: openPlay,
};
