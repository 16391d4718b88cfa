import { theCard } from "../../cards/italian";
import type { Words } from "../../i18n/words";
import type { Played } from "../../net/messages";
import { opposite } from "../../stage/fishing/view";
import { readMove } from "../../stage/move";
import type { RubamazzoView } from "./view";

/** One sentence for each move, oldest first. The history does not say how many cards were stolen:
 * the piles are counted along. */
export function story(view: RubamazzoView, words: Words): string[] {
  const piles = [0, 0];
  return view.history.map((played) => sentence(played, piles, view.seat, words));
}

function sentence({ seat, move: text }: Played, piles: number[], me: number, words: Words): string {
  const move = readMove(text);
  const who = seat === me ? "you" : "computer";
  const card = theCard(words, move.cards[0] ?? "", "object");
  const mine = piles[seat] ?? 0;
  if (move.verb === "steal") {
    const count = piles[opposite(seat)] ?? 0;
    piles[opposite(seat)] = 0;
    piles[seat] = mine + count + 1;
    return words.say(`move-steal-${who}`, { card, count });
  }
  const [taken] = move.takes;
  if (taken === undefined) return words.say(`move-stay-${who}`, { card });
  piles[seat] = mine + 2;
  return words.say(`move-take-${who}`, { card, takes: theCard(words, taken, "object") });
}

/** New cards, the start, the end. */
export function news(before: RubamazzoView | null, after: RubamazzoView, words: Words): string[] {
  if (after.turn === null) return [words.say(`result-said-${result(after)}`, counts(after))];
  if (after.history.length === 0) {
    return [words.say(after.turn === after.seat ? "begin-you" : "begin-computer")];
  }
  if (before && after.stock < before.stock) return [words.say("dealt", { count: after.stock })];
  return [];
}

export function result(view: RubamazzoView): "win" | "lose" | "draw" {
  const { yours, theirs } = counts(view);
  return yours > theirs ? "win" : yours < theirs ? "lose" : "draw";
}

export function counts(view: RubamazzoView): { yours: number; theirs: number } {
  return { yours: view.piles[view.seat] ?? 0, theirs: view.piles[opposite(view.seat)] ?? 0 };
}
