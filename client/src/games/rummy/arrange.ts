import type { Card } from "../../net/messages";
import { byRank, bySuit } from "./cards";

export type Sorting = "rank" | "suit";

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
export function arranged(hand: readonly Card[], { sorting, moved, order }: Arrangement): Card[] {
  const known = order.filter((card) => hand.includes(card));
  const fresh = hand.filter((card) => !known.includes(card));
  if (moved && known.length > 0) return [...known, ...sorted(fresh, sorting)];
  return sorted(hand, sorting);
}

export function sortedBy(sorting: Sorting, hand: readonly Card[]): Arrangement {
  return { sorting, moved: false, order: sorted(hand, sorting) };
}

/** `card` put at `place`, counted from 0, in the hand as it lies. */
export function moved(now: Arrangement, hand: readonly Card[], card: Card, place: number): Arrangement {
  const order = arranged(hand, now).filter((other) => other !== card);
  order.splice(place, 0, card);
  return { sorting: now.sorting, moved: true, order };
}

function sorted(cards: readonly Card[], sorting: Sorting): Card[] {
  return [...cards].sort(sorting === "rank" ? byRank : bySuit);
}
