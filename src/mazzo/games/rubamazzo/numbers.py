"""Rubamazzo as numbers: two agents, 80 actions, 206 numbers observed."""

from collections.abc import Mapping, Sequence
from typing import Final

from mazzo.cards import ITALIAN_PACK
from mazzo.games.move import Move
from mazzo.games.numbers import Field, Planes
from mazzo.games.rubamazzo.view import View

CARDS: Final = len(ITALIAN_PACK)
PLANES: Final = Planes(ITALIAN_PACK)


class RubamazzoNumbers:
    """The moves and views of Rubamazzo as numbers."""

    actions: int = 2 * CARDS
    fields: Sequence[Field] = (
        Field("hand", CARDS, 1),
        Field("table", CARDS, 1),
        Field("own top", CARDS, 1),
        Field("other top", CARDS, 1),
        Field("seen", CARDS, 1),
        Field("piles", 2, CARDS),
        Field("hands", 2, 3),
        Field("stock", 1, 30),
        Field("dealer", 1, 1),
    )

    def action(self, move: Move, view: View) -> int:
        """The card's number, and 40 more to steal with it."""
        return PLANES.number[move.cards[0]] + (CARDS if move.verb == "steal" else 0)

    def observe(self, view: View) -> Mapping[str, Sequence[int]]:
        """One's own seat first."""
        me = view.seat or 0
        other = 1 - me
        return {
            "hand": PLANES.marks(view.hand),
            "table": PLANES.marks(view.table),
            "own top": PLANES.marks(filter(None, [view.tops[me]])),
            "other top": PLANES.marks(filter(None, [view.tops[other]])),
            "seen": PLANES.marks(view.seen),
            "piles": [view.piles[me], view.piles[other]],
            "hands": [view.hands[me], view.hands[other]],
            "stock": [view.stock],
            "dealer": [int(view.dealer == me)],
        }


NUMBERS: Final = RubamazzoNumbers()
