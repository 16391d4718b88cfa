import type { Card } from "../../net/messages";

export type Sorting = "rank" | "suit";

/** What a hand is sorted by: which of two cards comes first. A game says it of its own cards. */
export type Orders = Record<Sorting, (one: Card, other: Card) => number>;

/** How the player has put the hand. */
export interface Arrangement {
  sorting: Sorting;
  /** Whether cards were moved since it was sorted. */
  moved: boolean;
  /** The cards from left to right; some may be gone since. */
  order: Card[];
}

export const UNTOUCHED: Arrangement = { sorting: "rank", moved: false, order: [] };

/** The hand from left to right. What was there keeps its order; a new card goes where the sorting
 * wants it, or to the end of a hand that the player has put in an order of his own. */
export function arranged(hand: readonly Card[], now: Arrangement, orders: Orders): Card[] {
  const known = now.order.filter((card) => hand.includes(card));
  const fresh = hand.filter((card) => !known.includes(card));
  const order = orders[now.sorting];
  return now.moved && known.length > 0 ? [...known, ...fresh.sort(order)] : [...hand].sort(order);
}

export function sortedBy(sorting: Sorting, hand: readonly Card[], orders: Orders): Arrangement {
  return { sorting, moved: false, order: [...hand].sort(orders[sorting]) };
}

/** `cards` put behind so many of the others in the hand as it lies. */
export function moved(
  now: Arrangement,
  hand: readonly Card[],
  cards: readonly Card[],
  place: number,
  orders: Orders,
): Arrangement {
  const order = arranged(hand, now, orders).filter((other) => !cards.includes(other));
  order.splice(place, 0, ...cards);
  return { sorting: now.sorting, moved: true, order };
}
