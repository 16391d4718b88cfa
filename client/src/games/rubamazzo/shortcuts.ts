import { marked, moveFocus } from "../../table/focus";
import type { Shortcuts } from "../../table/keys";
import { hearCounts, hearPiles, hearTable } from "./heard";
import type { Intent } from "./intent";

/** What keys do now, beside those of every table. */
export function shortcuts({ table, choice, cancel }: Intent): Shortcuts {
  function hear(tell: typeof hearTable): void {
    const now = table.shown.peek()?.view;
    if (now) table.tell(tell(now, table.words));
  }

  const back = () => moveFocus(-1);
  const on = () => moveFocus(1);
  return {
    "1": () => pickPlace(0),
    "2": () => pickPlace(1),
    "3": () => pickPlace(2),
    ArrowLeft: back,
    ArrowRight: on,
    // Up and down scroll the page, except while a choice is open.
    ...(choice.peek() && { ArrowUp: back, ArrowDown: on, Escape: cancel }),
    t: () => hear(hearTable),
    p: () => hear(hearPiles),
    c: () => hear(hearCounts),
  };
}

function pickPlace(place: number): void {
  const held = marked("card").find((button) => button.dataset.place === String(place));
  held?.focus();
  held?.click();
}
