import { type ReadonlySignal, signal } from "@preact/signals";

type Counting = typeof import("./counting").COUNTING;

/** Milliseconds until it is tried again. */
const AGAIN = 2000;

const here = signal<Counting | null>(null);
let isComing = false;

/** What draws the end of a round and its points, which no first card needs; null until it has come. */
export const counting: ReadonlySignal<Counting | null> = here;

/** Fetches it, and again where that fails. */
export function bringCounting(): void {
  if (isComing) return;
  isComing = true;
  import("./counting").then(
    ({ COUNTING }) => {
      here.value = COUNTING;
    },
    () => {
      isComing = false;
      setTimeout(bringCounting, AGAIN);
    },
  );
}
