import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Card } from "../../net/messages";
import type { Storage } from "../../storage/storage";
import type { Shown } from "../../table/shown";
import type { Table } from "../../table/table";
import { arranged, moved, sortedBy, type Sorting } from "./arrange";
import { keep, type Kept, readKept } from "./kept";
import { drawnBetween } from "./story";
import type { RummyView } from "./view";

/** The cards in the player's hand: their order, which are selected, which is new. */
export interface Holding {
  /** From left to right. */
  cards: ReadonlySignal<Card[]>;
  sorting: ReadonlySignal<Sorting | null>;
  /** In the order in which they were selected; a card that leaves the hand is selected no more. */
  selected: ReadonlySignal<Card[]>;
  /** What was drawn from the stock in this turn. */
  drawn: ReadonlySignal<Card | null>;
  toggle(card: Card): void;
  drop(): void;
  sort(sorting: Sorting): void;
  /** Puts a card at a place, counted from 0; whatever the place, it stays in the hand. */
  move(card: Card, place: number): number;
}

const NOTHING: Kept = { match: "", arrangement: sortedBy("rank", []), drawn: null };

export function openHolding(table: Table<RummyView>, storage: Storage): Holding {
  const kept = signal<Kept>(NOTHING);
  const picked = signal<Card[]>([]);
  const hand = computed(() => table.shown.value?.view.hand ?? []);
  let before: Shown<RummyView> | null = null;

  // Before everything else that follows what is shown.
  table.shown.subscribe((now) => {
    if (!now) return;
    const view = now.view;
    if (kept.peek().match !== now.match) kept.value = readKept(storage, now.match);
    const isDealt = view.history.length === 0;
    const isNewDeal = isDealt || before?.match !== now.match;
    // A card that was thrown may come back: it must not come back selected.
    picked.value = isNewDeal ? [] : picked.peek().filter((card) => view.hand.includes(card));
    const card = before?.match === now.match ? drawnBetween(before.view, view) : null;
    if (card) kept.value = { ...kept.peek(), drawn: { card, ply: now.ply } };
    else if (isDealt && kept.peek().drawn) kept.value = { ...kept.peek(), drawn: null };
    before = now;
  });
  effect(() => {
    // The hand of a match that is watched again is no more to be arranged.
    if (kept.value !== NOTHING && !table.shown.peek()?.open) keep(storage, kept.value);
  });

  const cards = computed(() => arranged(hand.value, kept.value.arrangement));

  return {
    cards,
    sorting: computed(() => {
      const { moved, sorting } = kept.value.arrangement;
      return moved ? null : sorting;
    }),
    selected: picked,
    drawn: computed(() => {
      const { drawn } = kept.value;
      const now = table.shown.value;
      return drawn && now && drawn.ply === plyOfDraw(now) ? drawn.card : null;
    }),
    toggle(card) {
      const now = picked.peek();
      picked.value = now.includes(card) ? now.filter((other) => other !== card) : [...now, card];
    },
    drop: () => (picked.value = []),
    sort(sorting) {
      kept.value = { ...kept.peek(), arrangement: sortedBy(sorting, hand.peek()) };
    },
    move(card, place) {
      const within = Math.min(Math.max(place, 0), cards.peek().length - 1);
      const arrangement = moved(kept.peek().arrangement, hand.peek(), card, within);
      kept.value = { ...kept.peek(), arrangement };
      return within;
    },
  };
}

/** The ply after the draw of the player's turn; null when it is not the player's turn. */
function plyOfDraw({ ply, view, seat }: Shown<RummyView>): number | null {
  const { history, turn, phase } = view;
  if (turn !== seat || phase !== "play") return null;
  const draw = history.findLastIndex(({ move }) => move.startsWith("draw "));
  return ply - (history.length - 1 - draw);
}
