import type { Role, Words } from "../i18n/words";
import type { Card } from "../net/messages";

/** Low to high; the ace is low. */
export const RANKS = "A23456789TJQK";
/** As melds are written. */
export const SUITS = "SHDC";

const RANK_NAMES = [
  ...["ace", "two", "three", "four", "five", "six", "seven"],
  ...["eight", "nine", "ten", "jack", "queen", "king"],
];
/** With the mark that asks for a sign of the text, not for a picture of its own. */
const SIGNS = [..."♠♥♦♣"].map((sign) => `${sign}\ufe0e`);
const SUIT_NAMES = ["spades", "hearts", "diamonds", "clubs"];

export function rankOf(card: Card): number {
  return RANKS.indexOf(card[0] ?? "");
}

export function suitOf(card: Card): number {
  return SUITS.indexOf(card[1] ?? "");
}

/** What messages call it. */
export function values(card: Card): { rank: string; suit: string } {
  return { rank: RANK_NAMES[rankOf(card)] ?? "", suit: SUIT_NAMES[suitOf(card)] ?? "" };
}

/** "7 of spades": a picture's name. */
export function cardName(words: Words, card: Card): string {
  return words.say("french-card", values(card));
}

/** "10♠": where there is no room for the name. */
export function cardSign(card: Card): string {
  return `${card[0] === "T" ? 10 : card[0]}${SIGNS[suitOf(card)]}`;
}

/** "the 7 of spades": within a sentence, in the form that its place there asks for. */
export function theCard(words: Words, card: Card, role: Role): string {
  return words.say(`french-card.${role}`, values(card));
}

/** An order of the hand: rank first, low to high. */
export function byRank(one: Card, other: Card): number {
  return rankOf(one) - rankOf(other) || suitOf(one) - suitOf(other);
}

/** An order of the hand: suit first. */
export function bySuit(one: Card, other: Card): number {
  return suitOf(one) - suitOf(other) || rankOf(one) - rankOf(other);
}

/** What a hand of them is sorted by. */
export const ORDERS = { rank: byRank, suit: bySuit };
