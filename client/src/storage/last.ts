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

/** Shows on the entrance the ways to it: to watch it again, and to the results of its game. */
export function showLast(page: Document, storage: Storage): void {
  const last = lastOf(storage);
  const place = page.querySelector<HTMLElement>(".lately");
  if (!last || !place) return;
  for (const link of place.querySelectorAll<HTMLAnchorElement>("[data-last]")) {
    const home = link.pathname.split("/").slice(0, 2).join("/");
    link.pathname =
      link.dataset.last === "replay"
        ? `${home}/replay/${encodeURIComponent(last.match)}`
        : `${home}/${encodeURIComponent(last.game)}`;
    if (link.dataset.last === "results") link.hash = RESULTS;
  }
  place.hidden = false;
}

/** What an address of a table ends in that opens with the results over it. */
export const RESULTS = "#results";
