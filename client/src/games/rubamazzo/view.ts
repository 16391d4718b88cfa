import type { Card, View } from "../../net/messages";

/** The view of Rubamazzo, as `docs/records.md` lists it. */
export interface RubamazzoView extends View {
  hands: number[];
  stock: number;
  /** The card that has lain longest first. */
  table: Card[];
  /** The top of each seat's pile; null without a pile. */
  tops: (Card | null)[];
  /** How many cards are in each seat's pile. */
  piles: number[];
  /** Every card that has lain face up: the first four of the table, then each card played. */
  seen: Card[];
  /** The hand by its three places. */
  places: (Card | null)[];
}

/** The one who sits opposite. */
export function opposite(seat: number): number {
  return 1 - seat;
}

/** The cards of the hand from left to right. */
export function held({ places }: RubamazzoView): Card[] {
  return places.filter((card) => card !== null);
}
