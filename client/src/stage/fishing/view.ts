import type { Card, View } from "../../net/messages";

/** What the views of games have in common in which two players take cards of the table with cards of
 * their hands: the fishing family. */
export interface FishingView extends View {
  hands: number[];
  stock: number;
  /** The card that has lain longest first. */
  table: Card[];
  /** The hand by its three places. */
  places: (Card | null)[];
}

/** The one who sits opposite. */
export function opposite(seat: number): number {
  return 1 - seat;
}

/** The cards of the hand from left to right. */
export function held({ places }: FishingView): Card[] {
  return places.filter((card) => card !== null);
}
