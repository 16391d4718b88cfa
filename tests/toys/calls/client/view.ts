import type { Role, Words } from "../../i18n/words";
import type { Card, View } from "../../net/messages";

/** The view of Calls. */
export interface CallsView extends View {
  hands: number[];
  bids: (number | null)[];
  trick: Card[];
  tricks: number[];
}

const RANKS: Record<string, string> = { A: "ace", "2": "2", "3": "3", "4": "4" };
const SUITS: Record<string, string> = { S: "spades", H: "hearts", D: "diamonds" };

function values(card: Card) {
  return { rank: RANKS[card[0] ?? ""] ?? "", suit: SUITS[card[1] ?? ""] ?? "" };
}

export function cardName(words: Words, card: Card): string {
  return words.say("call-card", values(card));
}

export function theCard(words: Words, card: Card, role: Role): string {
  return words.say(`call-card.${role}`, values(card));
}

/** By the place at the table, seen from one's own seat. */
export function nameOf(words: Words, seat: number, of: number): string {
  return words.say(`player-${(of - seat + 4) % 4}`);
}
