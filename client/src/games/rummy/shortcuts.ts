import { marked, moveFocus } from "../../table/focus";
import type { Shortcuts } from "../../table/keys";
import { press } from "../../table/presses";
import { hearHand, hearPiles, hearPlayers, hearTable } from "./heard";
import type { Intent } from "./intent";
import type { RummyView } from "./view";

/** How many cards of the hand have a key of their own. */
const KEYED = 8;

/** What keys do now, beside those of every table. */
export function shortcuts(intent: Intent): Shortcuts {
  const { table, cards, choice, sort } = intent;
  const { words } = table;

  function pickPlace(place: number): void {
    const card = cards.peek()[place];
    if (!card) return;
    marked("card")[place]?.focus();
    intent.pick(card);
  }

  function shift(step: number): void {
    const focused = document.activeElement;
    const place = marked("card").findIndex((card) => card === focused);
    const card = cards.peek()[place];
    if (card) intent.arrange(card, place + step);
  }

  function hear(tell: (view: RummyView) => string): void {
    const now = table.shown.peek()?.view;
    if (now) table.tell(tell(now));
  }

  const back = () => moveFocus(-1);
  const on = () => moveFocus(1);
  const places = Array.from({ length: KEYED }, (_, at) => [String(at + 1), () => pickPlace(at)] as const);
  return {
    ...Object.fromEntries(places),
    ArrowLeft: back,
    ArrowRight: on,
    "Shift+ArrowLeft": () => shift(-1),
    "Shift+ArrowRight": () => shift(1),
    // Up and down scroll the page, except while a choice is open.
    ...(choice.peek() && { ArrowUp: back, ArrowDown: on }),
    Escape: intent.cancel,
    s: () => press("[data-pile=stock]"),
    a: () => press("[data-pile=discards]"),
    m: intent.meld,
    o: intent.layOff,
    x: intent.discard,
    Delete: intent.discard,
    r: () => sort("rank"),
    f: () => sort("suit"),
    j: () => press("[data-shortcut=j]"),
    t: () => hear((now) => hearTable(now, words)),
    p: () => hear((now) => hearPlayers(now, words, table.shown.peek()?.players ?? [])),
    c: () => hear((now) => hearPiles(now, words)),
    h: () => hear(() => hearHand(cards.peek(), words)),
  };
}
