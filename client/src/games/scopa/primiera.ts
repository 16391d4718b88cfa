import type { Card } from "../../net/messages";

/** What a card is worth in the primiera, by its rank. */
const WORTH: Record<string, number> = { 7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, F: 10, C: 10, R: 10 };

/** The cards that make the primiera of a heap: of each suit the best. */
export function primieraOf(heap: readonly Card[]): Card[] {
  return [..."DCSB"].flatMap((suit) => {
    const cards = heap.filter((card) => card[1] === suit);
    return cards.length === 0 ? [] : [cards.reduce((best, card) => (worth(card) > worth(best) ? card : best))];
  });
}

function worth(card: Card): number {
  return WORTH[card[0] ?? ""] ?? 0;
}
