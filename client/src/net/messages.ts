/** The wire contract as types; `docs/protocol.md` explains every message. */

export type Card = string;
export type Level = "easy" | "normal" | "hard";
export type Mover = number | "dealer";

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

export interface TableMessage {
  type: "table";
  id?: number;
  game: string;
  match: string;
  seat: number;
  seq: number;
  ply: number;
  players: Player[];
  proof: Proof;
  /** Seconds for which the last `new` can still be taken back. */
  undo: number | null;
  /** Whether any seat has made a move. */
  touched: boolean;
  view: View;
}

export interface UpdateMessage {
  type: "update";
  id?: number;
  match: string;
  seq: number;
  ply: number;
  seat: Mover;
  move: string;
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

export interface ErrorMessage {
  type: "error";
  id?: number;
  error: string;
  values?: Record<string, string>;
  match?: string;
  ply?: number;
}

export type FromRoom =
  | TableMessage
  | UpdateMessage
  | OfferMessage
  | ClosedMessage
  | ErrorMessage
  | { type: "pong"; id?: number };

export type FromPage =
  | { type: "open"; game: string }
  | { type: "offer"; game: string }
  | { type: "new"; game: string; commitment: string; seed: string; level: Level }
  | { type: "undo"; match: string }
  | { type: "play"; match: string; ply: number; move: string }
  | { type: "deal"; match: string; ply: number }
  | { type: "level"; match: string; level: Level }
  | { type: "sync"; match: string }
  | { type: "ping" };
