import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Card } from "../../net/messages";
import type { Attention } from "../../table/focus";
import { keepChoice } from "../../table/keptChoice";
import { openStorage } from "../../storage/storage";
import type { Shown, Table } from "../../table/table";
import { theCard } from "./cards";
import { type Choice, choose, type Option } from "./choice";
import { openValues } from "./values";
import type { RubamazzoView } from "./view";

/** What the player is about to do at one table. */
export interface Intent {
  table: Table;
  /** The choice that is open; it closes by itself when the table moves on. */
  choice: ReadonlySignal<Choice | null>;
  /** Whether the cards show their values. */
  values: ReadonlySignal<boolean>;
  focus: Attention;
  pick(card: Card): void;
  confirm(option: Option): void;
  cancel(): void;
}

export function openIntent(table: Table): Intent {
  const values = openValues(table, openStorage(() => window.localStorage));
  const opened = signal<{ at: Shown; choice: Choice } | null>(null);
  const choice = computed(() => {
    const now = opened.value;
    return now && now.at === table.shown.value ? now.choice : null;
  });

  keepChoice(table, choice, (card) => {
    const at = table.shown.peek();
    const found = at && choose(at.view as RubamazzoView, card);
    if (found && "choice" in found) opened.value = { at, choice: found.choice };
  });

  // What was said before a choice opened or closed is about something else.
  choice.subscribe(() => table.dismiss());

  function pick(card: Card): void {
    const at = table.shown.peek();
    if (!at || table.pending.peek()) return;
    if (choice.peek()?.card === card) return cancel();
    const found = choose(at.view as RubamazzoView, card);
    if ("move" in found) {
      opened.value = null;
      table.play(found.move);
    } else {
      opened.value = { at, choice: found.choice };
      table.whisper(question(found.choice, at.view as RubamazzoView));
    }
  }

  function question({ options }: Choice, { piles, seat }: RubamazzoView): string {
    const takes = theCard(table.words, options.find(({ takes }) => takes)?.takes ?? "", "object");
    return table.words.say("choice-open", { takes, count: piles[1 - seat] ?? 0 });
  }

  function confirm(option: Option): void {
    opened.value = null;
    table.play(option.move);
  }

  function cancel(): void {
    const card = choice.peek()?.card;
    opened.value = null;
    if (card) table.whisper(table.words.say("choice-closed", { card: theCard(table.words, card, "object") }));
  }

  return { table, choice, values, focus: { here: false, place: 0 }, pick, confirm, cancel };
}
