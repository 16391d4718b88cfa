import type { Role, Words } from "../i18n/words";
import type { Card } from "../net/messages";

const RANKS: Record<string, string> = {
  "1": "ace",
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  F: "jack",
  C: "knight",
  R: "king",
};
const SUITS: Record<string, string> = { D: "coins", C: "cups", S: "swords", B: "clubs" };

function values(card: Card) {
  return { rank: RANKS[card[0] ?? ""] ?? "", suit: SUITS[card[1] ?? ""] ?? "" };
}

/** "7", or the letter of a figure; null for a back. */
export function cardValue(words: Words, card: Card): string | null {
  return card === "back" ? null : words.say("card-value", values(card));
}

/** "7 of coins": a picture's name. */
export function cardName(words: Words, card: Card): string {
  return words.say("italian-card", values(card));
}

/** "the 7 of coins": within a sentence, in the form that its place there asks for. */
export function theCard(words: Words, card: Card, role: Role): string {
  return words.say(`italian-card.${role}`, values(card));
}
