"""How much of Rubamazzo is luck: a player that sees every card against Normal.

`python -m bench.rubamazzo_ceiling [DEALS]`. It judges each move by the one world there is, as Hard
judges it by three hundred imagined ones: what it wins beyond Hard, an honest player can hardly win.
"""

import sys
from random import Random

from bench.rubamazzo_mirrored import measure
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.compact import NO_CARD, card_of, lot_of
from mazzo.games.rubamazzo.playout import greedy_margin
from mazzo.games.rubamazzo.state import State, in_hand


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


def sees_everything(state: State, seat: int, rng: Random) -> Move:
    """The move with the best margin in the world that is."""
    return max(GAME.moves(state), key=lambda move: margin(state, move, seat))


if __name__ == "__main__":
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(measure("sees everything", sees_everything, "normal", deals))
