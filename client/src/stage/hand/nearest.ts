interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A target's box, and the one within which a card can be let go for it. */
export interface Reach {
  box: Box;
  reach: Box;
}

interface Point {
  x: number;
  y: number;
}

/** So near counts as upon it, in pixels. */
const NEAR = 16;

/** The index of the nearest target that a card let go at `at` can reach; -1 if there is none. */
export function nearest(targets: readonly Reach[], at: Point): number {
  const reached = targets.map(({ box, reach }) => (away(reach, at) <= NEAR ? away(box, at) : Infinity));
  const least = Math.min(...reached);
  return least === Infinity ? -1 : reached.indexOf(least);
}

/** How far a point is from a box; 0 within it. */
function away({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
