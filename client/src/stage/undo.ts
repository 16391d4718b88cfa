import { type ReadonlySignal, signal } from "@preact/signals";
import type { Clock } from "./queue";

/** The while for which the last new game can be taken back. */
export interface Undo {
  undoable: ReadonlySignal<boolean>;
  /** It can be for so many seconds from now; null when it cannot. */
  offer(seconds: number | null): void;
}

export function openUndo(clock: Clock): Undo {
  const undoable = signal(false);
  let timer = 0;

  return {
    undoable,
    offer(seconds) {
      clock.clearTimeout(timer);
      undoable.value = seconds !== null && seconds > 0;
      if (seconds) timer = clock.setTimeout(() => (undoable.value = false), seconds * 1000);
    },
  };
}
