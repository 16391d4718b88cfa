import type { Card, View } from "../../net/messages";
import { othersThan } from "../../stage/players";

/** Whoever has so many points has won the match: rule 8. */
export const TARGET = 200;

/** The view of Rummy, as `docs/records.md` lists it. */
export interface RummyView extends View {
  /** How many cards each seat holds. */
  hands: number[];
  stock: number;
  /** "draw" or "play"; null when no seat has the turn. */
  phase: "draw" | "play" | null;
  /** The card that began the discards. */
  upcard: Card | null;
  /** Oldest first. */
  discards: Card[];
  /** In the order they were laid. */
  melds: Card[][];
  pass: 1 | 2;
  /** What was taken from the discards in this turn, whoever has it. */
  taken: Card | null;
  winner: number | null;
  /** When a round is over: what everybody still held, and the points that counts. */
  shown: Card[][] | null;
  counted: number[] | null;
}

/** Whether a round is over and its cards are still on the table. */
export function isRoundOver(view: RummyView): boolean {
  return view.shown !== null;
}

/** The other seats in the order of play after one's own. */
export function others({ seat, hands }: RummyView): number[] {
  return othersThan(seat, hands.length);
}
