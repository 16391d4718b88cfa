"""What Mazzo's engines do in a slice of time, for `bench/engines.py`.

*Driven*: the loop is here, over the public class of ``compact.py``, the legal moves listed at every
step. *Inside*: one call plays a game to its end. *Contract*: the readable rules on values.
"""

from itertools import repeat
from random import Random
from typing import Any

from bench.contestant import answer
from mazzo.cards import ITALIAN_PACK
from mazzo.games import rubamazzo, rummy
from mazzo.games.contract import DEALER
from mazzo.games.rubamazzo import compact
from mazzo.games.rubamazzo.lasthand import best_margin
from mazzo.games.rubamazzo.playout import greedy_margin
from mazzo.games.rummy import compact as rummy_compact
from mazzo.games.rummy.melds import best_melds
from mazzo.games.rummy.playout import UNDECIDED, Playout

SEED = 1
RUBAMAZZO_MOVES = 36
ITALIAN = [
    Random(number).sample([compact.card_of(card) for card in ITALIAN_PACK], 40)
    for number in range(500)
]
FRENCH = [Random(number).sample([1 << at for at in range(52)], 52) for number in range(500)]


def rubamazzo_driven() -> int:
    """Moves of random games."""
    draw = Random(SEED).random
    for pack in ITALIAN:
        deal = compact.Deal(pack, 1)
        while deal.turn != compact.OVER:
            moves = deal.moves()
            deal.play(moves[int(draw() * len(moves))])
    return len(ITALIAN) * RUBAMAZZO_MOVES


def rubamazzo_inside() -> int:
    """Moves of games played by Hard's rule of thumb."""
    times = 10
    deals = [(sum(pack[:3]), sum(pack[3:6]), sum(pack[6:10]), pack[10:]) for pack in ITALIAN]
    for hand, other, table, stock in deals:
        for _ in repeat(None, times):
            greedy_margin(hand, other, table, compact.NO_CARD, compact.NO_CARD, 0, 0, stock)
    return times * len(deals) * RUBAMAZZO_MOVES


def last_hands() -> int:
    """Last hands of three and three cards solved."""
    times = 10
    deals = [
        (sum(pack[:3]), sum(pack[3:6]), sum(pack[6:10]), pack[10], pack[11], 12, 11)
        for pack in ITALIAN
    ]
    for deal in deals:
        for _ in repeat(None, times):
            best_margin(*deal)
    return times * len(deals)


def rummy_driven() -> int:
    """Moves of random rounds."""
    draw = Random(SEED).random
    steps = 0
    for pack in FRENCH[:60]:
        deal = rummy_compact.Deal(pack, 3)
        while moves := deal.moves():
            deal.play(moves[int(draw() * len(moves))])
            steps += 1
    return steps


def _playout(pack: list[int]) -> Playout:
    play = Playout()
    for at in range(28):
        play.hands[at & 3] |= pack[at]
    play.discards = [pack[28]]
    play.stock = pack[:28:-1]
    play.gone = pack[28]
    play.start()
    return play


def _moves(pack: list[int]) -> int:
    """How many moves the round has: what leaves a hand is a meld, laid off or thrown."""
    play = _playout(pack)
    moves = 0
    outcome = UNDECIDED
    while outcome == UNDECIDED:
        turn, take = play.turn, play.would_take()
        held = play.hands[turn] | (play.discards if take else play.stock)[-1]
        outcome = play.take_turn(take)
        left = held & ~play.hands[turn]
        melds = best_melds(left)
        moves += 1 + len(melds) + (left & ~sum(melds)).bit_count()
    return moves


ROUNDS = [_playout(pack) for pack in FRENCH]
MOVES = sum(map(_moves, FRENCH))


def rummy_inside() -> int:
    """Moves of rounds played by Hard's rule of thumb."""
    times = 3
    play = Playout()
    for ready in ROUNDS:
        for _ in repeat(None, times):
            play.copy_from(ready)
            play.run()
    return times * MOVES


def contract(package: Any, matches: int, most: int) -> int:
    """Moves of random matches by the readable rules, up to so many in each."""
    game, rng, steps = package.GAME, Random(SEED), 0
    for _ in range(matches):
        state = game.start(1)
        for _ in range(most):
            seat = game.turn(state)
            if seat is None:
                break
            if seat == DEALER:
                state = game.play(state, game.shuffle(state, rng))
            else:
                moves = game.moves(state)
                state = game.play(state, moves[int(rng.random() * len(moves))])
                steps += 1
    return steps


def melds(cards: int) -> int:
    """Hands of so many cards whose best melds were found."""
    hands = [sum(pack[:cards]) for pack in FRENCH]
    times = 20
    for hand in hands:
        for _ in repeat(None, times):
            best_melds(hand)
    return times * len(hands)


if __name__ == "__main__":
    answer(
        {
            "rubamazzo driven": rubamazzo_driven,
            "rubamazzo inside": rubamazzo_inside,
            "rubamazzo contract": lambda: contract(rubamazzo, 60, 100),
            "last hands": last_hands,
            "rummy driven": rummy_driven,
            "rummy inside": rummy_inside,
            "rummy contract": lambda: contract(rummy, 10, 200),
            "melds 7": lambda: melds(7),
            "melds 11": lambda: melds(11),
        }
    )
