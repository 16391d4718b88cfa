"""The truth of a match of Rummy."""

from typing import NamedTuple, TypeVar

from mazzo.cards import Card
from mazzo.games.contract import Seat
from mazzo.games.move import Played

SEATS = 4
Cards = tuple[Card, ...]
Hands = tuple[Cards, Cards, Cards, Cards]
NO_CARDS: Hands = ((), (), (), ())


class State(NamedTuple):
    """Where every card is. A tuple, because ``_replace`` is the cheapest way to the next state."""

    dealer: Seat
    """Of the round under way or just finished; it moves with the next deal."""
    turn: Seat | None
    """A seat, ``DEALER`` before a deal, ``None`` when the match is over."""
    phase: str | None = None
    """``draw`` or ``play``; ``None`` when no seat has the turn."""
    hands: Hands = NO_CARDS
    """Each sorted as plain text."""
    stock: Cards = ()
    """Next card first."""
    discards: Cards = ()
    """Oldest first: the last card is the one that can be taken."""
    melds: tuple[Cards, ...] = ()
    """In the order they were laid, each by rank, then S H D C."""
    opened: tuple[bool, bool, bool, bool] = (False, False, False, False)
    """Who has melded in this round."""
    stock_pass: int = 1
    """1, or 2 once the discards have been turned over."""
    taken: Card | None = None
    """The card taken from the discards in this turn: it may not be discarded in it."""
    known: Hands = NO_CARDS
    """The cards that each seat took openly and still holds, in the order they were taken."""
    winner: Seat | None = None
    """Who won the round shown; ``None`` until it ends, and when it is drawn."""
    points: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Of the match."""
    dry: int = 0
    """How many turns in a row, the one under way included, have begun without the stock."""
    upcard: Card | None = None
    """The card that began the discards; ``None`` before the first deal."""
    history: tuple[Played, ...] = ()
    """This round's public moves."""


T = TypeVar("T")


def changed(four: tuple[T, T, T, T], seat: Seat, value: T) -> tuple[T, T, T, T]:
    """What the four seats have, with another value for ``seat``."""
    first, second, third, fourth = four
    if seat == 0:
        return value, second, third, fourth
    if seat == 1:
        return first, value, third, fourth
    if seat == 2:
        return first, second, value, fourth
    return first, second, third, value
