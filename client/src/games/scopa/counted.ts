import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Shown } from "../../stage/shown";
import type { Intent } from "./intent";
import type { ScopaView } from "./view";

type Counting = FunctionComponent<{ intent: Intent; shown: Shown<ScopaView> }>;

/** What counts a deal; null until it has come. No first card needs it. */
export const counting = signal<Counting | null>(null);

/** Fetches it; if it does not come, the next move asks again. */
export function bringCounting(): void {
  if (counting.peek()) return;
  import("./Counting")
    .then(({ Counting }) => (counting.value = Counting))
    .catch(() => undefined);
}
