import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Card } from "../../net/messages";
import type { Choice } from "../../stage/choosing";
import type { Capture } from "../../stage/fishing/captures";

/** Milliseconds for which each way is lit. */
export const LIT = 1600;

/** The ways to take among which a player chooses: one of them is lit. */
export interface Ways {
  /** Those that have every card that was touched; a card that goes with none of them begins anew. */
  left: ReadonlySignal<Capture[]>;
  lit: ReadonlySignal<Capture | null>;
  /** Lights one, and the light stays there. */
  light(way: Capture): void;
  /** A card of the table was touched: the way that is chosen by it, or null. */
  touch(card: Card): Capture | null;
}

/** `moves`: whether the light may go on by itself. */
export function openWays(choice: ReadonlySignal<Choice<Capture> | null>, moves: () => boolean): Ways {
  const touched = signal<Card[]>([]);
  const at = signal(0);
  const stays = signal(false);
  const left = computed(() => {
    return waysWith(touched.value, choice.value?.options ?? []);
  });
  const lit = computed(() => left.value[at.value % Math.max(left.value.length, 1)] ?? null);

  choice.subscribe(() => {
    touched.value = [];
    at.value = 0;
    stays.value = false;
  });

  effect(() => {
    if (left.value.length < 2 || stays.value || !moves()) return;
    const timer = setInterval(() => (at.value = at.peek() + 1), LIT);
    return () => clearInterval(timer);
  });

  return {
    left,
    lit,
    light(way) {
      const found = left.peek().indexOf(way);
      if (found < 0) return;
      at.value = found;
      stays.value = true;
    },
    touch(card) {
      const alone = left.peek().length === 1 ? left.peek()[0] : undefined;
      if (touched.peek().length > 0 && alone?.takes.includes(card)) return alone;
      const options = choice.peek()?.options ?? [];
      const both = [...touched.peek(), card];
      const cards = waysWith(both, options).length > 0 ? both : [card];
      if (waysWith(cards, options).length === 0) return null;
      touched.value = cards;
      at.value = 0;
      stays.value = left.peek().length === 1;
      return null;
    },
  };
}

function waysWith(cards: readonly Card[], ways: readonly Capture[]): Capture[] {
  return ways.filter(({ takes }) => cards.every((card) => takes.includes(card)));
}
