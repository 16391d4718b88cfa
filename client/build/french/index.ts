import { optimize } from "svgo";
import type { Deck } from "../faces.ts";
import { compact } from "./compact.ts";
import { full } from "./full.ts";
import { FOUR_COLOURS, type Inks, TWO_COLOURS } from "./inks.ts";
import { RANKS, SUITS } from "./parts.ts";

/** The French decks, put together from the parts of a CC0 deck; `back` is ours.
 * The compact ones are for cards too small for a picture. */
export function french(back: string): Record<string, Deck> {
  const faces = drawn(full);
  const small = drawn(compact);
  return {
    french: { ...printed(faces, TWO_COLOURS), back },
    "french-compact": { ...printed(small, TWO_COLOURS), back },
    "french-four": { ...printed(faces, FOUR_COLOURS), back },
    "french-four-compact": { ...printed(small, FOUR_COLOURS), back },
  };
}

function drawn(face: (rank: string, suit: string) => string): Deck {
  const cards = SUITS.flatMap((suit) => RANKS.map((rank) => [rank, suit] as const));
  return Object.fromEntries(
    cards.map(([rank, suit]) => [rank + suit, shortened(face(rank, suit))]),
  );
}

function printed(faces: Deck, inks: Inks): Deck {
  const colour = (card: string) => `<svg color="${inks[card.at(-1)!]}" `;
  return Object.fromEntries(
    Object.entries(faces).map(([card, svg]) => [card, svg.replace("<svg ", colour(card))]),
  );
}

/** Outlines are in whole numbers already; applying a scale to them would bring fractions back. */
function shortened(svg: string): string {
  const overrides = { convertPathData: { floatPrecision: 0, applyTransforms: false } };
  return optimize(svg, {
    multipass: true,
    plugins: [{ name: "preset-default", params: { overrides } }],
  }).data;
}
