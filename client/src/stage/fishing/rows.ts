/** How large the cards of the table are, and in how many rows they lie. */

/** Where they lie, in pixels. */
export interface Area {
  width: number;
  height: number;
  /** The width that a card has alone. */
  widest: number;
  /** The height of a card for its width. */
  tall: number;
  /** Between cards that lie side by side. */
  gap: number;
}

export interface Rows {
  count: number;
  /** Of a card. */
  width: number;
  /** Each row lies on the one above. */
  over: boolean;
}

const MOST = 4;
/** A further row has to make the cards larger by so much. */
const BETTER = 1.06;
/** Smaller cards had rather lie on one another. */
const SMALL = 48;
/** What a row that lies below another one leaves of it. */
const SEEN = 0.667;
/** As many rows as before are enough for cards of that part of the best width. */
const GOOD = 0.9;
/** Cards stay as they are rather than grow by less. */
const NOTICED = 1.05;
/** How far gaps widen where room is left. */
const LOOSE = { across: 1.8, down: 1.6 };

/** The rows for `cards` cards, and what had better stay as it was `before`. */
export function rowsFor(cards: number, area: Area, before: Rows | null): Rows {
  const best = bestRows(cards, area);
  if (!before) return best;
  const asBefore = widthIn(before.count, cards, area, before.over);
  const isGood = before.over === best.over && before.count <= cards && asBefore >= Math.max(GOOD * best.width, Math.min(SMALL, best.width));
  const rows = isGood ? { ...before, width: asBefore } : best;
  const isNoticed = before.width > rows.width || rows.width > NOTICED * before.width;
  return isNoticed ? rows : { ...rows, width: before.width };
}

function bestRows(cards: number, area: Area): Rows {
  const counts = Array.from({ length: Math.min(MOST, Math.max(cards, 1)) }, (_, at) => at + 1);
  const further = (over: boolean) => (best: Rows, count: number) => {
    const width = widthIn(count, cards, area, over);
    return width > BETTER * best.width ? { count, width, over } : best;
  };
  const apart = counts.reduce(further(false), { count: 1, width: 0, over: false });
  return apart.width < SMALL ? counts.reduce(further(true), apart) : apart;
}

/** The largest that so many cards can be in so many rows. */
function widthIn(rows: number, cards: number, area: Area, over: boolean): number {
  const { width, height, widest, tall, gap } = area;
  const columns = Math.ceil(cards / rows);
  const high = over ? height / (1 + SEEN * (rows - 1)) : (height - (rows - 1) * gap) / rows;
  return Math.min(widest, (width - (columns - 1) * gap) / columns, high / tall);
}

/** From one card's edge to the next one's, and from row to row. */
export function steps({ count, width }: Rows, columns: number, area: Area): { across: number; down: number } {
  const high = width * area.tall;
  const across = columns > 1 ? (area.width - width) / (columns - 1) : 0;
  const down = count > 1 ? (area.height - high) / (count - 1) : 0;
  return {
    across: Math.min(across, width + LOOSE.across * area.gap),
    down: Math.min(down, high + LOOSE.down * area.gap),
  };
}
