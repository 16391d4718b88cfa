"""How fast Rummy plays: `python bench/rummy_engine.py [ROUNDS]`.

*Driven*: the loop is in this file, over the public class of compact.py, every legal move listed.
*Inside*: one call plays a round by a rule of thumb. *Contract*: the readable rules, card by card.
"""

import sys
from random import Random
from time import process_time

from mazzo.games.rummy import GAME
from mazzo.games.rummy.bits import BIT
from mazzo.games.rummy.compact import Deal
from mazzo.games.rummy.melds import best_melds
from mazzo.games.rummy.playout import UNDECIDED, Playout

FULL_TURN = 2
"""Moves of a turn at least: a draw and a discard."""


def packs(count: int) -> list[list[int]]:
    """Shuffled packs, a bit a card."""
    rng = Random(0)
    pack = list(BIT.values())
    return [rng.sample(pack, len(pack)) for _ in range(count)]


def driven(count: int) -> float:
    """Moves a second of random play, the legal moves listed at every step."""
    dealt = packs(count)
    draw = Random(1).random
    steps = 0
    before = process_time()
    for pack in dealt:
        deal = Deal(pack, 3)
        while deal.winner == UNDECIDED:
            moves = deal.moves()
            deal.play(moves[int(draw() * len(moves))])
            steps += 1
    return steps / (process_time() - before)


def contract(count: int) -> float:
    """The same over the rules, their cards and their states."""
    rng = Random(1)
    draw = rng.random
    steps = 0
    before = process_time()
    for _ in range(count):
        state = GAME.start(3)
        state = GAME.play(state, GAME.shuffle(state, rng))
        while state.phase is not None:
            moves = GAME.moves(state)
            state = GAME.play(state, moves[int(draw() * len(moves))])
            steps += 1
    return steps / (process_time() - before)


def inside(count: int) -> tuple[float, float]:
    """Rounds, and draws and discards, a second of play by a rule of thumb in one call a round."""
    dealt = packs(count)
    rounds = [(Deal(pack, 3), Playout()) for pack in dealt]
    for deal, playout in rounds:
        playout.hands, playout.stock, playout.discards = deal.hands, deal.stock, deal.discards
        playout.gone = deal.discards[0]
        playout.start()
    before = process_time()
    for _, playout in rounds:
        playout.run()
    seconds = process_time() - before
    drawn = sum(23 * (1 + playout.second) - len(playout.stock) for _, playout in rounds)
    return count / seconds, FULL_TURN * drawn / seconds


def hands_melded(count: int, size: int) -> float:
    """Hands a second whose best melds are found."""
    hands = [sum(pack[:size]) for pack in packs(count)]
    before = process_time()
    for hand in hands:
        best_melds(hand)
    return count / (process_time() - before)


def main() -> None:
    """Prints a line for every measure."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    rounds, moves = inside(count)
    print(f"driven        {driven(count):12,.0f} moves a second")
    print(f"inside        {moves:12,.0f} moves a second, {rounds:,.0f} rounds")
    print(f"contract      {contract(count):12,.0f} moves a second")
    for size in (7, 11):
        print(f"melds of {size:2}   {hands_melded(20 * count, size):12,.0f} hands a second")


if __name__ == "__main__":
    main()
