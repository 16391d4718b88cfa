"""What a seat puts down in its turn, planned as a whole.

A meld takes cards that another would need, and a card that is laid off takes a place or opens one.
So every set of melds is tried, each with all that can be laid off after it, and a plan is judged by
what it leaves in the hand at the end.
"""

from collections.abc import Iterable
from typing import Final

from mazzo.games.integers import i64
from mazzo.games.rummy.bits import penalty, size
from mazzo.games.rummy.melds import melds_in, wanted
from mazzo.games.rummy.places import Places

OUT: Final = 1000.0
"""What a plan is worth that goes out. Otherwise the points count that it leaves in the hand, and of
what follows each only where all before is equal:"""
CARD: Final = 2.0**-4
"""the cards left,"""
WANTED: Final = 2.0**-10
"""the cards that could complete a meld with them,"""
OFFERED: Final = 2.0**-16
"""the cards that anybody could lay off afterwards."""


class Plan:
    """How a turn may end but for the discard."""

    __slots__ = ("out", "places", "rest", "worth")

    def __init__(self, rest: i64, places: Places, taken: i64, live: i64) -> None:
        """
        Args:
            rest: what is left in the hand.
            places: those of the table as it is then.
            taken, live: as for ``best_plan``.
        """
        self.rest: i64 = rest
        self.places = places
        left = size(rest)
        wants = size(wanted(rest) & live)
        offers = size(places.fit() & live)
        worth = (
            -penalty(rest) - CARD * float(left) + WANTED * float(wants) - OFFERED * float(offers)
        )
        self.out: bool = left == 0 or (left == 1 and rest != taken)
        """Whether it ends the round, if need be with the discard of the last card."""
        if self.out:
            worth += OUT
        elif rest == taken:
            worth -= OUT  # the rules refuse it
        self.worth: float = worth


def places_of(melds: Iterable[int]) -> Places:
    """The places of these melds."""
    places = Places()
    for meld in melds:
        places.add_meld(meld)
    return places


def best_plan(hand: i64, places: Places, opened: bool, taken: i64, live: i64) -> Plan:
    """The best of all ways to put down cards of ``hand``.

    Args:
        hand: what the seat holds after its draw.
        places: those of the table.
        opened: whether the seat has melded in this round.
        taken: the card that it took from the discards in this turn, or 0.
        live: the cards that may still come into anybody's hand.
    """
    return _best(hand, places, opened, melds_in(hand), 0, taken, live)


def _best(
    hand: i64, places: Places, opened: bool, melds: list[int], first: int, taken: i64, live: i64
) -> Plan:
    """The best plan whose further melds are among ``melds[first:]``."""
    best = _laid_off(hand, places, taken, live) if opened else Plan(hand, places, taken, live)
    for at in range(first, len(melds)):
        meld = melds[at]
        if not meld & ~hand:
            after = Places()
            after.copy_places(places)
            after.add_meld(meld)
            plan = _best(hand ^ meld, after, True, melds, at + 1, taken, live)
            if plan.worth > best.worth:
                best = plan
    return best


def _laid_off(hand: i64, places: Places, taken: i64, live: i64) -> Plan:
    """The plan that lays off all it can; it may not leave alone a card that cannot be discarded."""
    best = _all_but(0, hand, places, taken, live)
    if best.rest and best.rest == taken:
        laid = hand ^ taken
        while laid:
            card = laid & -laid
            laid ^= card
            plan = _all_but(card, hand, places, taken, live)
            if plan.worth > best.worth:
                best = plan
    return best


def _all_but(kept: i64, hand: i64, places: Places, taken: i64, live: i64) -> Plan:
    """The plan that keeps a card of ``hand`` and lays off all else that it can."""
    after = Places()
    after.copy_places(places)
    return Plan(after.lay_all(hand ^ kept) | kept, after, taken, live)
