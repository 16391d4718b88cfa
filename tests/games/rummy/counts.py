"""How many ways there are from some packs: by the readable rules, and in integers.

The compiled build counts too: so nothing here may need more than the package and the tests.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from mazzo.cards import Card
from mazzo.games.contract import DEALER
from mazzo.games.move import Move
from mazzo.games.rummy import GAME
from mazzo.games.rummy.bits import BIT, CARDS, bits
from mazzo.games.rummy.compact import Deal, move_of
from mazzo.games.rummy.playout import UNDECIDED
from mazzo.games.rummy.state import State
from tests.games.layers import Layer, Position, count

Path = tuple[int, ...]
FIRST_DEALER: Final = 3


class Start(NamedTuple):
    """Where to count from."""

    pack: tuple[Card, ...]
    turns: int
    """How many have been played: a draw from the stock, and the last discard listed."""
    depth: int
    """How many moves are counted."""


def _shuffled(seed: int) -> tuple[Card, ...]:
    return GAME.shuffle(GAME.start(0), Random(seed)).cards


STARTS: Final = {
    "a run of seven in every hand": Start(CARDS, 0, 6),
    "the first turns": Start(_shuffled(0), 0, 7),
    "a set to lay": Start(_shuffled(2), 4, 7),
    "before the stock is turned over": Start(_shuffled(3), 22, 6),
    "the end of the second stock": Start(_shuffled(4), 45, 6),
}


def _opening(start: Start) -> Path:
    deal = Deal([BIT[card] for card in start.pack], FIRST_DEALER)
    path: list[int] = []
    for _ in range(start.turns):
        for choice in (0, -1):
            path.append(deal.moves()[choice])
            deal.play(path[-1])
    return tuple(path)


def by_the_rules(start: Start) -> list[Layer]:
    """Counted by the readable rules."""

    def children(state: State) -> list[State]:
        return [GAME.play(state, move) for move in GAME.moves(state)]

    def key(state: State) -> Position:
        over = state.turn in (DEALER, None)
        drawn = -1 if state.winner is None else state.winner
        return (
            (drawn,) if over else (state.turn or 0, state.phase == "play", state.dry),
            bits([state.taken]) if state.taken and not over else 0,
            tuple(map(bits, state.hands)),
            tuple(map(bits, state.melds)),
            tuple(map(int, state.opened)),
            tuple(BIT[card] for card in state.discards),
            tuple(BIT[card] for card in reversed(state.stock)),
            state.stock_pass,
        )

    root = GAME.play(GAME.start(FIRST_DEALER), Move("deal", start.pack))
    for move in _opening(start):
        root = GAME.play(root, move_of(move))
    return count(root, children, key, start.depth)


def in_integers(start: Start) -> list[Layer]:
    """Counted by the compact rules; every position is played to anew."""
    order = [BIT[card] for card in start.pack]

    def played(path: Path) -> Deal:
        deal = Deal(order, FIRST_DEALER)
        for move in path:
            deal.play(move)
        return deal

    def children(path: Path) -> Iterator[Path]:
        return ((*path, move) for move in played(path).moves())

    def key(path: Path) -> Position:
        deal = played(path)
        over = deal.winner != UNDECIDED
        return (
            (deal.winner,) if over else (deal.turn, deal.drawn, deal.dry),
            0 if over else deal.taken,
            tuple(deal.hands),
            tuple(deal.melds),
            tuple(map(int, deal.opened)),
            tuple(deal.discards),
            tuple(deal.stock),
            1 + deal.second,
        )

    return count(_opening(start), children, key, start.depth)
