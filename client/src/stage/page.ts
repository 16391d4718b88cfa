import type { Messages } from "../i18n/words";

/** What the room wrote into a table's page for us (`docs/protocol.md`). */
export interface Page extends Language, Texts {
  game: string;
  version: string;
  faces: Faces;
  /** The house rules that can be chosen, with their values, the usual one first. */
  rules: Record<string, string[]>;
}

/** The same for the page on which matches are watched again. */
export interface ReplayPage extends Language, Texts {
  /** The match to begin with; empty: a record is asked for. */
  replay: string;
  games: Record<string, Texts & { faces: Faces }>;
}

interface Language {
  /** The language's code: the first part of its addresses. */
  lang: string;
  /** The language after BCP 47. */
  tag: string;
}

export type Texts = Messages;

/** Addresses of the faces by deck and card; "back" is the back. */
export type Faces = Record<string, Record<string, string>>;

export function readPage(): Page | ReplayPage {
  return JSON.parse(document.getElementById("mazzo-page")?.textContent ?? "") as Page | ReplayPage;
}
