import { theCard } from "../../cards/italian";
import type { Words } from "../../i18n/words";
import { opposite } from "../../stage/fishing/view";
import { readMove } from "../../stage/move";
import { sweeps } from "./sweeps";
import { gain, type ScopaView } from "./view";

/** One sentence for each move, oldest first. */
export function story(view: ScopaView, words: Words): string[] {
  const swept = sweeps(view);
  return view.history.map(({ seat, move }, at) => {
    const { cards, takes } = readMove(move);
    const who = seat === view.seat ? "you" : "computer";
    const card = theCard(words, cards[0] ?? "", "object");
    if (takes.length === 0) return words.say(`move-stay-${who}`, { card });
    const taken = words.list(takes.map((one) => theCard(words, one, "object")));
    return words.say(`move-${swept[at] ? "scopa" : "take"}-${who}`, { card, takes: taken });
  });
}

/** New cards, the start, the end of a deal and of the match. */
export function news(before: ScopaView | null, after: ScopaView, words: Words): string[] {
  if (after.void) return [words.say("void-deal")];
  if (after.counted) return ended(after, words);
  if (after.history.length === 0) return [words.say(after.turn === after.seat ? "begin-you" : "begin-computer")];
  if (before && after.stock < before.stock) return [words.say("dealt", { count: after.stock })];
  return [];
}

function ended(view: ScopaView, words: Words): string[] {
  const { seat, turn } = view;
  const yours = view.points[seat] ?? 0;
  const theirs = view.points[opposite(seat)] ?? 0;
  const how = turn !== null ? "goes-on" : yours > theirs ? "won" : "lost";
  return [
    words.say("deal-said", { yours: gain(view, seat), theirs: gain(view, opposite(seat)) }),
    words.say(`match-${how}`, { yours, theirs }),
  ];
}
