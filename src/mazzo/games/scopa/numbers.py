"""Scopa as numbers: two agents, 2,240 actions, 170 numbers observed."""

from collections.abc import Mapping, Sequence
from typing import Final

from mazzo.cards import ITALIAN_PACK
from mazzo.games.move import Move
from mazzo.games.numbers import Field, Planes
from mazzo.games.scopa.view import View

CARDS: Final = len(ITALIAN_PACK)
PLANES: Final = Planes(ITALIAN_PACK)
WAYS: Final = 56
"""A card cannot take in more ways: four aces and one card of every other rank add up to ten in so
many, and no table holds two cards of a rank that were not among its first four."""
MOST_SCOPE: Final = 18
MOST_POINTS: Final = 60


class ScopaNumbers:
    """The moves and views of Scopa as numbers."""

    actions: int = WAYS * CARDS
    fields: Sequence[Field] = (
        Field("hand", CARDS, 1),
        Field("table", CARDS, CARDS),
        Field("own heap", CARDS, 1),
        Field("other heap", CARDS, 1),
        Field("scope", 2, MOST_SCOPE),
        Field("points", 2, MOST_POINTS),
        Field("hands", 2, 3),
        Field("last", 2, 1),
        Field("stock", 1, 30),
        Field("dealer", 1, 1),
    )

    def action(self, move: Move, view: View) -> int:
        """The card's number, and 40 more for each way to play it that is listed before."""
        ways = [other for other in view.moves if other.cards == move.cards]
        return PLANES.number[move.cards[0]] + CARDS * ways.index(move)

    def observe(self, view: View) -> Mapping[str, Sequence[int]]:
        """One's own seat first."""
        me = view.seat or 0
        other = 1 - me
        return {
            "hand": PLANES.marks(view.hand),
            "table": PLANES.order(view.table),
            "own heap": PLANES.marks(view.taken[me]),
            "other heap": PLANES.marks(view.taken[other]),
            "scope": [view.scope[me], view.scope[other]],
            "points": [min(view.points[seat], MOST_POINTS) for seat in (me, other)],
            "hands": [view.hands[me], view.hands[other]],
            "last": [int(view.last == me), int(view.last == other)],
            "stock": [view.stock],
            "dealer": [int(view.dealer == me)],
        }


NUMBERS: Final = ScopaNumbers()
