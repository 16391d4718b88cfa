import { effect, type Signal } from "@preact/signals";
import type { Page } from "./page";

/** Fetches the faces of the deck in use when there is nothing else to do, so that no card comes to
 * the table without its picture. */
export function preloadFaces(faces: Page["faces"], deck: Signal<string>): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 500));
  const kept: HTMLImageElement[] = [];
  effect(() => {
    const addresses = Object.values(faces[deck.value] ?? {});
    function fetchNext(): void {
      const address = addresses.shift();
      if (address === undefined) return;
      const picture = new Image();
      picture.src = address;
      kept.push(picture);
      idle(fetchNext);
    }
    idle(fetchNext);
  });
}
