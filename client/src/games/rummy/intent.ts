import { computed, type ReadonlySignal } from "@preact/signals";
import { ORDERS, theCard } from "../../cards/french";
import { capital } from "../../i18n/capital";
import type { Card } from "../../net/messages";
import { openStorage } from "../../storage/storage";
import { type Choice, openChoosing } from "../../stage/choosing";
import type { Attention } from "../../stage/focus";
import { type Arranging, openArranging } from "../../stage/hand/arranging";
import { carryLater } from "../../stage/hand/carryLater";
import { type Holding, openHolding } from "../../stage/hand/holding";
import type { Stage } from "../../stage/stage";
import { loadDragging } from "../load";
import { type Commands, openCommands } from "./commands";
import type { Carried, PileName } from "./dragging";
import { openDrawn } from "./drawn";
import { openRounds, type Rounds } from "./pastRounds";
import { isRoundOver, type RummyView } from "./view";
import { type LayOff, layOptions, type Targets, targetsOf } from "./selection";

const NOWHERE: Targets = { lays: [], discard: false, meld: false };

/** What the player is about to do at one table. */
export interface Intent extends Holding, Arranging, Commands {
  stage: Stage<RummyView>;
  focus: Attention;
  /** To which meld a card is laid off, while that is asked. */
  choice: ReadonlySignal<Choice<LayOff> | null>;
  /** What the match's rounds have brought. */
  rounds: ReadonlySignal<Rounds>;
  /** What was drawn from the stock in this turn. */
  drawn: ReadonlySignal<Card | null>;
  /** Where the selected cards can go now. */
  targets: ReadonlySignal<Targets>;
  /** Selects a card or lays it back. `byPointer`: a second touch on the only one that is selected
   * plays it, where it can go to one place only. */
  pick(card: Card, byPointer?: boolean): void;
  /** Begins to carry what is pressed. */
  carry(press: PointerEvent, what: Carried): void;
  /** What a press on a pile means: the selected cards are put on the discards, else one draws. */
  pressPile(pile: PileName): void;
  /** A press on the felt lays the selected cards there, on the meld that lies there. */
  pressFelt(meld: number | null): void;
  /** Closes the open choice, or else lays the selected cards back. */
  cancel(): void;
}

export function openIntent(stage: Stage<RummyView>): Intent {
  const { words } = stage;
  const storage = openStorage(() => window.localStorage);
  const holding = openHolding(stage, storage, ORDERS);
  const drawn = openDrawn(stage, storage);
  const rounds = openRounds(stage, storage);
  const { selected } = holding;
  const along = (card: Card) => {
    const isSelected = selected.peek().includes(card);
    return isSelected ? holding.cards.peek().filter((held) => selected.peek().includes(held)) : [card];
  };
  const choosing = openChoosing(stage, (view, card) => layOptions(view, along(card)));
  const commands = openCommands(stage, holding, choosing);
  const focus: Attention = { here: false, place: 0 };
  const arranging = openArranging(stage, holding, focus);

  const carry = carryLater<Carried>(async () => {
    const { openDragging } = await loadDragging<typeof import("./dragging")>("rummy");
    return openDragging({ stage, commands, arranging, along, targetsOf });
  });
  const targets = computed(() => {
    const view = stage.shown.value?.view;
    return view ? targetsOf(view, selected.value) : NOWHERE;
  });

  // What was said of other cards is about something else.
  selected.subscribe(() => stage.dismiss());

  function pick(card: Card, byPointer = false): void {
    const isOnly = selected.peek().length === 1 && selected.peek()[0] === card;
    if (byPointer && isOnly && stage.settings.again.chosen.peek() === "on" && playOnly()) return;
    choosing.close();
    holding.toggle(card);
  }

  /** Plays what is selected if it can go to one place only. */
  function playOnly(): boolean {
    const { lays, discard, meld } = targets.peek();
    const [lay] = lays;
    if (lays.length + Number(discard) + Number(meld) !== 1) return false;
    if (lay) commands.layOn(lay.meld);
    else if (discard) commands.discard();
    else commands.meld();
    return true;
  }

  function pressPile(pile: PileName): void {
    const isMeant = pile === "discards" && selected.peek().length > 0;
    if (isMeant && stage.shown.peek()?.view.phase === "play") commands.discard();
    else commands.draw(pile);
  }

  function pressFelt(meld: number | null): void {
    const now = stage.shown.peek();
    if (!now || now.open || isRoundOver(now.view) || choosing.choice.peek() || selected.peek().length === 0) return;
    if (meld === null || targets.peek().meld) commands.meld();
    else commands.layOn(meld);
  }

  function cancel(): void {
    const card = choosing.close();
    if (!card) return holding.drop();
    const closed = words.say("choice-closed", { card: theCard(words, card, "object") });
    stage.whisper(capital(words, closed));
  }

  return {
    ...holding,
    ...arranging,
    ...commands,
    ...{ stage, focus, drawn, rounds, choice: choosing.choice, targets, pick, carry, pressPile, pressFelt, cancel },
  };
}
