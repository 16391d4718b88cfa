import type { Card, Mover, Played, Player, Proof, View } from "../net/messages";
import type { Shown } from "../stage/shown";

/** A match move by move, as `docs/protocol.md` lists it. */
export interface Reel {
  game: string;
  /** Whose side is shown. */
  seat: number;
  players: Player[];
  proof: Proof;
  steps: Step[];
}

interface Step {
  seat: Mover;
  move: string;
  /** Without its history. */
  view: View;
  hands: Card[][];
}

/** What lay on the table after each move. `match` tells it from what is played elsewhere. */
export function positions({ seat, players, proof, steps }: Reel, match: string): Shown[] {
  let history: Played[] = [];
  return steps.map(({ seat: mover, move, view, hands }, at) => {
    history = mover === "dealer" ? [] : [...history, { seat: mover, move }];
    const whole = { ...view, history };
    return { match, seat, ply: at + 1, players, proof, touched: true, view: whole, open: hands };
  });
}
