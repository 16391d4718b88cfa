import type { Card } from "../../net/messages";
import type { Capture } from "../../stage/fishing/captures";
import { carry, type Spot } from "../../stage/hand/carry";
import type { Carry } from "../../stage/hand/carryLater";
import { readMove } from "../../stage/move";
import type { Stage } from "../../stage/stage";
import type { RubamazzoView } from "./view";

interface Parts {
  stage: Stage<RubamazzoView>;
  captures(view: RubamazzoView, card: Card): Capture[];
  confirm(capture: Capture): void;
  pick(card: Card): void;
}

/** A card is carried to what it takes, steals, or lies down on. */
export function openDragging({ stage, captures, confirm, pick }: Parts): Carry<Card> {
  function spots(card: Card): Spot[] {
    const view = stage.shown.peek()?.view;
    const table = document.querySelector<HTMLElement>(".lying");
    if (!view || !table || stage.pending.peek()) return [];
    return captures(view, card).map((capture) => {
      const element = placeOf(capture) ?? table;
      const put = () => confirm(capture);
      return { element, put, ...(capture.takes.length > 0 && { reach: table.getBoundingClientRect() }) };
    });
  }

  /** The way of a press says why not, if it is not the player's turn. */
  function missed(card: Card): void {
    if (stage.shown.peek()?.view.moves.length) stage.announce("drag-missed");
    else pick(card);
  }

  return (press, lead, card) =>
    carry(press, lead, { cards: [lead], lead, spots: () => spots(card), missed: () => missed(card) }, stage);
}

/** Where on the page a card is put to capture so; nothing where it only lies down. */
function placeOf({ move, takes }: Capture): HTMLElement | null {
  const [taken] = takes;
  if (taken) return document.querySelector<HTMLElement>(`.lying li [data-key="${taken}"]`);
  if (readMove(move).verb !== "steal") return null;
  return document.querySelector<HTMLElement>(".pile[data-who=computer] .stack");
}
