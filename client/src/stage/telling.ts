import type { Role, Words } from "../i18n/words";
import type { Player, View } from "../net/messages";
import type { Sound } from "../sound/sounds";
import type { KeyRow } from "./keyRows";
import type { Itinerary } from "./motion";

/** How what happens in a game is told: what is said, what is heard, how cards travel. Needs no
 * table; it only reads views. */
export interface Telling<Of extends View = View> {
  /** The family of games with whose styles its board is drawn, where it has one. */
  family?: string;
  /** How a card is called within a sentence: "the 7 of coins". */
  card(words: Words, card: string, role: Role): string;
  /** What has happened in this deal as the panel tells it, oldest first: a sentence for each move,
   * or for each turn where a turn has several. */
  story(view: Of, words: Words, players: Player[]): string[];
  /** What is said when `after` takes the place of `before`, one sentence for each event: the move,
   * a deal, the end. `before` is null when there was nothing, or something else, before. */
  news(before: Of | null, after: Of, words: Words, players: Player[]): string[];
  /** How long another's move is waited for, as a part of the usual pause; all of it if not said. */
  tempo?(move: string): number;
  /** How cards travel from one view to the next. */
  trips(before: Of, after: Of): Itinerary;
  /** What is heard then, beside the sign that it is the player's turn. */
  sounds(before: Of | null, after: Of): Sound[];
  /** Every card of the game in the documented order from which a shuffle starts. */
  pack: readonly string[];
  /** The cards of a shuffled pack that a seat is dealt: what a page can compare with those it got. */
  dealt(pack: string[], dealer: number, seat: number): string[];
  /** The deal passes on from match to match, to the next seat; else who deals first is drawn. */
  passesOn?: true;
  /** Its cards carry no value; they can be made to show one. */
  lacksValues?: true;
  /** Up to what a match is played, in a word or two: "to 200"; of a single deal there is nothing to say. */
  goal?(words: Words): string;
  /** Cards are selected before they are played. */
  selects?: true;
  /** The keys of the table and what they do, for the keys sheet, which adds its own. */
  keys(words: Words): KeyRow[];
}
