import { cardName } from "../../cards/italian";
import type { Words } from "../../i18n/words";
import { opposite } from "../../stage/fishing/view";
import type { ScopaView } from "./view";

/** What lies on the table, in words. */
export function hearTable({ table }: ScopaView, words: Words): string {
  if (table.length === 0) return words.say("hear-table-empty");
  return words.say("hear-table", { cards: words.list(table.map((card) => cardName(words, card))) });
}

/** Both heaps, the scope and the match, in words. */
export function hearPiles({ seat, taken, scope, points }: ScopaView, words: Words): string {
  const other = opposite(seat);
  const said = ([["computer", other], ["you", seat]] as const).map(([who, of]) => {
    const heap = words.say(`hear-pile-${who}`, { count: taken[of]?.length ?? 0 });
    return `${heap} ${words.say(`scope-${who}`, { count: scope[of] ?? 0 })}.`;
  });
  return [...said, words.say("hear-score", { yours: points[seat] ?? 0, theirs: points[other] ?? 0 })].join(" ");
}

/** The pack and the hands, in words. */
export function hearCounts({ seat, stock, hands }: ScopaView, words: Words): string {
  return [
    words.say("hear-stock", { count: stock }),
    words.say("hear-hand-you", { count: hands[seat] ?? 0 }),
    words.say("hear-hand-computer", { count: hands[opposite(seat)] ?? 0 }),
  ].join(" ");
}
