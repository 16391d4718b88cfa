import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import svgpath from "svgpath";
import { ink, SUIT_INK } from "./inks.ts";

export const SUITS = [..."SHDC"] as const;
export const RANKS = [..."A23456789TJQK"] as const;

/** An outline and how it is painted. `stroke` goes with `width`, in the units of `d`. */
export interface Piece {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

/** A court's drawing is this wide and high; its lower half is the upper one turned around. */
export const COURT = { width: 1300, height: 2000 };

const drawings = join(
  dirname(createRequire(import.meta.url).resolve("@heruka_urgyen/react-playing-cards/package.json")),
  "src/images/2color",
);

/** The outline of a suit's sign: 200 high around the origin, in whole numbers. */
export function sign(suit: string): string {
  const d = attribute(symbol(`A${suit}`, `S${suit}A`), "d");
  return svgpath(d).scale(1 / 5).round(0).toString();
}

/** The pen strokes of a rank's index: 920 high around the origin, at most 590 wide. */
export function index(rank: string): string {
  return attribute(symbol(`${rank}S`, `VS${rank}`), "d");
}

/** The upper half of a court, bottom layer first, in a field as large as `COURT`. */
export function court(rank: string, suit: string): Piece[] {
  const layers = [1, 2, 3, 4, 5, 6].map((n) => symbol(`${rank}${suit}`, `${suit}${rank}${n}`));
  return layers.flatMap((layer) => {
    const turn = layer.match(/<g transform="([^"]+)"/)?.[1] ?? "";
    const elements = layer.match(/<(path|use) [^>]+>/g) ?? [];
    return elements.map((element) => {
      const piece = element.startsWith("<use") ? mark(element, suit) : shape(element);
      return { ...piece, d: svgpath(piece.d).transform(turn).toString() };
    });
  });
}

function shape(element: string): Piece {
  const d = attribute(element, "d");
  const stroke = optional(element, "stroke");
  if (stroke === undefined) return { d, fill: ink(attribute(element, "fill")) };
  return { d, stroke: ink(stroke), width: Number(attribute(element, "stroke-width")) };
}

/** One of the suit's signs on a robe; some have an outline, as wide as the sign's own units say. */
function mark(element: string, suit: string): Piece {
  const height = Number(attribute(element, "height"));
  const scale = height / 240; // the sign stands in a field a fifth higher
  const d = svgpath(sign(suit))
    .scale(scale)
    .translate(height / 2, height / 2)
    .transform(attribute(element, "transform"))
    .toString();
  const stroke = optional(element, "stroke");
  if (stroke === undefined) return { d, fill: SUIT_INK };
  const width = (height / 1200) * Number(attribute(element, "stroke-width"));
  return { d, fill: SUIT_INK, stroke: ink(stroke), width };
}

function symbol(card: string, id: string): string {
  const text = readFileSync(join(drawings, `${card}.svg`), "utf8");
  const found = text.match(new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, "s"))?.[1];
  if (found === undefined) throw new Error(`${card}.svg has no symbol "${id}"`);
  return found;
}

function attribute(element: string, name: string): string {
  const value = optional(element, name);
  if (value === undefined) throw new Error(`"${element.slice(0, 60)}" has no ${name}`);
  return value;
}

function optional(element: string, name: string): string | undefined {
  return element.match(new RegExp(` ${name}="([^"]*)"`))?.[1];
}
