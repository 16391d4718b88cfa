import { type ReadonlySignal, signal } from "@preact/signals";

/** Whether a condition of the style sheets holds now. */
export function matching(condition: string): ReadonlySignal<boolean> {
  const query = matchMedia(condition);
  const holds = signal(query.matches);
  query.addEventListener("change", () => (holds.value = query.matches));
  return holds;
}

/** Whether the page has its wide layout now. */
export const wide = matching("(min-width: 62em) and (min-height: 35em)");

/** Whether cards show their whole face, and not a large index. */
export const roomy = matching("(min-width: 700px) and (min-height: 500px)");

/** Whether there is more than fingers: then there are keys, too. */
export const keyboard = matching("(any-hover: hover), (any-pointer: fine)");
