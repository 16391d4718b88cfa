import type { Point } from "./pull";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A target's box, and the one within which a card can be let go for it. */
export interface Reach {
  box: Box;
  reach: Box;
  /** It lies below the others: only what reaches none of them is for it. */
  below?: boolean;
}

/** So near counts as upon it, in pixels. */
const NEAR = 16;

/** The index of the nearest target that a card let go at `at` can reach; -1 if there is none. */
export function nearest(targets: readonly Reach[], at: Point): number {
  const reached = targets.map(({ box, reach, below }) => {
    if (away(reach, at) > NEAR) return Infinity;
    return below ? Number.MAX_VALUE : away(box, at);
  });
  const least = Math.min(...reached);
  return least === Infinity ? -1 : reached.indexOf(least);
}

/** How far a point is from a box; 0 within it. */
function away({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** What two boxes have in common; of no size where that is nothing. */
export function common(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.max(left, Math.min(one.right, other.right));
  const bottom = Math.max(top, Math.min(one.bottom, other.bottom));
  return { left, top, right, bottom };
}

export function isIn({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
