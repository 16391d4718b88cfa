import type { Card } from "../net/messages";
import { suitOf } from "./french";
import { SuitSign } from "./SuitSign";

/** A card in the room of a word: its rank and its suit. For the eye only. */
export function MiniCard({ card }: { card: Card }) {
  const rank = card[0] === "T" ? "10" : card[0];
  return (
    <span class="mini" aria-hidden="true" data-suit={card[1]}>
      {rank}
      <SuitSign suit={suitOf(card)} />
    </span>
  );
}
