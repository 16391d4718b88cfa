import type { Words } from "../../i18n/words";
import type { Game } from "../../stage/game";
import { readMove } from "../../stage/move";
import { packOf } from "../../cards/packs";
import { openPlay } from "./play";
import { type CallsView, nameOf, theCard } from "./view";
import "./calls.css";

const HAND = 3;

function story(view: CallsView, words: Words): string[] {
  return view.history.map(({ seat, move }) => {
    const name = nameOf(words, view.seat, seat);
    const { verb, cards, number } = readMove(move);
    if (verb === "bid") return words.say("told-bid", { name, count: number ?? 0 });
    return words.say("told-play", { name, card: theCard(words, cards[0] ?? "", "subject") });
  });
}

export const GAME: Game<CallsView> = {
  card: theCard,
  story,
  news: (_, after, words) => [
    ...story(after, words).slice(-1),
    ...(after.turn === null ? [words.say("match-over")] : []),
  ],
  trips: () => ({ trips: [], holds: [], others: 0 }),
  sounds: () => [],
  pack: packOf("SHD", "A234"),
  dealt: (pack, _, seat) => pack.slice(HAND * seat, HAND * (seat + 1)),
  keys: (words) => [
    ["N", words.say("keys-new")],
    ["?", words.say("keys-help")],
  ],
  open: openPlay,
};
