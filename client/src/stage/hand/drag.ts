import type { Card } from "../../net/messages";

const FAR = 8; // pixels from which on a press is a drag

/** Drags a card to another place of the list that it is in, from a press on it. A press that goes
 * nowhere stays a click, and a finger that goes up scrolls the page. */
export function drag(drop: (card: Card, place: number) => void): (event: PointerEvent, card: Card) => void {
  return (event, card) => {
    const button = event.currentTarget;
    if (event.button !== 0 || !(button instanceof HTMLElement)) return;
    const places = [...(button.closest("ol")?.children ?? [])] as HTMLElement[];
    const from = { x: event.clientX, y: event.clientY };
    let over: HTMLElement | undefined;
    let dragging = false;

    function move({ clientX, clientY, pointerId }: PointerEvent): void {
      const x = clientX - from.x;
      const y = clientY - from.y;
      if (!dragging && Math.hypot(x, y) < FAR) return;
      if (!dragging) (button as HTMLElement).setPointerCapture(pointerId);
      dragging = true;
      (button as HTMLElement).dataset.dragged = "true";
      (button as HTMLElement).style.translate = `${x}px ${y}px`;
      const nearest = nearestTo(places, clientX, clientY);
      if (nearest !== over) {
        delete over?.dataset.over;
        over = nearest;
        if (over && !over.contains(button as HTMLElement)) over.dataset.over = "true";
      }
    }

    function end(up: PointerEvent): void {
      for (const [type, listener] of LISTENERS) document.removeEventListener(type, listener);
      delete over?.dataset.over;
      if (!dragging) return;
      if (up.type === "pointerup" && over) drop(card, places.indexOf(over));
      const held = button as HTMLElement;
      delete held.dataset.dragged;
      held.style.translate = "";
      // The click that ends a drag selects nothing.
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

function nearestTo(places: HTMLElement[], x: number, y: number): HTMLElement | undefined {
  const distances = places.map((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
  });
  return places[distances.indexOf(Math.min(...distances))];
}
