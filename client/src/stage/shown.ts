import type { Card, Options, Player, Proof, View } from "../net/messages";

/** What lies on the page: a view as this seat has it, and the match around it. */
export interface Shown<Of extends View = View> {
  match: string;
  /** The house rules with their values; not there where a match is watched again. */
  options?: Options;
  seat: number;
  ply: number;
  players: Player[];
  proof: Proof;
  touched: boolean;
  view: Of;
  /** Every hand, face up: only where a match that is over is watched again. */
  open?: Card[][];
}
