import type { Card } from "../../net/messages";
import { type Capture, captures } from "../../stage/fishing/captures";
import { carry, type Spot } from "../../stage/hand/carry";
import type { Carry } from "../../stage/hand/carryLater";
import type { Stage } from "../../stage/stage";
import type { ScopaView } from "./view";

interface Parts {
  stage: Stage<ScopaView>;
  confirm(way: Capture): void;
  pick(card: Card): void;
  /** Asks in which of the ways that have a card of the table. */
  ask(card: Card, lying: Card): void;
}

/** A card is carried to one of those that it takes, or to where it lies down; where that leaves several
 * ways, they are asked. */
export function openDragging({ stage, confirm, pick, ask }: Parts): Carry<Card> {
  function spots(card: Card): Spot[] {
    const view = stage.shown.peek()?.view;
    const table = document.querySelector<HTMLElement>(".lying");
    if (!view || !table || stage.pending.peek()) return [];
    const all = captures(view, card);
    const taken = [...new Set(all.flatMap(({ takes }) => takes))];
    if (taken.length === 0) return all.map((way) => ({ element: table, put: () => confirm(way) }));
    return taken.flatMap((lying) => {
      const element = document.querySelector<HTMLElement>(`.lying li [data-key="${lying}"]`);
      const [way, another] = all.filter(({ takes }) => takes.includes(lying));
      if (!element || !way) return [];
      return [{ element, reach: table.getBoundingClientRect(), put: () => (another ? ask(card, lying) : confirm(way)) }];
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
