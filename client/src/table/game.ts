import type { FunctionComponent } from "preact";
import type { Role, Words } from "../i18n/words";
import type { Player, View } from "../net/messages";
import type { Sound } from "../sound/sounds";
import type { Shortcuts } from "./keys";
import type { Itinerary } from "./motion";
import type { Shown, Table } from "./table";

/** What a game adds to the table. One folder in `games/` is one game; its `index.ts` exports this
 * as `GAME`. A game draws views and matches cards against `view.moves`; it knows no rule. */
export interface Game {
  /** How a card is called within a sentence: "the 7 of coins". */
  card(words: Words, card: string, role: Role): string;
  /** What has happened in this deal as the panel tells it, oldest first: a sentence for each move,
   * or for each turn where a turn has several. */
  story(view: View, words: Words, players: Player[]): string[];
  /** What is said when `after` takes the place of `before`, one sentence for each event: the move,
   * a deal, the end. `before` is null when there was nothing, or something else, before. */
  news(before: View | null, after: View, words: Words, players: Player[]): string[];
  /** How long another's move is waited for, as a part of the usual pause; all of it if not said. */
  tempo?(move: string): number;
  /** How cards travel from one view to the next. */
  trips(before: View, after: View): Itinerary;
  /** What is heard then, beside the sign that it is the player's turn. */
  sounds(before: View | null, after: View): Sound[];
  /** The cards of a shuffled pack that a seat is dealt: what a page can compare with those it got. */
  dealt(pack: string[], dealer: number, seat: number): string[];
  /** The deal passes on from match to match, to the next seat; else who deals first is drawn. */
  passesOn?: true;
  /** Its cards carry no value; they can be made to show one. */
  lacksValues?: true;
  /** The keys of the table and what they do, for the keys sheet. */
  keys(words: Words): [key: string, meaning: string][];
  /** The game at this table. */
  open(table: Table): Play;
}

export interface Play {
  /** What keys do now, beside those of every table. */
  shortcuts(): Shortcuts;
  /** The felt and the hand. */
  Board: FunctionComponent<{ shown: Shown }>;
  /** What to do now, in a few words; null when there is nothing to say. */
  hint(shown: Shown): string | null;
  /** What is asked at this moment, whatever else is said; null when nothing is. */
  question?(): string | null;
  /** Whose turn it is, where "your turn", "computer's turn" and "game over" do not say it. */
  turn?(shown: Shown): string | null;
}
