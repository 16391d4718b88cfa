import type { Card } from "../net/messages";

/** A move: what `docs/records.md` lists as text, taken apart. */
export interface Move {
  verb: string;
  /** The cards played, in the order they are named. */
  cards: Card[];
  /** The cards of the table that are taken. */
  takes: Card[];
  /** Where from or where to: "seat0", "stock", "meld0". */
  pile: string | null;
  /** What is said, as in a bid. */
  number: number | null;
}

const MOVE =
  /^([a-z]+)((?: [0-9A-Z][A-Z])*)(?: (0|[1-9][0-9]{0,2}))?(?: takes((?: [0-9A-Z][A-Z])+))?(?: @([a-z]+[0-9]*))?$/;

/** Reads a move's text; null if it is none. Says nothing about whether the move is possible. */
export function parseMove(text: string): Move | null {
  const found = MOVE.exec(text);
  if (!found) return null;
  const [, verb = "", cards, number, takes, pile] = found;
  return {
    verb,
    cards: split(cards),
    takes: split(takes),
    pile: pile ?? null,
    number: number === undefined ? null : Number(number),
  };
}

/** A move that the room has sent, or that this page has made. What is none says and does nothing. */
export function readMove(text: string): Move {
  return parseMove(text) ?? { verb: "", cards: [], takes: [], pile: null, number: null };
}

/** The text of a move: what is not said is left out. The inverse of `parseMove`. */
export function writeMove({ verb, cards = [], takes = [], pile, number }: Partial<Move> & { verb: string }): string {
  const words = [verb, ...cards];
  if (typeof number === "number") words.push(String(number));
  if (takes.length > 0) words.push("takes", ...takes);
  if (typeof pile === "string") words.push(`@${pile}`);
  return words.join(" ");
}

function split(cards = ""): Card[] {
  return cards.split(" ").filter(Boolean);
}
