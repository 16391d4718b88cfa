import type { Card } from "../../net/messages";
import { readMove } from "../../stage/move";
import type { ScopaView } from "./view";

const OPENING = 4;

/** The cards with which each move of the deal swept the table; null where it did not. The view counts
 * the scope: of moves that cleared the table the last card and an ace that took all are none. */
export function sweeps({ history, stock, hands }: ScopaView): (Card | null)[] {
  const isDone = stock === 0 && hands.every((size) => size === 0);
  let table = OPENING;
  return history.map(({ move }, at) => {
    const { cards, takes } = readMove(move);
    table += takes.length > 0 ? -takes.length : 1;
    const [card = ""] = cards;
    const tookAll = card[0] === "1" && takes[0]?.[0] !== "1";
    const isLast = isDone && at === history.length - 1;
    return takes.length > 0 && table === 0 && !tookAll && !isLast ? card : null;
  });
}

/** The cards with which a seat swept the table, first to last. */
export function sweptBy(view: ScopaView, seat: number): Card[] {
  const swept = sweeps(view);
  return swept.filter((card, at) => view.history[at]?.seat === seat && card !== null) as Card[];
}
