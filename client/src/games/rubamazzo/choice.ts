import type { Card } from "../../net/messages";
import { readMove } from "../../table/move";
import type { RubamazzoView } from "./view";

/** One of several things that a card can do. */
export interface Option {
  move: string;
  /** The card of the table that would be taken; null when it steals. */
  takes: Card | null;
}

export interface Choice {
  card: Card;
  options: Option[];
}

/** What choosing a card of the hand means: a move to send, or a choice to make. A card without a
 * move is sent all the same: the room answers why not. */
export function choose(view: RubamazzoView, card: Card): { move: string } | { choice: Choice } {
  const moves = view.moves.filter((move) => readMove(move).cards[0] === card);
  const [only, ...others] = moves;
  if (only === undefined) return { move: `play ${card}` };
  if (others.length === 0) return { move: only };
  const options = moves.map((move) => ({ move, takes: readMove(move).takes }));
  return { choice: { card, options } };
}
