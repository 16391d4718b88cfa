import { type ReadonlySignal, signal } from "@preact/signals";

/** The condition of the wide layout in the style sheets. */
const WIDE = matchMedia("(min-width: 62em) and (min-height: 35em)");

const matches = signal(WIDE.matches);
WIDE.addEventListener("change", () => (matches.value = WIDE.matches));

/** Whether the page has its wide layout now. */
export const wide: ReadonlySignal<boolean> = matches;
