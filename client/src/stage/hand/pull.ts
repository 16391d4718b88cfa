import type { Card } from "../../net/messages";

/** Pixels from which on a press is a pull. */
const FAR = { mouse: 6, touch: 10 };

/** What becomes of a card that is pulled out of its place. */
export interface Pulling {
  /** The pointer is there now. */
  moved(x: number, y: number): void;
  /** It was let go; or the browser has taken the pointer for something else. The card stays where it
   * is until it is put back. */
  ended(isLetGo: boolean): void;
}

/** Lets a card follow the pointer, from a press on it. A press that goes nowhere stays a click. */
export function pull(begin: (button: HTMLElement, card: Card) => Pulling): (event: PointerEvent, card: Card) => void {
  return (event, card) => {
    const button = event.currentTarget;
    if (event.button !== 0 || !(button instanceof HTMLElement)) return;
    const held = button;
    const from = { x: event.clientX, y: event.clientY };
    const far = event.pointerType === "touch" ? FAR.touch : FAR.mouse;
    let pulling: Pulling | null = null;

    function move({ clientX, clientY, pointerId }: PointerEvent): void {
      const x = clientX - from.x;
      const y = clientY - from.y;
      if (!pulling && Math.hypot(x, y) < far) return;
      if (!pulling) {
        held.setPointerCapture(pointerId);
        held.dataset.dragged = "true";
        held.parentElement?.setAttribute("data-left", "");
        pulling = begin(held, card);
      }
      held.style.translate = `${x}px ${y}px`;
      pulling.moved(clientX, clientY);
    }

    function end(up: PointerEvent): void {
      for (const [type, listener] of LISTENERS) document.removeEventListener(type, listener);
      if (!pulling) return;
      pulling.ended(up.type === "pointerup");
      // The click that ends a pull selects nothing.
      const swallow = (click: Event) => click.stopPropagation();
      document.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
    }

    const LISTENERS = [
      ["pointermove", move],
      ["pointerup", end],
      ["pointercancel", end],
    ] as const;
    for (const [type, listener] of LISTENERS) document.addEventListener(type, listener);
  };
}

/** Puts a card back into its place, at once. */
export function putBack(button: HTMLElement): void {
  delete button.dataset.dragged;
  button.parentElement?.removeAttribute("data-left");
  button.style.translate = "";
}
