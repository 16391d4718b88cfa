import type { Card } from "../../net/messages";
import type { FishingView } from "../../stage/fishing/view";

/** The view of Rubamazzo, as `docs/records.md` lists it. */
export interface RubamazzoView extends FishingView {
  /** The top of each seat's pile; null without a pile. */
  tops: (Card | null)[];
  /** How many cards are in each seat's pile. */
  piles: number[];
  /** Every card that has lain face up: the first four of the table, then each card played. */
  seen: Card[];
}
