import { cardName, theCard } from "../../cards/italian";
import type { Words } from "../../i18n/words";
import { opposite } from "../../stage/fishing/view";
import type { RubamazzoView } from "./view";

/** What lies on the table, in words. */
export function hearTable({ table }: RubamazzoView, words: Words): string {
  if (table.length === 0) return words.say("hear-table-empty");
  return words.say("hear-table", { cards: words.list(table.map((card) => cardName(words, card))) });
}

/** Both piles with their tops, in words. */
export function hearPiles({ seat, tops, piles }: RubamazzoView, words: Words): string {
  function pile(of: number, who: string): string {
    const top = tops[of];
    if (!top) return words.say(`hear-pile-${who}-empty`);
    return words.say(`hear-pile-${who}`, { count: piles[of] ?? 0, card: theCard(words, top, "subject") });
  }
  return `${pile(opposite(seat), "computer")} ${pile(seat, "you")}`;
}

/** The pack and the hands, in words. */
export function hearCounts({ seat, stock, hands }: RubamazzoView, words: Words): string {
  return [
    words.say("hear-stock", { count: stock }),
    words.say("hear-hand-you", { count: hands[seat] ?? 0 }),
    words.say("hear-hand-computer", { count: hands[opposite(seat)] ?? 0 }),
  ].join(" ");
}
