import type { ReadonlySignal } from "@preact/signals";
import type { Card } from "../../net/messages";
import { openStorage } from "../../storage/storage";
import { type Choice, openChoosing } from "../../table/choosing";
import type { Attention } from "../../table/focus";
import type { Sorting } from "../../table/hand/arrange";
import { type Holding, openHolding } from "../../table/hand/holding";
import type { Table } from "../../table/table";
import { type Actions, openActions } from "./actions";
import { ORDERS, theCard } from "../../cards/french";
import { openDrawn } from "./drawn";
import { type LayOff, layOptions } from "./selection";
import { capital } from "./turns";
import type { RummyView } from "./view";

/** What the player is about to do at one table. */
export interface Intent extends Holding, Actions {
  table: Table<RummyView>;
  focus: Attention;
  /** To which meld a card is laid off, while that is asked. */
  choice: ReadonlySignal<Choice<LayOff> | null>;
  /** What was drawn from the stock in this turn. */
  drawn: ReadonlySignal<Card | null>;
  pick(card: Card): void;
  /** Puts a card at another place of the hand. */
  arrange(card: Card, place: number): void;
  /** Closes the open choice, or else lays the selected cards back. */
  cancel(): void;
}

export function openIntent(table: Table<RummyView>): Intent {
  const { words } = table;
  const storage = openStorage(() => window.localStorage);
  const holding = openHolding(table, storage, ORDERS);
  const drawn = openDrawn(table, storage);
  const choosing = openChoosing(table, (view, card) => layOptions(view, [card]));
  const actions = openActions(table, holding, choosing);
  const focus: Attention = { here: false, place: 0 };

  // What was said of other cards is about something else.
  holding.selected.subscribe(() => table.dismiss());

  function pick(card: Card): void {
    choosing.close();
    holding.toggle(card);
  }

  function arrange(card: Card, place: number): void {
    table.motion.before();
    focus.place = holding.move(card, place);
    const count = holding.cards.peek().length;
    const moved = words.say("moved", { card: theCard(words, card, "subject"), place: focus.place + 1, count });
    table.whisper(capital(words, moved));
  }

  function sort(sorting: Sorting): void {
    table.motion.before();
    holding.sort(sorting);
    table.whisper(capital(words, words.say(`sorted-${sorting}`)));
  }

  function cancel(): void {
    const card = choosing.close();
    if (!card) return holding.drop();
    const closed = words.say("choice-closed", { card: theCard(words, card, "object") });
    table.whisper(capital(words, closed));
  }

  return { ...holding, ...actions, table, focus, drawn, choice: choosing.choice, pick, arrange, sort, cancel };
}
