import type { Card, Played } from "../../net/messages";
import { readMove } from "../move";
import { type Area, type Rows, rowsFor, steps } from "./rows";

/** The cards of the table as they lie. */
export interface Lying {
  rows: Card[][];
  fit: Rows;
}

/** A card that lies, by its upper left corner in the area. */
export interface Laid {
  card: Card;
  x: number;
  y: number;
  /** A row below lies on it. */
  covered: boolean;
}

/** Lays `table` where `before` was laid: a card keeps its row for as long as the number of rows
 * allows, so that few have to move. */
export function lay(table: Card[], area: Area, before: Lying | null): Lying {
  const had = before?.rows.length ? before : null;
  const fit = rowsFor(table.length, area, had?.fit ?? null);
  const old = had?.rows.flat() ?? [];
  const gone = new Set(old.filter((card) => !table.includes(card)));
  const fresh = table.filter((card) => !old.includes(card));
  if (table.length === 0) return { rows: [], fit };
  if (!had || fit.count !== had.rows.length) {
    return { rows: inRows([...old.filter((card) => !gone.has(card)), ...fresh], fit.count), fit };
  }
  const rows = had.rows.map((row) => row.filter((card) => !gone.has(card)));
  for (const card of fresh) shortest(rows).push(card);
  even(rows);
  return { rows, fit };
}

/** In reading order; rows differ by one card at most, the longer ones above. */
function inRows(cards: Card[], count: number): Card[][] {
  const least = Math.floor(cards.length / count);
  const longer = cards.length % count;
  return Array.from({ length: count }, (_, at) => {
    const start = at * least + Math.min(at, longer);
    return cards.slice(start, start + least + (at < longer ? 1 : 0));
  });
}

/** The last card of the longest row goes to the end of the shortest until none is two longer. */
function even(rows: Card[][]): void {
  for (;;) {
    const longest = rows.reduce((best, row) => (row.length > best.length ? row : best));
    const other = shortest(rows);
    if (longest.length - other.length < 2) return;
    other.push(...longest.splice(-1));
  }
}

/** Of equals the lowest. */
function shortest(rows: Card[][]): Card[] {
  return rows.reduce((best, row) => (row.length <= best.length ? row : best));
}

/** Where each card lies, row by row: every row in the middle, and all of them. */
export function laid({ rows, fit }: Lying, area: Area): Laid[] {
  const { across, down } = steps(fit, Math.max(...rows.map((row) => row.length)), area);
  const high = fit.width * area.tall;
  const top = (area.height - high - (rows.length - 1) * down) / 2;
  return rows.flatMap((row, at) => {
    const left = (area.width - fit.width - (row.length - 1) * across) / 2;
    const covered = down < high && at < rows.length - 1;
    return row.map((card, place) => ({ card, x: left + place * across, y: top + at * down, covered }));
  });
}

/** The row in which a card lies; -1 when it does not. */
export function rowOf({ rows }: Lying, card: Card): number {
  return rows.findIndex((row) => row.includes(card));
}

/** How the cards of the table lie now: what the deal's moves have made of those it began with, so that
 * a page that is loaded again shows them where they were. */
export function lyingSince(opening: Card[], history: Played[], area: Area): Lying {
  let table = opening;
  let now = lay(table, area, null);
  for (const { move } of history) {
    const { verb, cards, takes } = readMove(move);
    if (takes.length > 0) table = table.filter((card) => !takes.includes(card));
    else if (verb === "play") table = [...table, ...cards];
    now = lay(table, area, now);
  }
  return now;
}
