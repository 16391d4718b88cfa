"""Normal: rules of thumb on what lies open at this moment."""

from itertools import chain
from typing import Final

from mazzo.games.move import Move
from mazzo.games.rummy.bits import ALL, BIT, PENALTY, bits
from mazzo.games.rummy.melds import wanted
from mazzo.games.rummy.plans import Plan, best_plan, places_of
from mazzo.games.rummy.state import SEATS
from mazzo.games.rummy.view import View

PUT_DOWN: Final = 1000.0
"""Putting down comes before every discard."""
LARGER: Final = 2.0**-20
"""What each card adds when moves begin equally good plans."""
OUT: Final = 3.0
"""What each card is worth that could still complete a meld."""
SHED: Final = 0.5
SHED_SOON: Final = 2.0
"""What each point is worth that leaves the hand, and what when somebody is nearly out."""
NEARLY_OUT: Final = 3
FEED: Final = 6.0
"""What it costs to throw a card that the next player can lay off."""


class OpenCards:
    """What lies open for the seat to move, as sets of cards; covered discards are forgotten."""

    __slots__ = (
        "fit",
        "hand",
        "live",
        "melds",
        "next_opened",
        "opened",
        "places",
        "shed",
        "taken",
        "top",
    )

    def __init__(self, view: View) -> None:
        seat = view.seat
        assert seat is not None
        self.hand = bits(view.hand)
        self.top = bits(view.discards[-1:])
        self.taken = bits([view.taken]) if view.taken else 0
        self.melds = [bits(meld) for meld in view.melds]
        self.places = places_of(self.melds)
        self.fit = self.places.fit()
        """The cards that can be laid off on the melds of the table."""
        self.live = ALL & ~(bits(chain(*view.melds)) | self.top | self.hand)
        """The cards that may still come, for all that lies open."""
        self.opened = view.opened[seat]
        self.next_opened = view.opened[(seat + 1) % SEATS]
        others = [count for other, count in enumerate(view.hands) if other != seat]
        self.shed = SHED_SOON if min(others) <= NEARLY_OUT else SHED

    def plan(self) -> Plan:
        """The best that can be put down in this turn."""
        return best_plan(self.hand, self.places, self.opened, self.taken, self.live)

    def plan_with_top(self) -> Plan:
        """The best that can be put down if the top discard is taken."""
        hand = self.hand | self.top
        return best_plan(hand, self.places, self.opened, self.top, self.live)

    def plan_after(self, move: Move) -> Plan:
        """The best plan that begins with a meld or a lay-off."""
        cards = bits(move.cards)
        melds = [*self.melds, cards]
        if move.verb == "lay":
            onto = int((move.pile or "").removeprefix("meld"))
            melds[onto] |= melds.pop()
        return best_plan(self.hand ^ cards, places_of(melds), True, self.taken, self.live)


def worth(move: Move, seen: OpenCards) -> float:
    """How good Normal thinks a move is."""
    if move.verb == "draw":
        return draw_worth(move, seen)
    if move.verb == "discard":
        return discard_worth(BIT[move.cards[0]], seen)
    return put_down_worth(move, seen)


def draw_worth(move: Move, seen: OpenCards) -> float:
    """The top discard is worth taking only to put it down at once."""
    if move.pile == "stock":
        return 0.0
    return -1.0 if seen.plan_with_top().rest & seen.top else 1.0


def put_down_worth(move: Move, seen: OpenCards) -> float:
    """What the best plan is worth that begins with the move: more than every discard, which are
    0."""
    if move.verb == "discard":
        return 0.0
    return PUT_DOWN + seen.plan_after(move).worth + LARGER * len(move.cards)


def discard_worth(card: int, seen: OpenCards) -> float:
    """What is left to build from, the points shed, and what the next player could lay off."""
    outs = (wanted(seen.hand ^ card) & seen.live).bit_count()
    kept = OUT * outs + seen.shed * PENALTY[card.bit_length() - 1]
    return kept - FEED if card & seen.fit and seen.next_opened else kept
