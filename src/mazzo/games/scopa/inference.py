"""What the other is likely to hold, judged by what it did with the cards of this hand.

Who lets a card stay, or takes little, though another card would have taken more, seldom holds that
other card.
"""

from collections.abc import Sequence
from itertools import accumulate, combinations
from math import exp
from random import Random
from typing import Final, NamedTuple

from mazzo.games.contract import Seat
from mazzo.games.scopa.compact import NEW_HANDS, bits
from mazzo.games.scopa.playout import Playout
from mazzo.games.scopa.view import View
from mazzo.games.scopa.worth import SCOPA, promise

TRUST: Final = 2.0
"""How fast belief falls with the points that a card would have brought more."""


class Passed(NamedTuple):
    """A turn of the other in the hand under way."""

    table: int
    """What lay there."""
    gain: int
    """What the move brought, in thousandths of a point."""


def gain(table: int, card: int, lot: int) -> int:
    """What a move brings at once, in thousandths of a point."""
    if not lot:
        return -promise(card) // 2
    return promise(lot | card) + (SCOPA if lot == table else 0)


def passed(view: View, other: Seat) -> list[Passed]:
    """The turns of the other in the hand under way, the table rebuilt backwards."""
    table = bits(view.table)
    turns: list[Passed] = []
    begun = len(view.history) // NEW_HANDS * NEW_HANDS
    for seat, move in reversed(view.history[begun:]):
        card, lot = bits(move.cards), bits(move.takes)
        table = table | lot if lot else table & ~card
        if seat == other:
            turns.append(Passed(table, gain(table, card, lot)))
    return turns


class LikelyHands:
    """The hands of a size that can be drawn from the hidden cards, as likely as they are."""

    def __init__(self, hidden: Sequence[int], size: int, doubts: Sequence[float]) -> None:
        """
        Args:
            hidden: the cards that are in the hand or in the pack.
            size: how many cards the hand has.
            doubts: how much less likely a hand is for each of them.
        """
        self._hands = list(combinations(range(len(hidden)), size))
        weights: list[float] = []
        for hand in self._hands:
            weight = 1.0
            for at in hand:
                weight *= doubts[at]
            weights.append(weight)
        self._weights = list(accumulate(weights))

    def draw(self, rng: Random) -> tuple[int, ...]:
        """One hand, as places among the hidden cards."""
        return rng.choices(self._hands, cum_weights=self._weights)[0]


def doubts(turns: Sequence[Passed], hidden: Sequence[int], playout: Playout) -> list[float]:
    """For each hidden card how much less likely the other holds it."""
    found: list[float] = []
    for card in hidden:
        doubt = 1.0
        for table, brought in turns:
            missed = gain(table, card, playout.best_lot(table, card)) - brought
            if missed > 0:
                doubt *= exp(-TRUST * missed / SCOPA)
        found.append(doubt)
    return found
