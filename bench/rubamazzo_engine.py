"""How fast Rubamazzo plays: `python bench/rubamazzo_engine.py [GAMES]`.

*Driven*: the loop is in this file, over the public class of compact.py. *Inside*: one call plays
many moves. *Contract*: the readable rules, card by card.
"""

import sys
from random import Random
from time import process_time

from mazzo.cards import ITALIAN_PACK
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.compact import NO_CARD, OVER, Deal, card_of
from mazzo.games.rubamazzo.lasthand import best_margin
from mazzo.games.rubamazzo.playout import greedy_margin

MOVES = 36


def packs(count: int) -> list[list[int]]:
    """Shuffled packs of cards without suits."""
    rng = Random(0)
    pack = [card_of(card) for card in ITALIAN_PACK]
    return [rng.sample(pack, len(pack)) for _ in range(count)]


def driven(count: int) -> float:
    """Moves a second of random play, the legal moves listed at every step."""
    dealt = packs(count)
    draw = Random(1).random
    before = process_time()
    for pack in dealt:
        deal = Deal(pack, 1)
        while deal.turn != OVER:
            moves = deal.moves()
            deal.play(moves[int(draw() * len(moves))])
    return count * MOVES / (process_time() - before)


def contract(count: int) -> float:
    """The same over the rules, their cards and their states."""
    rng = Random(1)
    draw = rng.random
    before = process_time()
    for _ in range(count):
        state = GAME.start(1)
        state = GAME.play(state, GAME.shuffle(state, rng))
        while state.turn is not None:
            moves = GAME.moves(state)
            state = GAME.play(state, moves[int(draw() * len(moves))])
    return count * MOVES / (process_time() - before)


def inside(count: int) -> float:
    """Moves a second of greedy play in one call a game."""
    dealt = [(sum(pack[:3]), sum(pack[3:6]), sum(pack[6:10]), pack[10:]) for pack in packs(count)]
    before = process_time()
    for hand, other, table, stock in dealt:
        greedy_margin(hand, other, table, NO_CARD, NO_CARD, 0, 0, stock)
    return count * MOVES / (process_time() - before)


def last_hands(count: int) -> float:
    """Last hands of three and three cards solved a second."""
    dealt = packs(count)
    before = process_time()
    for pack in dealt:
        best_margin(sum(pack[:3]), sum(pack[3:6]), sum(pack[6:10]), pack[10], pack[11], 12, 11)
    return count / (process_time() - before)


def main() -> None:
    """Prints a line for each."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(f"moves a second, driven     {driven(count):12,.0f}")
    print(f"moves a second, contract   {contract(count // 4):12,.0f}")
    print(f"moves a second, inside     {inside(count):12,.0f}")
    print(f"last hands solved a second {last_hands(count):12,.0f}")


if __name__ == "__main__":
    main()
