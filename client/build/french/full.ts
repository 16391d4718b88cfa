import { card, doubled, framed, HEIGHT, indexAt, painted, signAt, WIDTH } from "./drawing.ts";
import { PAPER } from "./inks.ts";
import { COURT, court } from "./parts.ts";

const FRAME = { x: 40, y: 44, width: 170, height: 262 };

/** Courts are drawn in this fraction of the source's units, rounded: finer than a screen shows. */
const FINENESS = 0.5;

/** The outer columns stand clear of the corners' indices, which reach to 38. */
const LEFT = 81;
const MIDDLE = WIDTH / 2;
const RIGHT = WIDTH - LEFT;
const TOP = 70;
const HALF = HEIGHT / 2;
const BOTTOM = HEIGHT - TOP;

type Places = (readonly [number, number])[];
const sides = (...ys: number[]): Places => ys.flatMap((y) => [[LEFT, y], [RIGHT, y]] as const);
const middle = (...ys: number[]): Places => ys.map((y) => [MIDDLE, y] as const);

/** Where the signs of the number cards stand; those below the middle are upside down. */
const PIPS: Record<string, Places> = {
  "2": middle(TOP, BOTTOM),
  "3": middle(TOP, HALF, BOTTOM),
  "4": sides(TOP, BOTTOM),
  "5": [...sides(TOP, BOTTOM), ...middle(HALF)],
  "6": sides(TOP, HALF, BOTTOM),
  "7": [...sides(TOP, HALF, BOTTOM), ...middle(122)],
  "8": [...sides(TOP, HALF, BOTTOM), ...middle(122, 228)],
  "9": [...sides(TOP, 140, 210, BOTTOM), ...middle(HALF)],
  T: [...sides(TOP, 140, 210, BOTTOM), ...middle(105, 245)],
};

/** The card for a size at which its picture can be seen. */
export function full(rank: string, suit: string): string {
  const corner = indexAt(rank, 22, 37, 46) + signAt(suit, 22, 81, 31);
  return card(picture(rank, suit) + doubled(corner));
}

function picture(rank: string, suit: string): string {
  if (rank === "A") return signAt(suit, MIDDLE, HALF, 130);
  const pips = PIPS[rank];
  return pips === undefined ? figure(rank, suit) : pips.map(([x, y]) => pip(suit, x, y)).join("");
}

function pip(suit: string, x: number, y: number): string {
  const upright = signAt(suit, x, y, 51);
  return y > HALF ? `<g transform="rotate(180 ${x} ${y})">${upright}</g>` : upright;
}

function figure(rank: string, suit: string): string {
  const width = COURT.width * FINENESS;
  const height = COURT.height * FINENESS;
  const half = painted(court(rank, suit), FINENESS, 1.5);
  const both = doubled(half, width, height);
  const sign = signAt(suit, FRAME.x + 27, FRAME.y + 28, 46);
  return framed(both, FRAME, { x: 0, y: 0, width, height }, PAPER) + doubled(sign);
}
