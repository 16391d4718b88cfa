import { card, doubled, framed, HEIGHT, indexAt, painted, signAt, WIDTH } from "./drawing";
import { PAPER } from "./inks";
import { COURT, court } from "./parts";

const FRAME = { x: 40, y: 44, width: 170, height: 262 };

/** Courts are drawn in this fraction of the source's units, rounded: finer than a screen shows. */
const FINENESS = 0.5;

const LEFT = 74;
const MIDDLE = WIDTH / 2;
const RIGHT = WIDTH - LEFT;
const TOP = 70;
const BOTTOM = HEIGHT - TOP;
const PIP = 60;

/** Where the signs of the upper half and of the middle stand; the lower half mirrors the upper. */
const side = (...ys: number[]) => ys.flatMap((y) => [[LEFT, y] as const, [RIGHT, y] as const]);
const centre = (...ys: number[]) => ys.map((y) => [MIDDLE, y] as const);
const HALF = HEIGHT / 2;
const PIPS: Record<string, (readonly [number, number])[]> = {
  "2": centre(TOP, BOTTOM),
  "3": centre(TOP, HALF, BOTTOM),
  "4": side(TOP, BOTTOM),
  "5": [...side(TOP, BOTTOM), ...centre(HALF)],
  "6": side(TOP, HALF, BOTTOM),
  "7": [...side(TOP, HALF, BOTTOM), ...centre(122)],
  "8": [...side(TOP, HALF, BOTTOM), ...centre(122, 228)],
  "9": [...side(TOP, 140, 210, BOTTOM), ...centre(HALF)],
  T: [...side(TOP, 140, 210, BOTTOM), ...centre(105, 245)],
};

/** The card for a size at which its picture can be seen. */
export function full(rank: string, suit: string): string {
  const corner = indexAt(rank, 22, 37, 46) + signAt(suit, 22, 81, 31);
  return card(picture(rank, suit) + doubled(corner));
}

function picture(rank: string, suit: string): string {
  if (rank === "A") return signAt(suit, MIDDLE, HALF, 130);
  const pips = PIPS[rank];
  if (pips === undefined) {
    const half = painted(court(rank, suit), FINENESS, 1.5);
    const width = COURT.width * FINENESS;
    const height = COURT.height * FINENESS;
    const view = { x: 0, y: 0, width, height };
    return (
      framed(doubled(half, width, height), FRAME, view, PAPER) +
      doubled(signAt(suit, FRAME.x + 27, FRAME.y + 28, 46))
    );
  }
  return pips
    .map(([x, y]) => {
      const pip = signAt(suit, x, Math.min(y, HEIGHT - y), PIP);
      return y > HALF ? `<g transform="rotate(180 ${x} ${HALF})">${pip}</g>` : pip;
    })
    .join("");
}
