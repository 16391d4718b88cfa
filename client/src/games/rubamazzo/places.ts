import type { Card } from "../../net/messages";
import { readMove } from "../../stage/move";
import type { RubamazzoView } from "./view";

interface Place {
  column: number;
  row: number;
}

/** How the cards of the table are arranged, by how many places have been used. */
export interface Grid {
  /** From the best one on. */
  places: Place[];
  columns(used: number): number;
  rows(used: number): number;
}

const at = (column: number, row: number): Place => ({ column, row });

/** Filled from the left: two rows of three, then a fourth column, a third row, a fifth column. */
export const NARROW: Grid = {
  places: [
    ...[at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1), at(2, 1)],
    ...[at(3, 0), at(3, 1)],
    ...[at(0, 2), at(1, 2), at(2, 2), at(3, 2)],
    ...[at(4, 0), at(4, 1), at(4, 2)],
  ],
  columns: (used) => (used > 12 ? 5 : used > 6 ? 4 : 3),
  rows: (used) => (used > 8 ? 3 : 2),
};

/** Rows of six, filled from the middle. */
export const BROAD: Grid = {
  places: [0, 1, 2].flatMap((row) => [2, 3, 1, 4, 0, 5].map((column) => at(column, row))),
  columns: (used) => (used > 4 ? 6 : 4),
  rows: (used) => Math.max(1, Math.ceil(used / 6)),
};

/** With no more cards than that they get their full size back. */
const FEW = 3;

/** Which card lies at which place: a card stays where it is for as long as it lies, a new one comes
 * to the best place that is free. */
export function lie(before: (Card | null)[], table: Card[]): (Card | null)[] {
  const after = before.map((card) => (card !== null && table.includes(card) ? card : null));
  for (const card of table.filter((card) => !after.includes(card))) {
    const free = after.indexOf(null);
    after[free < 0 ? after.length : free] = card;
  }
  if (table.length > FEW) return after;
  return after.slice(0, after.findLastIndex((card) => card !== null) + 1);
}

const OPENING = 4;

/** Where the cards of the table lie now: what the deal's moves have made of its first four cards, so
 * that a page that is loaded again shows them where they were. A match that is watched again has no
 * history: there they are laid after `before`. */
export function lying(view: RubamazzoView, before: (Card | null)[]): (Card | null)[] {
  const { seen, history } = view;
  if (seen.length !== OPENING + history.length) return lie(seen.length > OPENING ? before : [], view.table);
  let table = seen.slice(0, OPENING);
  let places = lie([], table);
  for (const { move } of history) {
    const { verb, cards, takes } = readMove(move);
    if (takes.length > 0) table = table.filter((card) => !takes.includes(card));
    else if (verb === "play") table = [...table, ...cards];
    places = lie(places, table);
  }
  return places;
}
