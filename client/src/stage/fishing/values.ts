import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Storage } from "../../storage/storage";
import type { Stage } from "../stage";

/** How many games count as one's first. */
const FIRST = 3;

/** Matches that this browser has seen the end of. */
interface Finished {
  count: number;
  /** The last of them: it is counted once, however often its page is loaded. */
  last: string;
}

/** Whether the cards show their values now. What is chosen for the first games ends between two
 * matches, never within one. */
export function openValues({ gameName, settings, shown }: Stage, storage: Storage): ReadonlySignal<boolean> {
  const name = `${gameName}.finished`;
  const before = signal(read(storage, name).count);
  shown.subscribe((now) => {
    if (!now || now.open) return;
    const kept = read(storage, name);
    if (now.view.turn !== null) before.value = kept.count;
    else if (kept.last !== now.match) {
      storage.write(name, { count: kept.count + 1, last: now.match } satisfies Finished);
    }
  });
  return computed(() => {
    const chosen = settings.values.chosen.value;
    return chosen === "first" ? before.value < FIRST : chosen === "on";
  });
}

function read(storage: Storage, name: string): Finished {
  const found = storage.read(name) as Partial<Finished> | null;
  const count = typeof found?.count === "number" ? found.count : 0;
  return { count, last: typeof found?.last === "string" ? found.last : "" };
}
