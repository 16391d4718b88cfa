import type { Card } from "../../net/messages";
import { pull, putBack } from "./pull";

/** Drags a card to another place of the list that it is in. A finger that goes up scrolls the page. */
export function drag(drop: (card: Card, place: number) => void): (event: PointerEvent, card: Card) => void {
  return pull((button, card) => {
    const places = [...(button.closest("ol")?.children ?? [])] as HTMLElement[];
    let over: HTMLElement | undefined;
    return {
      moved(x, y) {
        const nearest = nearestTo(places, x, y);
        if (nearest === over) return;
        delete over?.dataset.over;
        over = nearest;
        if (over && !over.contains(button)) over.dataset.over = "true";
      },
      ended(isLetGo) {
        delete over?.dataset.over;
        if (isLetGo && over) drop(card, places.indexOf(over));
        putBack(button);
      },
    };
  });
}

function nearestTo(places: HTMLElement[], x: number, y: number): HTMLElement | undefined {
  const distances = places.map((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
  });
  return places[distances.indexOf(Math.min(...distances))];
}
