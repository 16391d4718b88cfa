import svgpath from "svgpath";
import { type Box, card, framed, indexAt, painted, signAt } from "./drawing";
import { type Inks, PANEL } from "./inks";
import { court, type Piece } from "./parts";

const FRAME = { x: 92, y: 98, width: 142, height: 234 };

/** The part of a court that is shown: head and shoulders. */
const BUST = { x: 300, y: 0, width: 700, height: 1153 };
const FINENESS = 0.25;

/** The card for small sizes: all that tells it apart stands large at the upper left. */
export function compact(rank: string, suit: string, inks: Inks): string {
  const colour = inks[suit]!;
  const corner = indexAt(rank, 44, 62, 86, colour) + signAt(suit, 44, 142, 60, colour);
  return card(corner + picture(rank, suit, inks));
}

function picture(rank: string, suit: string, inks: Inks): string {
  if (!"JQK".includes(rank)) return signAt(suit, 162, 244, 160, inks[suit]!);
  const pieces = court(rank, suit, inks).map((piece) => within(piece, BUST));
  const shown = painted(pieces.filter((piece) => piece.d !== ""), FINENESS, 2);
  const [x, y, width, height] = [BUST.x, BUST.y, BUST.width, BUST.height].map((n) => n * FINENESS);
  const view = { x: x!, y: y!, width: width!, height: height! };
  return framed(shown, FRAME, view, inks[suit]!, PANEL);
}

/** `piece` without the outlines that lie outside of `box` and so change nothing in it. */
function within(piece: Piece, box: Box): Piece {
  const outlines = svgpath(piece.d).abs().unshort().toString().split(/(?=M)/);
  return { ...piece, d: outlines.filter((outline) => touches(outline, box)).join("") };
}

function touches(outline: string, box: Box): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const points = (x: number, y: number) => {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  };
  svgpath(outline)
    .unarc()
    .iterate((segment, _, x, y) => {
      const values = segment.slice(1) as number[];
      if (segment[0] === "H") points(values[0]!, y);
      else if (segment[0] === "V") points(x, values[0]!);
      else for (let i = 0; i < values.length; i += 2) points(values[i]!, values[i + 1]!);
    });
  return left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y;
}
