import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Card, View } from "../net/messages";
import { keepChoice } from "./keptChoice";
import type { Shown } from "./shown";
import type { Stage } from "./stage";

/** One of several things that a card can do; a game adds what it is known by on the board. */
export interface Option {
  move: string;
}

/** A card of the hand that can do several things: which? */
export interface Choice<One extends Option> {
  card: Card;
  options: One[];
}

/** The choice among targets that a card of the hand opens. */
export interface Choosing<One extends Option> {
  /** The choice that is open; it closes by itself when the table moves on. */
  choice: ReadonlySignal<Choice<One> | null>;
  /** Opens the choice among what a card can do now; null where there are not several things. */
  open(card: Card): Choice<One> | null;
  /** Closes it and gives the card that it was about; null when none was open. */
  close(): Card | null;
}

/** `optionsOf`: what a card can do. An open choice outlives a reload, and what was said before it
 * opened or closed is about something else. */
export function openChoosing<Of extends View, One extends Option>(
  stage: Stage<Of>,
  optionsOf: (view: Of, card: Card) => One[],
): Choosing<One> {
  const opened = signal<{ at: Shown<Of>; choice: Choice<One> } | null>(null);
  const choice = computed(() => {
    const now = opened.value;
    return now && now.at === stage.shown.value ? now.choice : null;
  });

  function open(card: Card): Choice<One> | null {
    const at = stage.shown.peek();
    const options = at ? optionsOf(at.view, card) : [];
    opened.value = at && options.length > 1 ? { at, choice: { card, options } } : null;
    return choice.peek();
  }

  keepChoice(stage, choice, open);
  choice.subscribe(() => stage.dismiss());

  return {
    choice,
    open,
    close() {
      const card = choice.peek()?.card ?? null;
      opened.value = null;
      return card;
    },
  };
}
