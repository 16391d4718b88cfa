/** The colour of each suit. */
export type Inks = Readonly<Record<string, string>>;

/** Paints in the suit's colour, which is written once, at the root of a card. */
export const SUIT_INK = "currentColor";

export const PAPER = "#fffdf4";
export const PANEL = "#f5ead0";

const BLACK = "#1b1a20";
const RED = "#b3261e";
const BLUE = "#1f57b5";
const GREEN = "#1d6b3a";
const YELLOW = "#eab543";
const NAVY = "#2c4f93";

export const TWO_COLOURS: Inks = { S: BLACK, H: RED, D: RED, C: BLACK };
export const FOUR_COLOURS: Inks = { S: BLACK, H: RED, D: BLUE, C: GREEN };

/** What the source's courts are painted with, and what ours are. */
const COURT_INKS = new Map([
  ["black", BLACK],
  ["red", RED],
  ["#44F", NAVY],
  ["#FC4", YELLOW],
]);

/** The colour in which we print one of the source's colours. */
export function ink(source: string): string {
  const found = COURT_INKS.get(source);
  if (found === undefined) throw new Error(`a colour without an ink: "${source}"`);
  return found;
}
