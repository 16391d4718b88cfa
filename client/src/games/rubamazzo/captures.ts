import type { Card } from "../../net/messages";
import type { Option } from "../../stage/choosing";
import { readMove } from "../../stage/move";
import type { RubamazzoView } from "./view";

/** What a card can do: it takes, or it steals. */
export interface Capture extends Option {
  /** The cards of the table that would be taken; none when it steals, or only lies down. */
  takes: Card[];
}

/** What a card of the hand can do. */
export function captures({ moves }: RubamazzoView, card: Card): Capture[] {
  return moves
    .map((text) => ({ text, move: readMove(text) }))
    .filter(({ move }) => move.cards[0] === card)
    .map(({ text, move }) => ({ move: text, takes: move.takes }));
}
