import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Card } from "../../net/messages";
import type { Storage } from "../../storage/storage";
import type { Stage } from "../stage";
import { arranged, moved, type Orders, type Sorting, sortedBy, UNTOUCHED } from "./arrange";
import { type Kept, readKept } from "./kept";

/** The cards in the player's hand, however many: their order, and which are selected. */
export interface Holding {
  /** From left to right. */
  cards: ReadonlySignal<Card[]>;
  /** What they are sorted by; null when the player has put them otherwise. */
  sorting: ReadonlySignal<Sorting | null>;
  /** In the order in which they were selected; a card that leaves the hand is selected no more. */
  selected: ReadonlySignal<Card[]>;
  toggle(card: Card): void;
  drop(): void;
  sort(sorting: Sorting): void;
  /** Puts cards behind so many of the others; whatever the place, they stay in the hand. */
  move(these: readonly Card[], place: number): number;
}

const NOTHING: Kept = { match: "", arrangement: UNTOUCHED };

/** `orders`: what the hand is sorted by. The order is kept in `storage`, for each game by itself. */
export function openHolding({ shown, gameName }: Stage, storage: Storage, orders: Orders): Holding {
  const name = `${gameName}.hand`;
  const kept = signal<Kept>(NOTHING);
  const selected = signal<Card[]>([]);
  const hand = computed(() => shown.value?.view.hand ?? []);
  const cards = computed(() => arranged(hand.value, kept.value.arrangement, orders));

  // Before everything else that follows what is shown.
  shown.subscribe((now) => {
    if (!now) return;
    const isNew = kept.peek().match !== now.match;
    if (isNew) kept.value = readKept(storage, name, now.match);
    const { hand, history } = now.view;
    // A card that was thrown may come back: it must not come back selected.
    const isDealt = isNew || history.length === 0;
    selected.value = isDealt ? [] : selected.peek().filter((card) => hand.includes(card));
  });
  effect(() => {
    // The hand of a match that is watched again is no more to be arranged.
    if (kept.value !== NOTHING && !shown.peek()?.open) storage.write(name, kept.value);
  });

  return {
    cards,
    sorting: computed(() => {
      const { moved, sorting } = kept.value.arrangement;
      return moved ? null : sorting;
    }),
    selected,
    toggle(card) {
      const now = selected.peek();
      selected.value = now.includes(card) ? now.filter((other) => other !== card) : [...now, card];
    },
    drop: () => (selected.value = []),
    sort(sorting) {
      kept.value = { ...kept.peek(), arrangement: sortedBy(sorting, hand.peek(), orders) };
    },
    move(these, place) {
      const within = Math.min(Math.max(place, 0), cards.peek().length - these.length);
      const arrangement = moved(kept.peek().arrangement, hand.peek(), these, within, orders);
      kept.value = { ...kept.peek(), arrangement };
      return within;
    },
  };
}
