"""How many ways there are from some packs: by the readable rules, and in integers.

Suits never matter, so cards of a rank are one. The compiled build counts too: so nothing here may
need more than the package and the tests.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from mazzo.cards import ITALIAN_PACK, Card
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.compact import NO_CARD, OVER, Deal, card_of, lot_of
from mazzo.games.rubamazzo.state import State, in_hand
from tests.games.layers import Layer, Position, count

Path = tuple[int, ...]


MOVES: Final = 36


class Start(NamedTuple):
    """Where to count from, to the end of the deal."""

    pack: tuple[Card, ...]
    dealer: int


def _shuffled(seed: int) -> tuple[Card, ...]:
    return GAME.shuffle(GAME.start(0), Random(seed)).cards


STARTS: Final = {
    "the pack in its order": Start(ITALIAN_PACK, 0),
    "a shuffled pack": Start(_shuffled(0), 0),
    "many steals": Start(_shuffled(1), 1),
}


def by_the_rules(start: Start) -> list[Layer]:
    """Counted by the readable rules."""

    def children(state: State) -> list[State]:
        by_rank = {(move.verb, move.cards[0].rank): move for move in GAME.moves(state)}
        return [GAME.play(state, move) for move in by_rank.values()]

    def key(state: State) -> Position:
        return (
            OVER if state.turn is None else state.turn,
            tuple(lot_of(in_hand(hand)) for hand in state.hands),
            lot_of(state.table),
            tuple(card_of(pile[-1]) if pile else NO_CARD for pile in state.piles),
            tuple(map(len, state.piles)),
            len(state.stock),
        )

    dealt = GAME.play(GAME.start(start.dealer), Move("deal", start.pack))
    return count(dealt, children, key, MOVES)


def in_integers(start: Start) -> list[Layer]:
    """Counted by the compact rules; every position is played to anew."""
    order = [card_of(card) for card in start.pack]

    def played(path: Path) -> Deal:
        deal = Deal(order, start.dealer)
        for move in path:
            deal.play(move)
        return deal

    def children(path: Path) -> Iterator[Path]:
        return ((*path, move) for move in played(path).moves())

    def key(path: Path) -> Position:
        deal = played(path)
        return (
            deal.turn,
            tuple(deal.hands),
            deal.table,
            tuple(deal.tops),
            tuple(deal.piles),
            len(order) - deal.dealt,
        )

    root: Path = ()
    return count(root, children, key, MOVES)
