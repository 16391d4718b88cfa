import { rankOf, suitOf } from "../../cards/french";
import type { Card } from "../../net/messages";
import type { Option } from "../../stage/choosing";
import { readMove, writeMove } from "../../stage/move";
import type { RummyView } from "./view";

/** One of several melds to which a card can be added. */
export interface LayOff extends Option {
  /** The meld's number. */
  meld: number;
}

/** The moves that lay the selected cards as a meld, or as two; null when they make none. */
export function meldMoves(view: RummyView, selected: readonly Card[]): string[] | null {
  const melds = view.moves
    .map((text) => ({ text, move: readMove(text) }))
    .filter(({ move }) => move.verb === "meld" && move.cards.every((card) => selected.includes(card)));
  const whole = melds.find(({ move }) => move.cards.length === selected.length);
  if (whole) return [whole.text];
  for (const first of melds) {
    const rest = selected.filter((card) => !first.move.cards.includes(card));
    const second = melds.find(({ move }) => isSame(move.cards, rest));
    if (second) return [first.text, second.text];
  }
  return null;
}

/** Where the selected card can be added, in the order of the melds. */
export function layOptions(view: RummyView, selected: readonly Card[]): LayOff[] {
  if (selected.length !== 1) return [];
  return view.moves
    .map((text) => ({ text, move: readMove(text) }))
    .filter(({ move }) => move.verb === "lay" && move.cards[0] === selected[0])
    .map(({ text, move }) => ({ move: text, meld: numberOf(move.pile) }));
}

/** The move that discards the selected card; null when it cannot be discarded. */
export function discardMove(view: RummyView, selected: readonly Card[]): string | null {
  const [card, ...more] = selected;
  if (card === undefined || more.length > 0) return null;
  return view.moves.find((move) => move === writeMove({ verb: "discard", cards: [card] })) ?? null;
}

/** The lay-off that is meant by a card which fits nowhere: the room says why not. It names the meld
 * that has most in common with the card. */
export function meantLayOff({ melds }: RummyView, card: Card): string {
  const likeness = melds.map((meld) => -Math.min(...meld.map((laid) => distance(card, laid))));
  const meld = Math.max(0, likeness.indexOf(Math.max(...likeness)));
  return writeMove({ verb: "lay", cards: [card], pile: `meld${meld}` });
}

function distance(one: Card, other: Card): number {
  const apart = Math.abs(rankOf(one) - rankOf(other));
  return suitOf(one) === suitOf(other) || apart === 0 ? apart : 99;
}

function isSame(some: readonly Card[], others: readonly Card[]): boolean {
  return some.length === others.length && some.every((card) => others.includes(card));
}

/** "meld3" is number 3. */
export function numberOf(pile: string | null): number {
  return Number(pile?.slice("meld".length));
}
