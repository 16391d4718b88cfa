import type { RummyView } from "../../../src/games/rummy/view";
import type { Words } from "../../../src/i18n/words";
import type { Played, Player } from "../../../src/net/messages";
import { wordsOf } from "../../words";

/** A view in the middle of a round, seat 0 to play; `more` says what is different. */
export function view(more: Partial<RummyView> = {}): RummyView {
  return {
    ...{ game: "rummy", seat: 0, turn: 0, moves: [], points: [33, 41, 18, 55], history: [] },
    ...{ dealer: 3, hand: [], hands: [8, 7, 7, 7], stock: 22, phase: "play", upcard: "4C" },
    ...{ discards: ["4C"], melds: [], pass: 1, taken: null, winner: null, shown: null, counted: null },
    ...more,
  };
}

/** "0 draw @stock" and so on: who, and what. */
export function history(...moves: string[]): Played[] {
  return moves.map((text) => ({ seat: Number(text[0]), move: text.slice(2) }));
}

const COMPUTER: Player = { kind: "computer", level: "normal", name: null };
export const PLAYERS: Player[] = [{ kind: "person", level: null, name: null }, COMPUTER, COMPUTER, COMPUTER];

export function rummyWords(lang: string): Words {
  return wordsOf(lang, "rummy");
}
