import svgpath from "svgpath";
import { type Box, card, framed, indexAt, painted, signAt } from "./drawing.ts";
import { PANEL } from "./inks.ts";
import { court, type Piece } from "./parts.ts";

const FRAME = { x: 88, y: 132, width: 148, height: 202 };

/** The part of a court that is shown: head and shoulders. Some heads stand aside. */
const BUST = { y: 24, width: 580, height: 791 };
const BUST_LEFT: Record<string, number> = {
  ...{ JS: 440, QS: 450, KS: 430, JH: 310, QH: 340, KH: 320 },
  ...{ JD: 310, QD: 400, KD: 330, JC: 430, QC: 440, KC: 345 },
};

/** Units of the source in one of ours. A pixel of the largest such card has twelve of the source's,
 * so thinner pen lines would only blur. */
const COARSENESS = 6;

/** Outlines up to this size, in units of the source, are left out. */
const SPECK = 15;

/** The card for small sizes: all that tells it apart stands large at the upper left. */
export function compact(rank: string, suit: string): string {
  const corner = indexAt(rank, 43, 63, 90) + signAt(suit, 44, 142, 60);
  return card(corner + picture(rank, suit));
}

function picture(rank: string, suit: string): string {
  if (!"JQK".includes(rank)) return signAt(suit, 162, 244, 160);
  const bust = { ...BUST, x: BUST_LEFT[rank + suit]! };
  const pieces = court(rank, suit)
    .filter((piece) => piece.fill !== undefined || piece.width! >= COARSENESS)
    .map((piece) => within(piece, bust))
    .filter((piece) => piece.d !== "");
  const view = {
    x: bust.x / COARSENESS,
    y: bust.y / COARSENESS,
    width: bust.width / COARSENESS,
    height: bust.height / COARSENESS,
  };
  return framed(painted(pieces, 1 / COARSENESS, 2), FRAME, view, PANEL);
}

/** `piece` without the outlines that nobody sees: those outside of `box`, and mere specks. */
function within(piece: Piece, box: Box): Piece {
  const outlines = svgpath(piece.d).abs().unshort().toString().split(/(?=M)/);
  return { ...piece, d: outlines.filter((outline) => isSeen(bounds(outline), box)).join("") };
}

function isSeen(outline: Box, box: Box): boolean {
  return (
    Math.max(outline.width, outline.height) > SPECK &&
    outline.x < box.x + box.width &&
    outline.y < box.y + box.height &&
    outline.x + outline.width > box.x &&
    outline.y + outline.height > box.y
  );
}

/** A box around an outline and the handles of its curves. */
function bounds(outline: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  svgpath(outline)
    .unarc()
    .iterate((segment, _, x, y) => {
      const [command, ...values] = segment as [string, ...number[]];
      if (command === "H") values.push(y);
      if (command === "V") values.unshift(x);
      xs.push(...values.filter((_, i) => i % 2 === 0));
      ys.push(...values.filter((_, i) => i % 2 === 1));
    });
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
