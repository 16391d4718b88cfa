import type { FunctionComponent } from "preact";
import type { Shortcuts } from "./keys";
import type { Shown } from "./shown";
import type { Table } from "./table";
import type { Telling } from "./telling";

/** What a game adds to the table. One folder in `games/` is one game; its `index.ts` exports this
 * as `GAME`. A game draws views and matches cards against `view.moves`; it knows no rule. */
export interface Game extends Telling {
  /** The game at this table. */
  open(table: Table): Play;
}

/** A game as it is played at one table. */
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
