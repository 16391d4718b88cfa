import { theCard } from "../../cards/italian";
import type { Card } from "../../net/messages";
import { openStorage } from "../../storage/storage";
import { openChoosing } from "../../stage/choosing";
import { type Capture, captures } from "../../stage/fishing/captures";
import type { FishingIntent } from "../../stage/fishing/intent";
import { openValues } from "../../stage/fishing/values";
import { carryLater } from "../../stage/hand/carryLater";
import { writeMove } from "../../stage/move";
import type { Stage } from "../../stage/stage";
import { loadDragging } from "../load";
import type { ScopaView } from "./view";
import { openWays, type Ways } from "./choosing";

/** What the player is about to do at one table. */
export interface Intent extends FishingIntent<ScopaView> {
  ways: Ways;
  confirm(way: Capture): void;
  /** A card of the table was touched while a choice is open. */
  touch(card: Card): void;
}

export function openIntent(stage: Stage<ScopaView>): Intent {
  const { words } = stage;
  const values = openValues(stage, openStorage(() => window.localStorage));
  const { choice, open, close } = openChoosing(stage, captures);
  const ways = openWays(choice, () => !matchMedia("(prefers-reduced-motion: reduce)").matches);

  /** Plays a card, or asks what it takes. A card without a move is sent all the same: the room answers
   * why not. */
  function pick(card: Card): void {
    const view = stage.shown.peek()?.view;
    if (!view || stage.pending.peek()) return;
    if (choice.peek()?.card === card) return cancel();
    const opened = open(card);
    if (opened) {
      const count = opened.options.length;
      stage.whisper(words.say("choice-open", { card: theCard(words, card, "subject"), count }));
    } else stage.play(captures(view, card)[0]?.move ?? writeMove({ verb: "play", cards: [card] }));
  }

  function confirm({ move }: Capture): void {
    close();
    stage.play(move);
  }

  function touch(card: Card): void {
    const way = ways.touch(card);
    if (way) confirm(way);
  }

  function cancel(): void {
    const card = close();
    if (card) stage.whisper(words.say("choice-closed", { card: theCard(words, card, "object") }));
  }

  function ask(card: Card, lying: Card): void {
    if (choice.peek()?.card !== card) pick(card);
    touch(lying);
  }

  const carry = carryLater<Card>(async () => {
    const { openDragging } = await loadDragging<typeof import("./dragging")>("scopa");
    return openDragging({ stage, confirm, pick, ask });
  });

  return { stage, carry, choice, ways, values, focus: { here: false, place: 0 }, pick, confirm, touch, cancel };
}
