import type { Card } from "../net/messages";

/** A move's text taken apart; `docs/records.md` lists the texts. */
export interface Move {
  verb: string;
  cards: Card[];
  takes: Card | null;
  pile: string | null;
}

export function readMove(text: string): Move {
  const [verb = "", ...words] = text.split(" ");
  const move: Move = { verb, cards: [], takes: null, pile: null };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (word === "takes") move.takes = words[(at += 1)] ?? null;
    else if (word.startsWith("@")) move.pile = word.slice(1);
    else move.cards.push(word);
  }
  return move;
}
