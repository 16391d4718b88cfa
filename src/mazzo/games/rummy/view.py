"""What one seat may know of a match of Rummy."""

from dataclasses import dataclass, field
from typing import ClassVar

from mazzo.cards import Card
from mazzo.games.contract import Seat
from mazzo.games.move import Move, Played
from mazzo.games.rummy.state import Cards, Hands
from mazzo.games.views import PlainView


@dataclass(frozen=True, slots=True)
class View(PlainView):
    """Built field by field; what is not written into it cannot leak."""

    game: ClassVar[str] = "rummy"
    seat: Seat | None
    turn: Seat | None
    moves: tuple[Move, ...]
    points: tuple[int, int, int, int]
    """Of the match."""
    dealer: Seat
    hand: Cards
    """Sorted as plain text."""
    hands: tuple[int, int, int, int]
    """How many cards each seat holds."""
    stock: int
    """How many cards are left in the stock."""
    history: tuple[Played, ...]
    phase: str | None
    """``draw`` or ``play``; ``None`` when no seat has the turn."""
    upcard: Card | None
    """The card that began the discards; ``None`` before the first deal."""
    discards: Cards
    """Oldest first, the covered ones too: everybody has seen them."""
    melds: tuple[Cards, ...]
    opened: tuple[bool, bool, bool, bool]
    stock_pass: int = field(metadata={"name": "pass"})
    """``pass`` in JSON: 1, or 2 once the discards have been turned over."""
    taken: Card | None
    """The card taken from the discards in the turn under way, whose ever it is."""
    known: Hands
    """The cards that each seat took openly and still holds, in the order they were taken."""
    turned: Cards
    """In pass 2 the stock, next card first: everybody has seen it. Empty in pass 1."""
    winner: Seat | None
    """Who won the round that is over; ``None`` before, and when it is drawn."""
    shown: Hands | None
    """When a round is over: everybody's remaining cards, which are counted openly."""
    counted: tuple[int, int, int, int] | None
    """And the points that these count."""
