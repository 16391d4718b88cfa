import type { Storage } from "./storage";

const NAME = "finished";

/** The match that was finished last in this browser, and at which game's table. */
export interface Last {
  game: string;
  match: string;
}

export function keepLast(storage: Storage, last: Last): void {
  storage.write(NAME, last);
}

export function lastOf(storage: Storage): Last | null {
  const kept = storage.read(NAME) as Partial<Last> | null;
  return typeof kept?.game === "string" && typeof kept.match === "string" ? { game: kept.game, match: kept.match } : null;
}

/** What an address of a table ends in that opens with the results over it. */
export const RESULTS = "#results";
