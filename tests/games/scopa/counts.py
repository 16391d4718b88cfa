"""How many ways there are from some packs: by the readable rules, and in whole numbers.

The compiled build counts too: so nothing here may need more than the package and the tests.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from mazzo.cards import ITALIAN_PACK, Card
from mazzo.games.contract import DEALER
from mazzo.games.move import Move
from mazzo.games.scopa import GAME
from mazzo.games.scopa.compact import BIT, NOBODY, OVER, Deal, bits
from mazzo.games.scopa.state import State, in_hand
from tests.games.layers import Layer, Position, count

Path = tuple[tuple[int, int], ...]
FIRST_DEALER: Final = 1


class Start(NamedTuple):
    """Where to count from."""

    pack: tuple[Card, ...]
    ace_takes_all: bool
    played: int
    """How many moves have been made: the last one listed each time."""
    depth: int
    """How many moves are counted."""


def _shuffled(seed: int) -> tuple[Card, ...]:
    return GAME.shuffle(GAME.start(0), Random(seed)).cards


STARTS: Final = {
    "the pack in its order": Start(ITALIAN_PACK, False, 0, 13),
    "a shuffled pack": Start(_shuffled(0), False, 0, 13),
    "many sums": Start(_shuffled(5), False, 14, 13),
    "an ace takes all": Start(_shuffled(2), True, 0, 13),
    "the last hand": Start(_shuffled(3), False, 30, 6),
}


def _opening(start: Start) -> Path:
    deal = Deal([BIT[card] for card in start.pack], FIRST_DEALER, start.ace_takes_all)
    path: list[tuple[int, int]] = []
    for _ in range(start.played):
        path.append(max(deal.moves()))
        deal.play(*path[-1])
    return tuple(path)


def by_the_rules(start: Start) -> list[Layer]:
    """Counted by the readable rules."""
    game = GAME.with_options({"ace-takes-all": "on" if start.ace_takes_all else "off"})

    def children(state: State) -> list[State]:
        return [game.play(state, move) for move in game.moves(state)]

    def key(state: State) -> Position:
        return (
            OVER if state.turn in (None, DEALER) else state.turn or 0,
            tuple(bits(in_hand(hand)) for hand in state.hands),
            bits(state.table),
            tuple(map(bits, state.taken)),
            state.scope,
            NOBODY if state.last is None else state.last,
            len(state.stock),
        )

    root = game.play(game.start(FIRST_DEALER), Move("deal", start.pack))
    for card, lot in _opening(start):
        root = next(
            game.play(root, move)
            for move in game.moves(root)
            if (BIT[move.cards[0]], bits(move.takes)) == (card, lot)
        )
    return count(root, children, key, start.depth)


def in_integers(start: Start) -> list[Layer]:
    """Counted by the compact rules; every position is played to anew."""
    order = [BIT[card] for card in start.pack]

    def played(path: Path) -> Deal:
        deal = Deal(order, FIRST_DEALER, start.ace_takes_all)
        for card, lot in path:
            deal.play(card, lot)
        return deal

    def children(path: Path) -> Iterator[Path]:
        return ((*path, move) for move in played(path).moves())

    def key(path: Path) -> Position:
        deal = played(path)
        return (
            deal.turn,
            tuple(deal.hands),
            deal.table,
            tuple(deal.heaps),
            tuple(deal.scope),
            deal.last,
            len(order) - deal.dealt,
        )

    return count(_opening(start), children, key, start.depth)
