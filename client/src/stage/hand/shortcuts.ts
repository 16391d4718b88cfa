import type { ReadonlySignal } from "@preact/signals";
import type { Card } from "../../net/messages";
import { marked, moveFocus } from "../focus";
import type { Shortcuts } from "../keys";

/** What the keys of a hand work on. */
interface HandKeys {
  /** How many places have a key of their own, at most nine. */
  places: number;
  choice: ReadonlySignal<unknown>;
  cancel: () => void;
  /** Where cards are selected and moved: how they lie, and what does that. Where a digit plays a
   * card it presses its button instead: a button that has just come swallows that. */
  cards?: ReadonlySignal<readonly Card[]>;
  select?: (card: Card) => void;
  arrange?: (cards: Card[], place: number) => void;
}

/** The keys that every hand has: digits for its places, arrows for the way among them and among the
 * targets of a choice, Escape. */
export function handShortcuts({ places, choice, cancel, cards, select, arrange }: HandKeys): Shortcuts {
  const digits = Array.from({ length: places }, (_, at) => [String(at + 1), () => pick(at)] as const);
  const back = () => moveFocus(-1);
  const on = () => moveFocus(1);

  function pick(place: number): void {
    const held = marked("card").find((button) => button.dataset.place === String(place));
    const card = cards?.peek()[place];
    held?.focus();
    if (!select) held?.click();
    else if (card) select(card);
  }

  function shift(step: number): void {
    const place = marked("card").findIndex((card) => card === document.activeElement);
    const card = cards?.peek()[place];
    if (card) arrange?.([card], place + step);
  }

  return {
    ...Object.fromEntries(digits),
    ArrowLeft: back,
    ArrowRight: on,
    ...(arrange && { "Shift+ArrowLeft": () => shift(-1), "Shift+ArrowRight": () => shift(1) }),
    // Up and down scroll the page, except while a choice is open.
    ...(choice.peek() ? { ArrowUp: back, ArrowDown: on } : {}),
    Escape: cancel,
  };
}
