import { theCard } from "../../cards/italian";
import type { Card } from "../../net/messages";
import { openStorage } from "../../storage/storage";
import { type Choice, openChoosing } from "../../stage/choosing";
import { type Capture, captures } from "../../stage/fishing/captures";
import type { FishingIntent } from "../../stage/fishing/intent";
import { openValues } from "../../stage/fishing/values";
import { opposite } from "../../stage/fishing/view";
import { carryLater } from "../../stage/hand/carryLater";
import { writeMove } from "../../stage/move";
import type { Stage } from "../../stage/stage";
import { loadDragging } from "../load";
import type { RubamazzoView } from "./view";

/** What the player is about to do at one table. */
export interface Intent extends FishingIntent<RubamazzoView> {
  confirm(capture: Capture): void;
}

export function openIntent(stage: Stage<RubamazzoView>): Intent {
  const { words } = stage;
  const values = openValues(stage, openStorage(() => window.localStorage));
  const { choice, open, close } = openChoosing(stage, captures);

  /** Plays a card, or asks what it captures. A card without a move is sent all the same: the room
   * answers why not. */
  function pick(card: Card): void {
    const view = stage.shown.peek()?.view;
    if (!view || stage.pending.peek()) return;
    if (choice.peek()?.card === card) return cancel();
    const opened = open(card);
    if (opened) stage.whisper(question(opened, view));
    else stage.play(captures(view, card)[0]?.move ?? writeMove({ verb: "play", cards: [card] }));
  }

  function question({ options }: Choice<Capture>, { piles, seat }: RubamazzoView): string {
    const taken = options.flatMap(({ takes }) => takes)[0] ?? "";
    return words.say("choice-open", { takes: theCard(words, taken, "object"), count: piles[opposite(seat)] ?? 0 });
  }

  function confirm({ move }: Capture): void {
    close();
    stage.play(move);
  }

  function cancel(): void {
    const card = close();
    if (card) stage.whisper(words.say("choice-closed", { card: theCard(words, card, "object") }));
  }

  const carry = carryLater<Card>(async () => {
    const { openDragging } = await loadDragging<typeof import("./dragging")>("rubamazzo");
    return openDragging({ stage, captures, confirm, pick });
  });

  return { stage, carry, choice, values, focus: { here: false, place: 0 }, pick, confirm, cancel };
}
