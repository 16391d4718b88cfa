import type { ReadonlySignal } from "@preact/signals";
import type { Card } from "../../net/messages";
import { nearest } from "./nearest";
import { pull, putBack } from "./pull";

/** Something that a carried card can be put on. */
export interface Spot {
  /** What lights up. */
  element: HTMLElement;
  /** Where a card can be let go for it; the element itself, if not said. */
  reach?: HTMLElement;
  put(): void;
}

export interface Carrying {
  /** Where a card can go now. */
  spots(card: Card): Spot[];
  /** A card was let go over the table, but on none of them. */
  missed(card: Card): void;
  /** The move that was sent and not answered yet. */
  pending: ReadonlySignal<unknown>;
}

const HOME = 200; // milliseconds of the way back

/** Carries a card out of the hand to somewhere on the table. What it can be put on lights up; of
 * several things the nearest wins, and from anywhere else it flies home. One that was put somewhere
 * waits there for the answer. */
export function carry({ spots, missed, pending }: Carrying): (event: PointerEvent, card: Card) => void {
  return pull((button, card) => {
    const all = spots(card);
    const boxes = all.map(({ element, reach }) => ({
      box: element.getBoundingClientRect(),
      reach: (reach ?? element).getBoundingClientRect(),
    }));
    const table = document.querySelector(".felt")?.getBoundingClientRect();
    let pointer = { x: Number.NaN, y: Number.NaN };
    let over: Spot | undefined;
    for (const { element } of all) element.dataset.spot = "free";
    return {
      moved(x, y) {
        pointer = { x, y };
        over = all[nearest(boxes, pointer)];
        for (const spot of all) spot.element.dataset.spot = spot === over ? "over" : "free";
      },
      ended(isLetGo) {
        for (const { element } of all) delete element.dataset.spot;
        if (isLetGo && over) {
          over.put();
          return whenAnswered(pending, () => button.isConnected && flyHome(button));
        }
        const hand = button.closest("ol")?.getBoundingClientRect();
        if (isLetGo && isIn(table, pointer) && !isIn(hand, pointer)) missed(card);
        flyHome(button);
      },
    };
  });
}

function isIn(box: DOMRect | undefined, { x, y }: { x: number; y: number }): boolean {
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function whenAnswered(pending: ReadonlySignal<unknown>, then: () => void): void {
  let stop: (() => void) | null = null;
  stop = pending.subscribe((sent) => {
    if (sent !== null) return;
    // The board follows the answer: where the card lies now is where it sets off.
    setTimeout(() => {
      stop?.();
      then();
    });
  });
}

function flyHome(button: HTMLElement): void {
  const { translate } = button.style;
  putBack(button);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  button.animate([{ translate, zIndex: 3 }, { zIndex: 3 }], { duration: HOME, easing: "cubic-bezier(.2,.7,.2,1)" });
}
