/** The wire contract as types; `docs/protocol.md` explains every message. */

export type Card = string;
export type Level = "easy" | "normal" | "hard";
export type Mover = number | "dealer";
/** House rules and their values. */
export type Options = Record<string, string>;

export interface Played {
  seat: number;
  move: string;
}

/** What every game's view has; each game adds its own fields. */
export interface View {
  game: string;
  seat: number;
  /** A seat, the dealer, or null when the match is over. */
  turn: Mover | null;
  moves: string[];
  points: number[];
  /** The cards of this seat. */
  hand: Card[];
  /** Who deals, or dealt, the hand that is shown. */
  dealer: number;
  history: Played[];
}

export interface Player {
  kind: "person" | "computer" | "program";
  level: Level | null;
  name: string | null;
}

export interface Proof {
  commitment: string;
  seed: string;
}

/** A match as a whole: all that this seat may know. */
export interface MatchMessage {
  type: "match";
  id?: number;
  game: string;
  match: string;
  /** Every house rule of the game with its value. */
  options: Options;
  seat: number;
  /** The number of the last event. */
  event: number;
  ply: number;
  players: Player[];
  proof: Proof;
  /** Seconds for which the last `new` can still be taken back. */
  undo: number | null;
  /** Whether a person has made a move. */
  touched: boolean;
  view: View;
}

/** One event, and what it changed for this seat. */
export interface UpdateMessage {
  type: "update";
  id?: number;
  match: string;
  event: number;
  ply: number;
  /** Who moved, and what; missing when nobody did. */
  seat?: Mover;
  move?: string;
  /** Who plays, if that has changed. */
  players?: Player[];
  touched?: boolean;
  /** The computer gave no answer: this is the first move it could make. */
  silent?: boolean;
  /** The fields of the view that are others now; never the history. */
  view: Partial<View>;
  /** What came to the end of those that only grew. */
  more?: Record<string, unknown[]>;
}

/** An update with the whole view after it. */
export interface Update extends UpdateMessage {
  view: View;
}

export interface OfferMessage {
  type: "offer";
  id?: number;
  game: string;
  commitment: string;
}

export interface ClosedMessage {
  type: "closed";
  match: string;
  reason: "replaced" | "forgotten";
}

/** A move that is due has not come for some seconds. */
export interface LateMessage {
  type: "late";
  match: string;
}

export interface ErrorMessage {
  type: "error";
  id?: number;
  error: string;
  values?: Record<string, string>;
  match?: string;
  ply?: number;
}

export type FromRoom =
  | MatchMessage
  | UpdateMessage
  | OfferMessage
  | ClosedMessage
  | LateMessage
  | ErrorMessage
  | { type: "pong"; id?: number };

export type FromPage =
  | { type: "open"; game: string }
  | { type: "offer"; game: string }
  | { type: "new"; game: string; commitment: string; seed: string; level: Level; options?: Options | undefined }
  | { type: "undo"; match: string }
  | { type: "play"; match: string; ply: number; move: string }
  | { type: "deal"; match: string; ply: number }
  | { type: "level"; match: string; level: Level }
  | { type: "sync"; match: string }
  | { type: "leave"; match: string }
  | { type: "ping" };
