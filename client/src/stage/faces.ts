import { effect, type Signal } from "@preact/signals";
import type { Page } from "./page";
import { wide } from "./wide";

/** A deck whose name ends so has the cards of another, drawn for small sizes. */
const COMPACT = "-compact";

/** The decks that one can choose. */
export function decksIn(faces: Page["faces"]): string[] {
  return Object.keys(faces).filter((deck) => !deck.endsWith(COMPACT));
}

/** The address of a card's face; "back" for the back. `small`: for a card under 90 px. */
export function faceOf(faces: Page["faces"], deck: string, card: string, small: boolean): string {
  const compact = small ? faces[deck + COMPACT]?.[card] : undefined;
  return compact ?? faces[deck]?.[card] ?? "";
}

/** Milliseconds after which faces are fetched ahead: the first card to be played goes before. */
const AHEAD = 1000;

/** Fetches the faces of the deck in use when there is nothing else to do, so that no card comes to
 * the table without its picture. */
export function preloadFaces(faces: Page["faces"], deck: Signal<string>): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 500));
  const kept: HTMLImageElement[] = [];
  effect(() => {
    const compact = Object.values(faces[deck.value + COMPACT] ?? {});
    const whole = compact.length === 0 || wide.value ? Object.values(faces[deck.value] ?? {}) : [];
    const addresses = [...compact, ...whole];
    function fetchNext(): void {
      const address = addresses.shift();
      if (address === undefined) return;
      const picture = new Image();
      picture.src = address;
      kept.push(picture);
      idle(fetchNext);
    }
    window.setTimeout(() => idle(fetchNext), AHEAD);
  });
}
