import type { RubamazzoView } from "../../src/games/rubamazzo/view";

/** A view in the middle of a game, with changes. */
export function view(changes: Partial<RubamazzoView> = {}): RubamazzoView {
  return {
    game: "rubamazzo",
    seat: 0,
    turn: 0,
    moves: ["play 5C takes 5S", "steal 5C @seat1", "play 7D"],
    points: [0, 2],
    dealer: 1,
    seen: [],
    hand: ["5C", "7D"],
    hands: [2, 2],
    stock: 30,
    history: [
      { seat: 0, move: "play 6D" },
      { seat: 1, move: "play 5D takes 5B" },
    ],
    table: ["5S", "CB", "7C", "6D"],
    tops: [null, "5D"],
    piles: [0, 2],
    places: ["5C", "7D", null],
    ...changes,
  };
}
