import { type ReadonlySignal, signal } from "@preact/signals";
import type { Storage } from "../../storage/storage";
import type { Stage } from "../../stage/stage";
import type { RummyView } from "./view";

const NAME = "rummy.rounds";

interface Kept {
  match: string;
  /** Everybody's points after each round that this browser has seen the end of. */
  points: number[][];
}

/** What each round has brought everybody, the first round first. */
export type Rounds = number[][];

/** Follows the match's points. The view has no more than their sum: what a browser has not seen the end of
 * is told as one round with the next. */
export function openRounds({ shown }: Stage<RummyView>, storage: Storage): ReadonlySignal<Rounds> {
  const rounds = signal<Rounds>([]);

  shown.subscribe((now) => {
    if (!now) return;
    const { points } = now.view;
    const before = read(storage, now.match, points);
    const last = before.at(-1) ?? points.map(() => 0);
    const isNew = points.some((of, seat) => of !== last[seat]);
    const all = isNew ? [...before, points] : before;
    if (isNew && !now.open) storage.write(NAME, { match: now.match, points: all } satisfies Kept);
    rounds.value = gains(all);
  });
  return rounds;
}

/** What was kept of this match, up to where it stands now. */
function read(storage: Storage, match: string, now: number[]): number[][] {
  const kept = storage.read(NAME) as Partial<Kept> | null;
  if (kept?.match !== match || !Array.isArray(kept.points)) return [];
  const isPossible = (points: unknown) =>
    Array.isArray(points) && points.length === now.length && points.every((of, seat) => Number(of) <= (now[seat] ?? 0));
  return kept.points.every(isPossible) ? kept.points : [];
}

function gains(all: number[][]): Rounds {
  return all.map((points, at) => points.map((of, seat) => of - (all[at - 1]?.[seat] ?? 0)));
}
