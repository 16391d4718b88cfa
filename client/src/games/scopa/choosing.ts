import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Card } from "../../net/messages";
import type { Choice } from "../../stage/choosing";
import type { Capture } from "../../stage/fishing/captures";

/** Milliseconds for which each way is lit. */
export const LIT = 1600;

/** The ways to take among which a player chooses: one of them is lit. */
export interface Ways {
  /** Those that have every card that was touched. */
  left: ReadonlySignal<Capture[]>;
  lit: ReadonlySignal<Capture | null>;
  /** Lights one, and the light stays there. */
  light(way: Capture): void;
  /** A card of the table was touched: the way that is chosen by it, or null. */
  touch(card: Card): Capture | null;
}

/** `moves`: whether the light may go on by itself. */
export function openWays(choice: ReadonlySignal<Choice<Capture> | null>, moves: () => boolean): Ways {
  const touched = signal<Card | null>(null);
  const at = signal(0);
  const stays = signal(false);
  const left = computed(() => {
    const all = choice.value?.options ?? [];
    const card = touched.value;
    return card === null ? all : all.filter(({ takes }) => takes.includes(card));
  });
  const lit = computed(() => left.value[at.value % Math.max(left.value.length, 1)] ?? null);

  choice.subscribe(() => {
    touched.value = null;
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
      if (touched.peek() !== null && alone?.takes.includes(card)) return alone;
      if (!choice.peek()?.options.some(({ takes }) => takes.includes(card))) return null;
      touched.value = card;
      at.value = 0;
      stays.value = left.peek().length === 1;
      return null;
    },
  };
}
