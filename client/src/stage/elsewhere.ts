import type { ReadonlySignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

/** A tap beside all that can be chosen closes an open choice. */
export function useCancelElsewhere(choice: ReadonlySignal<unknown>, cancel: () => void): void {
  useLayoutEffect(() => {
    function tapped(event: MouseEvent): void {
      const target = event.target instanceof Element ? event.target : null;
      if (choice.peek() && !target?.closest("[data-choice]")) cancel();
    }
    document.addEventListener("click", tapped);
    return () => document.removeEventListener("click", tapped);
  }, []);
}
