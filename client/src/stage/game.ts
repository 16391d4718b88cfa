import type { ComponentChild } from "preact";
import type { View } from "../net/messages";
import type { Shortcuts } from "./keys";
import type { Shown } from "./shown";
import type { Stage } from "./stage";
import type { Telling } from "./telling";

/** What a game adds to the table. One folder in `games/` is one game; its `index.ts` exports this
 * as `GAME`, for views of its own: that is the one place where what the room sends is taken for
 * them. A game draws views and matches cards against `view.moves`; it knows no rule. */
export interface Game<Of extends View = View> extends Telling<Of> {
  /** The game at this table. */
  open(stage: Stage<Of>): Play<Of>;
}

/** A game as it is played at one table. */
export interface Play<Of extends View = View> {
  /** What keys do now, beside those of every table. */
  shortcuts(): Shortcuts;
  /** The felt and the hand. */
  Board(props: { shown: Shown<Of> }): ComponentChild;
  /** How the match stands, where that is not seen on the felt; `whole`: with all that led there. */
  Standing?(props: { shown: Shown<Of>; whole: boolean }): ComponentChild;
  /** What to do now, in a few words; null when there is nothing to say. */
  hint(shown: Shown<Of>): string | null;
  /** What is asked at this moment, whatever else is said; null when nothing is. */
  question?(): string | null;
  /** Whose turn it is, where "your turn", "computer's turn" and "game over" do not say it. */
  turn?(shown: Shown<Of>): string | null;
}
