import type { Card, Player, Proof, View } from "../net/messages";

/** What lies on the page: a view as this seat has it, and the match around it. */
export interface Shown {
  match: string;
  seat: number;
  ply: number;
  players: Player[];
  proof: Proof;
  touched: boolean;
  view: View;
  /** Every hand, face up: only where a match that is over is watched again. */
  open?: Card[][];
}
