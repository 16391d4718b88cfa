import { optimize } from "svgo";
import { compact } from "./compact";
import { full } from "./full";
import { FOUR_COLOURS, TWO_COLOURS } from "./inks";
import { RANKS, SUITS } from "./parts";

/** A deck's faces and its back, each an SVG file's text. */
export type Deck = Record<string, string>;

/** The French decks, put together from the parts of a CC0 deck; `back` is ours.
 * `compact` decks are for cards too small for a picture. */
export function french(back: string): Record<string, Deck> {
  const deck = (face: typeof full, inks: typeof TWO_COLOURS): Deck => {
    const cards = SUITS.flatMap((suit) =>
      RANKS.map((rank) => [rank + suit, small(face(rank, suit, inks))] as const),
    );
    return { ...Object.fromEntries(cards), back };
  };
  return {
    french: deck(full, TWO_COLOURS),
    "french-compact": deck(compact, TWO_COLOURS),
    "french-four": deck(full, FOUR_COLOURS),
    "french-four-compact": deck(compact, FOUR_COLOURS),
  };
}

/** All outlines are in whole numbers already; scaling them would bring the fractions back. */
function small(svg: string): string {
  const overrides = { convertPathData: { floatPrecision: 0, applyTransforms: false } };
  return optimize(svg, {
    multipass: true,
    plugins: [{ name: "preset-default", params: { overrides } }],
  }).data;
}
