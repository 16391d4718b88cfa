import { effect, type ReadonlySignal } from "@preact/signals";
import type { Card } from "../net/messages";
import { openStorage } from "../storage/storage";
import type { Stage } from "./stage";

const NAME = "choice";

interface Kept {
  match: string;
  ply: number;
  card: Card;
}

/** An open choice outlives a reload of its page: it is kept for this page alone, for as long as it is
 * open, and opened again where the match stands as it stood. */
export function keepChoice(
  stage: Stage,
  choice: ReadonlySignal<{ card: Card } | null>,
  open: (card: Card) => void,
): void {
  const storage = openStorage(() => window.sessionStorage);
  let waiting = storage.read(NAME) as Partial<Kept> | null;
  effect(() => {
    const now = stage.shown.value;
    if (!now) return;
    const { match, ply } = now;
    const before = waiting;
    waiting = null;
    if (before?.match === match && before.ply === ply && typeof before.card === "string") open(before.card);
    const card = choice.value?.card;
    storage.write(NAME, card === undefined ? null : { match, ply, card });
  });
}
