"""Normal: rules of thumb on what lies open at this moment."""

from typing import Final

from mazzo.games.move import Move
from mazzo.games.rummy.bits import ALL, BIT, PENALTY, bits, penalty
from mazzo.games.rummy.melds import best_melds, fits, wanted
from mazzo.games.rummy.state import SEATS
from mazzo.games.rummy.view import View

MELD: Final = 1000.0
LAY: Final = 500.0
"""Putting down comes before every discard."""
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

    __slots__ = ("best", "fit", "hand", "live", "next_opened", "opened", "shed", "top")

    def __init__(self, view: View) -> None:
        seat = view.seat
        assert seat is not None
        self.hand = bits(view.hand)
        self.best = best_melds(self.hand)
        self.top = bits(view.discards[-1:])
        self.fit = 0
        """The cards that can be laid off on the melds of the table."""
        laid = 0
        for meld in map(bits, view.melds):
            self.fit |= fits(meld)
            laid |= meld
        self.live = ALL & ~(laid | self.top | self.hand)
        """The cards that may still come, for all that lies open."""
        self.opened = view.opened[seat]
        self.next_opened = view.opened[(seat + 1) % SEATS]
        others = [count for other, count in enumerate(view.hands) if other != seat]
        self.shed = SHED_SOON if min(others) <= NEARLY_OUT else SHED


def worth(move: Move, seen: OpenCards) -> float:
    """How good Normal thinks a move is."""
    if move.verb == "draw":
        return draw_worth(move, seen)
    if move.verb == "discard":
        return discard_worth(BIT[move.cards[0]], seen)
    return put_down_worth(move, seen)


def draw_worth(move: Move, seen: OpenCards) -> float:
    """The top discard is worth taking only to complete something."""
    if move.pile == "stock":
        return 0.0
    return 1.0 if completes(seen.top, seen) else -1.0


def completes(card: int, seen: OpenCards) -> bool:
    """Whether ``card`` could be melded with the hand, or laid off at once."""
    return bool(card & wanted(seen.hand)) or (seen.opened and bool(card & seen.fit))


def put_down_worth(move: Move, seen: OpenCards) -> float:
    """Above that of every discard, but for melds that break the best ones of the hand; 0 for a
    discard."""
    cards = bits(move.cards)
    if move.verb == "lay":
        return LAY + penalty(cards)
    if move.verb == "meld":
        return MELD + penalty(cards) if cards in seen.best else -MELD
    return 0.0


def discard_worth(card: int, seen: OpenCards) -> float:
    """What is left to build from, the points shed, and what the next player could lay off."""
    outs = (wanted(seen.hand ^ card) & seen.live).bit_count()
    kept = OUT * outs + seen.shed * PENALTY[card.bit_length() - 1]
    return kept - FEED if card & seen.fit and seen.next_opened else kept
