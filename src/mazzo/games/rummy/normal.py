"""Normal and Easy: rules of thumb on what lies open at this moment."""

from typing import Final

from mazzo.games.move import Move
from mazzo.games.rummy.bits import ALL, BIT, PENALTY, bits, penalty
from mazzo.games.rummy.melds import best_melds, fits
from mazzo.games.rummy.playout import wanted
from mazzo.games.rummy.state import SEATS
from mazzo.games.rummy.view import View

MELD: Final = 1000.0
"""Putting down comes before every discard."""
LAY: Final = 500.0
NEARLY_OUT: Final = 3
"""Whoever has so few cards makes the others shed their high ones."""
OUT: Final = 3.0
SHED: Final = 0.3
SHED_SOON: Final = 1.2
FEED: Final = 4.0


class Open:
    """What lies open for the seat to move, as sets of cards."""

    __slots__ = ("fit", "hand", "live", "next_opened", "opened", "shed", "taken", "top")

    def __init__(self, view: View) -> None:
        seat = view.seat
        assert seat is not None
        self.hand = bits(view.hand)
        self.top = bits(view.discards[-1:])
        self.taken = bits([view.taken]) if view.taken else 0
        self.fit = 0
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


def draw_worth(move: Move, seen: Open) -> float:
    """The top discard is worth taking only to put it down at once."""
    if move.pile == "stock":
        return 0.0
    if seen.top & wanted(seen.hand) or (seen.opened and seen.top & seen.fit):
        return 1.0
    return -1.0


def put_down_worths(moves: tuple[Move, ...], seen: Open) -> list[float | None]:
    """The worth of every meld and lay-off: the melds that leave least in the hand come first;
    ``None`` for the other moves."""
    best = best_melds(seen.hand)
    worths: list[float | None] = []
    for move in moves:
        if move.verb == "meld":
            laid = bits(move.cards)
            worths.append((MELD if laid in best else 0.0) + penalty(laid))
        elif move.verb == "lay":
            worths.append(LAY + penalty(bits(move.cards)))
        else:
            worths.append(None)
    return worths


def discard_worth(card: int, seen: Open) -> float:
    """What is left to build from, the points shed, and what the next player could lay off."""
    rest = seen.hand ^ card
    outs = (wanted(rest) & seen.live).bit_count()
    worth = OUT * outs + seen.shed * PENALTY[card.bit_length() - 1]
    if card & seen.fit and seen.next_opened:
        worth -= FEED
    return worth


def normal_worth(move: Move, seen: Open, put_down: float | None) -> float:
    """How good Normal thinks a move is."""
    if put_down is not None:
        return put_down
    if move.verb == "draw":
        return draw_worth(move, seen)
    return discard_worth(BIT[move.cards[0]], seen)
