import type { Card } from "../../net/messages";
import { lay, type Lying, lyingSince } from "../../stage/fishing/lying";
import type { Area } from "../../stage/fishing/rows";
import { readMove } from "../../stage/move";
import type { ScopaView } from "./view";

/** How the cards of the table lie now: as they lay, with what has changed. A page that is loaded again
 * follows the moves from the cards that lay there first. */
export function lying(view: ScopaView, area: Area, before: Lying | null): Lying {
  const stay = before?.rows.flat().some((card) => view.table.includes(card));
  if (stay || view.counted) return lay(view.table, area, stay ? before : null);
  return lyingSince(opening(view), view.history, area);
}

function opening({ history, table }: ScopaView): Card[] {
  const moves = history.map(({ move }) => readMove(move));
  const played = new Set(moves.flatMap(({ cards }) => cards));
  return [...moves.flatMap(({ takes }) => takes), ...table].filter((card) => !played.has(card));
}
