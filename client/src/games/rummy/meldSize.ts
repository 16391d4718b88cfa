/** How large the cards of the melds are, so that all rows of melds are seen. */

/** Where melds lie, in pixels. */
export interface Area {
  width: number;
  height: number;
  /** Of a card, the largest and the smallest. */
  most: number;
  least: number;
  /** From card to card, for the width of one. */
  step: number;
  /** Columns, where they do not follow from the width. */
  columns: number | null;
  /** Between melds. */
  across: number;
  down: number;
  /** Below each meld. */
  below: number;
}

/** Height of a card for its width. */
const TALL = 1.4;
/** A column is as wide as a meld of so many cards. */
const USUAL = 4;
/** From so many cards on a meld takes two columns. */
export const LONG = 8;
/** Cards become smaller by so many pixels at a time; */
const LESS = 4;
/** and larger again, within a round, by no smaller part. */
const NOTICED = 1.12;

/** The width of a card. `sizes`: of the melds; `before`: what it was earlier in this round. */
export function meldWidth(sizes: readonly number[], area: Area, before: number | null): number {
  let width = area.most;
  while (width - LESS >= area.least && heightOf(sizes, width, area) > area.height) width -= LESS;
  return before !== null && width > before && width < NOTICED * before && fits(sizes, before, area) ? before : width;
}

function fits(sizes: readonly number[], width: number, area: Area): boolean {
  return heightOf(sizes, width, area) <= area.height;
}

function heightOf(sizes: readonly number[], width: number, area: Area): number {
  const rows = rowsOf(sizes, columnsFor(width, area));
  return rows * (width * TALL + area.below) + (rows - 1) * area.down;
}

/** How many melds lie side by side. */
export function columnsFor(width: number, { columns, width: all, across, step }: Area): number {
  const one = width * (1 + (USUAL - 1) * step);
  return columns ?? Math.max(1, Math.floor((all + across) / (one + across)));
}

/** Long melds take two places of a row; the next that fits fills what they leave. */
function rowsOf(sizes: readonly number[], columns: number): number {
  const rows: number[] = [];
  for (const size of sizes) {
    const places = size >= LONG ? Math.min(2, columns) : 1;
    const row = rows.findIndex((taken) => taken + places <= columns);
    if (row < 0) rows.push(places);
    else rows[row] = (rows[row] ?? 0) + places;
  }
  return rows.length;
}
