import type { Box } from "./nearest";
import type { Point } from "./pull";

/** A hand over which some of its cards are carried. */
export interface Hovered {
  /** The places of the hand, from left to right, row by row. */
  places: readonly Box[];
  /** Which of them the carried cards have left, and which of these the one in the hand that leads. */
  left: readonly number[];
  lead: number;
  /** How wide a card is; it may reach over the next place. */
  width: number;
  /** What no card moves out of. */
  within: { left: number; right: number };
}

/** Where the carried cards would come, and how the others make way. */
export interface Parted {
  /** How many of the other cards would lie before them. */
  place: number;
  /** By how much each place moves to the right. */
  shifts: number[];
}

/** The leading card comes to the place that is nearest to the pointer; its neighbours in that row
 * part by half a card, a quarter each. */
export function part({ places, left, lead, width, within }: Hovered, at: Point): Parted {
  const distances = places.map((box) => Math.hypot(at.x - (box.left + box.right) / 2, at.y - (box.top + box.bottom) / 2));
  const nearest = distances.indexOf(Math.min(...distances));
  const others = places.map((_, index) => index).filter((index) => !left.includes(index));
  const place = Math.min(Math.max(nearest - left.indexOf(lead), 0), others.length);
  const shifts = places.map(() => 0);
  const first = left[0] ?? 0;
  const isHome = left.every((index, at) => index === first + at) && place === first;
  if (isHome) return { place, shifts };

  const top = places[nearest]?.top;
  const row = others.filter((index) => places[index]?.top === top);
  const gap = others[place] ?? places.length; // those from here on make way to the right
  const start = Math.min(...row.map((index) => places[index]?.left ?? 0));
  const end = Math.max(...row.map((index) => (places[index]?.left ?? 0) + width));
  const back = Math.min(width / 4, Math.max(0, start - within.left));
  const on = Math.min(width / 4, Math.max(0, within.right - end));
  for (const index of row) shifts[index] = index < gap ? -back : on;
  return { place, shifts };
}
