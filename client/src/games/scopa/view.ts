import type { Card } from "../../net/messages";
import type { FishingView } from "../../stage/fishing/view";

/** What is counted after a deal, in the order in which it is told. */
export const CATEGORIES = ["cards", "denari", "settebello", "primiera", "scope", "napola"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The view of Scopa, as `docs/records.md` lists it. */
export interface ScopaView extends FishingView {
  /** The heap of each seat, bottom first. */
  taken: Card[][];
  /** How many scope each seat has made in this deal. */
  scope: number[];
  /** Who captured last in this deal. */
  last: number | null;
  /** Nobody plays this deal: too many kings lay on the table. */
  void: boolean;
  /** When the deal is over: the points of each seat in each category. */
  counted: Record<Category, number[]> | null;
  /** And what was compared; null where a suit is missing. */
  tally: { cards: number[]; denari: number[]; primiera: (number | null)[] } | null;
}

/** Whether something has to be looked at before the next deal. */
export function isOver({ counted, void: isVoid }: ScopaView): boolean {
  return counted !== null || isVoid;
}

/** The points of a seat in the deal that was counted. */
export function gain({ counted }: ScopaView, seat: number): number {
  return CATEGORIES.reduce((sum, category) => sum + (counted?.[category][seat] ?? 0), 0);
}
