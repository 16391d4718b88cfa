import type { Proof } from "../net/messages";
import type { Storage } from "../storage/storage";

/** What the room was found to have exchanged. */
export type Broken = "commitment" | "seed" | "record";

/** What this browser keeps of a match, from before its own seed leaves it. */
export interface Seal extends Proof {
  /** Null until the room has begun the match. */
  match: string | null;
  /** Whether the seed is this browser's own; else both are what it was first shown. */
  own: boolean;
  /** The seat that dealt first, where this browser saw it. */
  dealer: number | null;
  /** Whether the match was taken back. */
  gone: boolean;
  /** How many seeds the room took before this one and began no match with them. */
  tries: number;
  broken: Broken | null;
}

/** The seals of one game, oldest first, the same in every tab. */
export interface Seals {
  /** Keeps a new one; its match is not known yet. */
  keep(proof: Proof): void;
  /** All there are, also those that other tabs kept. */
  all(): Seal[];
  /** Changes some of them, or adds some; what is too old is dropped. */
  change(change: (seals: Seal[]) => void): void;
  /** Whether other tabs, and this one after a reload, see them: not where storage is refused. */
  readonly shared: boolean;
}

export const MOST = 50;

export function openSeals(storage: Storage, game: string): Seals {
  const name = `${game}.seals`;
  let mine: Seal[] = []; // all there is where nothing can be kept
  let shared = true;

  function all(): Seal[] {
    const stored = storage.read(name);
    const kept = Array.isArray(stored) ? stored.filter(isSeal) : [];
    const older = new Map(mine.map((seal) => [keyOf(seal), seal]));
    const merged = kept.map((seal): Seal => {
      const known = older.get(keyOf(seal));
      older.delete(keyOf(seal));
      return { ...seal, match: seal.match ?? known?.match ?? null, broken: seal.broken ?? known?.broken ?? null };
    });
    return [...merged, ...older.values()];
  }

  function change(how: (seals: Seal[]) => void): void {
    const seals = all();
    how(seals);
    mine = seals.slice(-MOST);
    shared = storage.write(name, mine);
    // Where there is no room for it, what is there would soon be untrue.
    if (!shared) storage.write(name, []);
  }

  return {
    keep: (proof) => change((seals) => seals.push(seal(proof, { own: true }))),
    all,
    change,
    get shared() {
      return shared;
    },
  };
}

export function seal({ commitment, seed }: Proof, more: Partial<Seal>): Seal {
  return { commitment, seed, match: null, own: false, dealer: null, gone: false, tries: 0, broken: null, ...more };
}

/** A seed of one's own serves once; what others started is known by its match. */
function keyOf({ own, seed, match }: Seal): string {
  return own ? `seed ${seed}` : `match ${match}`;
}

function isSeal(value: unknown): value is Seal {
  if (typeof value !== "object" || value === null) return false;
  const { commitment, seed, match, own, dealer, gone, tries, broken } = value as Record<keyof Seal, unknown>;
  return (
    typeof commitment === "string" &&
    typeof seed === "string" &&
    (match === null ? own === true : typeof match === "string") &&
    typeof own === "boolean" &&
    (dealer === null || typeof dealer === "number") &&
    typeof gone === "boolean" &&
    typeof tries === "number" &&
    (broken === null || broken === "commitment" || broken === "seed" || broken === "record")
  );
}
