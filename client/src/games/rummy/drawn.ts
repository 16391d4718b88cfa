import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Card } from "../../net/messages";
import type { Storage } from "../../storage/storage";
import type { Shown } from "../../stage/shown";
import type { Stage } from "../../stage/stage";
import { drawnBetween } from "./story";
import type { RummyView } from "./view";

/** The card last drawn from the stock, and the ply after that draw. */
interface Drawn {
  match: string;
  card: Card;
  ply: number;
}

const NAME = "rummy.drawn";

/** What was drawn from the stock in this turn; a page that is loaded again knows it still. */
export function openDrawn({ shown }: Stage<RummyView>, storage: Storage): ReadonlySignal<Card | null> {
  const last = signal(readDrawn(storage));
  let before: Shown<RummyView> | null = null;

  shown.subscribe((now) => {
    if (!now) return;
    const card = before?.match === now.match ? drawnBetween(before.view, now.view) : null;
    if (card) last.value = { match: now.match, card, ply: now.ply };
    else if (now.view.history.length === 0) last.value = null;
    before = now;
  });
  effect(() => {
    if (!shown.value?.open) storage.write(NAME, last.value);
  });

  return computed(() => {
    const now = shown.value;
    const drawn = last.value;
    return now && drawn?.match === now.match && drawn.ply === plyOfDraw(now) ? drawn.card : null;
  });
}

/** Whatever is not of the right kind counts as not kept. */
function readDrawn(storage: Storage): Drawn | null {
  const found = storage.read(NAME) as Partial<Drawn> | null;
  const { match, card, ply } = found ?? {};
  if (typeof match !== "string" || typeof card !== "string" || typeof ply !== "number") return null;
  return { match, card, ply };
}

/** The ply after the draw of the player's turn; null when it is not the player's turn. */
function plyOfDraw({ ply, view: { history, turn, phase }, seat }: Shown<RummyView>): number | null {
  if (turn !== seat || phase !== "play") return null;
  const draw = history.findLastIndex(({ move }) => move.startsWith("draw "));
  return ply - (history.length - 1 - draw);
}
