import type { ReadonlySignal } from "@preact/signals";
import { theCard } from "../../cards/italian";
import type { Card } from "../../net/messages";
import { openStorage } from "../../storage/storage";
import { type Choice, openChoosing } from "../../stage/choosing";
import type { Attention } from "../../stage/focus";
import { carry, type Spot } from "../../stage/hand/carry";
import { readMove, writeMove } from "../../stage/move";
import type { Stage } from "../../stage/stage";
import { type Capture, captures } from "./captures";
import { openValues } from "./values";
import { opposite, type RubamazzoView } from "./view";

/** Where on the page a card is put to capture so; nothing where it only lies down. */
function placeOf({ move, takes }: Capture, { seat }: RubamazzoView): HTMLElement | null {
  const [taken] = takes;
  if (taken) return document.querySelector<HTMLElement>(`.lying li [data-key="${taken}"]`);
  if (readMove(move).verb !== "steal") return null;
  return document.querySelector<HTMLElement>(`.stack[data-key="pile${opposite(seat)}"]`);
}

/** What the player is about to do at one table. */
export interface Intent {
  stage: Stage<RubamazzoView>;
  /** What a card captures, while that is asked. */
  choice: ReadonlySignal<Choice<Capture> | null>;
  /** Whether the cards show their values. */
  values: ReadonlySignal<boolean>;
  focus: Attention;
  pick(card: Card): void;
  /** Begins to carry a card to what it takes, steals, or lies down on. */
  carry(event: PointerEvent, card: Card): void;
  confirm(capture: Capture): void;
  cancel(): void;
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

  const carried = carry({ spots, missed, pending: stage.pending });

  function spots(card: Card): Spot[] {
    const view = stage.shown.peek()?.view;
    const table = document.querySelector<HTMLElement>(".lying");
    if (!view || !table || stage.pending.peek()) return [];
    return captures(view, card).flatMap((capture) => {
      const element = placeOf(capture, view) ?? table;
      return { element, ...(capture.takes.length > 0 && { reach: table }), put: () => confirm(capture) };
    });
  }

  /** The way of a press says why not, if it is not the player's turn. */
  function missed(card: Card): void {
    if (stage.shown.peek()?.view.moves.length) stage.announce("drag-missed");
    else pick(card);
  }

  return { stage, carry: carried, choice, values, focus: { here: false, place: 0 }, pick, confirm, cancel };
}
