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

/** Where selected cards can be added, in the order of the melds: wherever one of them fits now. The
 * others may fit when that one lies there; the room says so. */
export function layOptions(view: RummyView, selected: readonly Card[]): LayOff[] {
  return view.melds.flatMap((_, meld) => {
    const move = layMove(view, selected, meld);
    return move ? [{ move, meld }] : [];
  });
}

/** The first move that adds one of the cards to this meld; null when none fits. */
export function layMove({ moves }: RummyView, cards: readonly Card[], meld: number): string | null {
  const wanted = cards.map((card) => writeLay(card, meld));
  return wanted.find((move) => moves.includes(move)) ?? null;
}

export function writeLay(card: Card, meld: number): string {
  return writeMove({ verb: "lay", cards: [card], pile: `meld${meld}` });
}

/** Where cards can go now. */
export interface Targets {
  lays: LayOff[];
  discard: boolean;
  /** As a new meld, or as two. */
  meld: boolean;
}

export function targetsOf(view: RummyView, cards: readonly Card[]): Targets {
  const meld = meldMoves(view, cards) !== null;
  // Cards that are a meld are meant for one, even where one of them fits elsewhere.
  return { lays: meld ? [] : layOptions(view, cards), discard: discardMove(view, cards) !== null, meld };
}

/** Whether a meld grows at its lower end by this card: a run does, at the left. */
export function isLowEnd(meld: readonly Card[], card: Card): boolean {
  const [first = "", second = ""] = meld;
  return suitOf(first) === suitOf(second) && rankOf(card) === rankOf(first) - 1;
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
  return writeLay(card, meld);
}

function distance(one: Card, other: Card): number {
  const apart = Math.abs(rankOf(one) - rankOf(other));
  return suitOf(one) === suitOf(other) || apart === 0 ? apart : 99;
}

function isSame(some: readonly Card[], others: readonly Card[]): boolean {
  return some.length === others.length && some.every((card) => others.includes(card));
}
