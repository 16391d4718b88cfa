import svgpath from "svgpath";
import { PAPER, SUIT_INK } from "./inks.ts";
import { index, sign, type Piece } from "./parts.ts";

export const WIDTH = 250;
export const HEIGHT = 350;

/** The thickness of an index's strokes, in thousandths of its height. */
const BOLD = 130;

/** A whole card: paper to the edges and `body`. Whoever shows it rounds the corners. */
export function card(body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${PAPER}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `${body}</svg>`
  );
}

/** What `drawing` shows, and the same upside down in the other half of a field. */
export function doubled(drawing: string, width = WIDTH, height = HEIGHT): string {
  return `${drawing}<g transform="rotate(180 ${width / 2} ${height / 2})">${drawing}</g>`;
}

/** A suit's sign, `height` high around (x, y). */
export function signAt(suit: string, x: number, y: number, height: number): string {
  const place = `translate(${x} ${y}) scale(${height / 200})`;
  return `<path transform="${place}" fill="${SUIT_INK}" d="${sign(suit)}"/>`;
}

/** A rank's index, `height` high around (x, y). */
export function indexAt(rank: string, x: number, y: number, height: number): string {
  const place = `translate(${x} ${y}) scale(${height / (920 + BOLD)})`;
  const line = `fill="none" stroke="${SUIT_INK}" stroke-width="${BOLD}"`;
  const corners = `stroke-linecap="square" stroke-miterlimit="1.5"`;
  return `<path transform="${place}" ${line} ${corners} d="${index(rank)}"/>`;
}

/** A part of a card's surface, in card units or in those of what is shown there. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `drawing`, as large as `view` says, shown in `box` and cut off at its edges.
 * A nested svg element clips without needing an id. */
export function framed(drawing: string, box: Box, view: Box, ground: string): string {
  const { x, y, width, height } = box;
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
  const frame = `M${x} ${y}h${width}v${height}h${-width}z`;
  return (
    `<path fill="${ground}" d="${frame}"/>` +
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${drawing}</svg>` +
    `<path fill="none" stroke="${SUIT_INK}" stroke-width="2" d="${frame}"/>`
  );
}

/** `pieces` times `scale`, in whole numbers. Lines get `bold` times as wide as they were. */
export function painted(pieces: Piece[], scale: number, bold: number): string {
  return pieces
    .map(({ d, fill, stroke, width }) => {
      const outline = svgpath(d).abs().scale(scale).round(0).toString();
      const line =
        stroke && width
          ? ` stroke="${stroke}" stroke-width="${Math.round(width * scale * bold * 10) / 10}"` +
            ` stroke-linecap="round" stroke-linejoin="round"`
          : "";
      return `<path fill="${fill ?? "none"}"${line} d="${outline}"/>`;
    })
    .join("");
}
