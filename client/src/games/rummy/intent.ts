import type { ReadonlySignal } from "@preact/signals";
import { ORDERS, theCard } from "../../cards/french";
import { capital } from "../../i18n/capital";
import type { Card } from "../../net/messages";
import { openStorage } from "../../storage/storage";
import { type Choice, openChoosing } from "../../table/choosing";
import type { Attention } from "../../table/focus";
import { type Arranging, openArranging } from "../../table/hand/arranging";
import { type Holding, openHolding } from "../../table/hand/holding";
import type { Table } from "../../table/table";
import { type Commands, openCommands } from "./commands";
import { openDrawn } from "./drawn";
import { type LayOff, layOptions } from "./selection";
import type { RummyView } from "./view";

/** What the player is about to do at one table. */
export interface Intent extends Holding, Arranging, Commands {
  table: Table<RummyView>;
  focus: Attention;
  /** To which meld a card is laid off, while that is asked. */
  choice: ReadonlySignal<Choice<LayOff> | null>;
  /** What was drawn from the stock in this turn. */
  drawn: ReadonlySignal<Card | null>;
  pick(card: Card): void;
  /** Closes the open choice, or else lays the selected cards back. */
  cancel(): void;
}

export function openIntent(table: Table<RummyView>): Intent {
  const { words } = table;
  const storage = openStorage(() => window.localStorage);
  const holding = openHolding(table, storage, ORDERS);
  const drawn = openDrawn(table, storage);
  const choosing = openChoosing(table, (view, card) => layOptions(view, [card]));
  const commands = openCommands(table, holding, choosing);
  const focus: Attention = { here: false, place: 0 };
  const arranging = openArranging(table, holding, focus);

  // What was said of other cards is about something else.
  holding.selected.subscribe(() => table.dismiss());

  function pick(card: Card): void {
    choosing.close();
    holding.toggle(card);
  }

  function cancel(): void {
    const card = choosing.close();
    if (!card) return holding.drop();
    const closed = words.say("choice-closed", { card: theCard(words, card, "object") });
    table.whisper(capital(words, closed));
  }

  return { ...holding, ...arranging, ...commands, table, focus, drawn, choice: choosing.choice, pick, cancel };
}
