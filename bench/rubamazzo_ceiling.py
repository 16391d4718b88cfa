"""How much of Rubamazzo is luck: a player that sees every card against Normal.

`python bench/rubamazzo_ceiling.py [DEALS]`. It judges each move by the one world there is, as Hard
judges it by two hundred imagined ones: what it wins beyond Hard, an honest player can hardly win.
"""

import sys
from random import Random
from statistics import fmean

from mazzo.arena.results import interval
from mazzo.bots.levels import rank
from mazzo.games.catalogue import find
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.compact import NO_CARD, card_of, lot_of
from mazzo.games.rubamazzo.playout import greedy_margin
from mazzo.games.rubamazzo.state import State, in_hand

KIND = find("rubamazzo")


def margin(state: State, move: Move, seat: int) -> int:
    """The final margin of ``seat`` after the move when both play greedily from then on."""
    after = GAME.play(state, move)
    if after.turn is None:
        return len(after.piles[seat]) - len(after.piles[1 - seat])
    me, other = after.turn, 1 - after.turn
    tops = [card_of(pile[-1]) if pile else NO_CARD for pile in after.piles]
    found = greedy_margin(
        lot_of(in_hand(after.hands[me])),
        lot_of(in_hand(after.hands[other])),
        lot_of(after.table),
        tops[me],
        tops[other],
        len(after.piles[me]),
        len(after.piles[other]),
        [card_of(card) for card in after.stock],
    )
    return found if me == seat else -found


def share(start: State, seat: int, rng: Random) -> float:
    """The points of the player that sees everything, at ``seat``."""
    state = start
    while state.turn is not None:
        if state.turn == seat:
            move = max(GAME.moves(state), key=lambda move: margin(state, move, seat))
        else:
            move = rank(KIND, GAME.view(state, state.turn), "normal", rng)[0].move
        state = GAME.play(state, move)
    mine, other = GAME.points(state)[seat], GAME.points(state)[1 - seat]
    return (mine > other) + (mine == other) / 2


def main() -> None:
    """Prints the share and its interval."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    rng = Random(0)
    shares: list[float] = []
    for number in range(deals):
        start = GAME.start(number % 2)
        state = GAME.play(start, GAME.shuffle(start, rng))
        shares.append((share(state, 0, rng) + share(state, 1, rng)) / 2)
    low, high = interval(shares)
    print(f"sees everything, against Normal: {fmean(shares):.4f} ({low:.4f} to {high:.4f})")


if __name__ == "__main__":
    main()
