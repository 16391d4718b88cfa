"""What one seat may know of a match of Rubamazzo."""

from dataclasses import dataclass
from typing import ClassVar

from mazzo.cards import Card
from mazzo.games.contract import Seat
from mazzo.games.move import Move, Played
from mazzo.games.rubamazzo.state import Places
from mazzo.games.views import PlainView


@dataclass(frozen=True, slots=True)
class View(PlainView):
    """Built field by field; what is not written into it cannot leak."""

    game: ClassVar[str] = "rubamazzo"
    seat: Seat | None
    turn: Seat | None
    moves: tuple[Move, ...]
    points: tuple[int, int]
    dealer: Seat
    hand: tuple[Card, ...]
    """Sorted as plain text; ``places`` has the order on the board."""
    hands: tuple[int, int]
    """How many cards each seat holds."""
    stock: int
    """How many cards are left in the pack."""
    history: tuple[Played, ...]
    table: tuple[Card, ...]
    """The card that has lain longest first."""
    tops: tuple[Card | None, Card | None]
    """The top of each seat's pile; ``None`` without a pile."""
    piles: tuple[int, int]
    """How many cards are in each seat's pile."""
    seen: tuple[Card, ...]
    """Every card that has lain face up: the first four of the table, then each card played."""
    places: Places
    """The hand by its three places."""
