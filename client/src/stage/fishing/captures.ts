import type { Card, View } from "../../net/messages";
import type { Option } from "../choosing";
import { readMove } from "../move";

/** What a card can do: it takes, or something else. */
export interface Capture extends Option {
  /** The cards of the table that would be taken; none when it takes elsewhere, or only lies down. */
  takes: Card[];
}

/** What a card of the hand can do. */
export function captures({ moves }: View, card: Card): Capture[] {
  return moves
    .map((text) => ({ text, move: readMove(text) }))
    .filter(({ move }) => move.cards[0] === card)
    .map(({ text, move }) => ({ move: text, takes: move.takes }));
}
