import type { ReadonlySignal } from "@preact/signals";
import { ORDERS, theCard } from "../../cards/french";
import { capital } from "../../i18n/capital";
import type { Card } from "../../net/messages";
import { openStorage } from "../../storage/storage";
import { type Choice, openChoosing } from "../../stage/choosing";
import type { Attention } from "../../stage/focus";
import { type Arranging, openArranging } from "../../stage/hand/arranging";
import { type Holding, openHolding } from "../../stage/hand/holding";
import type { Stage } from "../../stage/stage";
import { type Commands, openCommands } from "./commands";
import { openDrawn } from "./drawn";
import { type LayOff, layOptions } from "./selection";
import type { RummyView } from "./view";

/** What the player is about to do at one table. */
export interface Intent extends Holding, Arranging, Commands {
  stage: Stage<RummyView>;
  focus: Attention;
  /** To which meld a card is laid off, while that is asked. */
  choice: ReadonlySignal<Choice<LayOff> | null>;
  /** What was drawn from the stock in this turn. */
  drawn: ReadonlySignal<Card | null>;
  pick(card: Card): void;
  /** Closes the open choice, or else lays the selected cards back. */
  cancel(): void;
}

export function openIntent(stage: Stage<RummyView>): Intent {
  const { words } = stage;
  const storage = openStorage(() => window.localStorage);
  const holding = openHolding(stage, storage, ORDERS);
  const drawn = openDrawn(stage, storage);
  const choosing = openChoosing(stage, (view, card) => layOptions(view, [card]));
  const commands = openCommands(stage, holding, choosing);
  const focus: Attention = { here: false, place: 0 };
  const arranging = openArranging(stage, holding, focus);

  // What was said of other cards is about something else.
  holding.selected.subscribe(() => stage.dismiss());

  function pick(card: Card): void {
    choosing.close();
    holding.toggle(card);
  }

  function cancel(): void {
    const card = choosing.close();
    if (!card) return holding.drop();
    const closed = words.say("choice-closed", { card: theCard(words, card, "object") });
    stage.whisper(capital(words, closed));
  }

  return { ...holding, ...arranging, ...commands, stage, focus, drawn, choice: choosing.choice, pick, cancel };
}
