import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Words } from "../i18n/words";
import type { Level, View } from "../net/messages";
import type { Witness } from "../proof/witness";
import type { Connection } from "./contact";
import type { Motion } from "./motion";
import type { Settings } from "./settings";
import type { Shown } from "./shown";
import type { Speech } from "./speech";
import type { Telling } from "./telling";

/** What can lie over the table. */
export type Sheet = "table" | "help" | "keys" | "settings" | "seal" | "proof" | "results" | "moves" | "ask" | null;

/** Where a match is shown, whatever the game: live, or watched again. */
export interface Stage<Of extends View = View> extends Speech {
  words: Words;
  game: Telling<Of>;
  gameName: string;
  settings: Settings;
  /** Whether the room keeps its word; a match that is watched again has none. */
  witness: Witness | null;
  /** The fingerprint of the next match, if it is known already. */
  offered: ReadonlySignal<string | null>;
  motion: Motion;
  sheet: Signal<Sheet>;
  /** What is shown; null before the first table arrives. */
  shown: ReadonlySignal<Shown<Of> | null>;
  /** What has happened in this deal, oldest first. */
  story: ReadonlySignal<string[]>;
  /** The move that was sent and not answered yet. */
  pending: ReadonlySignal<string | null>;
  connection: ReadonlySignal<Connection>;
  lostAt: ReadonlySignal<Date | null>;
  /** The last match that was finished in this browser. */
  finished: ReadonlySignal<string | null>;
  /** Whether the last new game can still be taken back. */
  undoable: ReadonlySignal<boolean>;
  /** The move that the player is asked about. */
  asked: ReadonlySignal<string | null>;
  /** Sends a move in answer to what is shown; where the player wants that, it is asked first. */
  play(move: string, isSure?: boolean): void;
  /** Goes on to the next deal of the match. */
  deal(): void;
  /** Shows what the others do at once, until it is the player's turn. */
  jump(): void;
  startMatch(): void;
  /** Has the next match sealed, so that its fingerprint can be seen before its first card. */
  sealNext(): void;
  undo(): void;
  setLevel(level: Level): void;
  nextDeck(): void;
  /** The page is looked at again: see whether the room is still there. */
  wake(): void;
}
