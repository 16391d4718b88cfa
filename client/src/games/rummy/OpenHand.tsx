import { ORDERS, cardName } from "../../cards/french";
import { MiniCard } from "../../cards/MiniCard";
import type { Words } from "../../i18n/words";
import type { Card } from "../../net/messages";
import { arranged, UNTOUCHED } from "../../stage/hand/arrange";

/** What another player holds, where it may be seen. */
export function OpenHand({ words, cards }: { words: Words; cards: Card[] }) {
  const sorted = arranged(cards, UNTOUCHED, ORDERS);
  return (
    <span class="open">
      <span class="visually-hidden">{words.list(sorted.map((card) => cardName(words, card)))}</span>
      {sorted.map((card) => (
        <MiniCard key={card} card={card} />
      ))}
    </span>
  );
}
