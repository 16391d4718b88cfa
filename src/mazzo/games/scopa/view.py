"""What one seat may know of a match of Scopa."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mazzo.cards import Card
from mazzo.games.contract import Seat
from mazzo.games.move import Move, Played
from mazzo.games.scopa.state import Places
from mazzo.games.views import PlainView


@dataclass(frozen=True, slots=True)
class View(PlainView):
    """Built field by field; what is not written into it cannot leak."""

    game: ClassVar[str] = "scopa"
    seat: Seat | None
    turn: Seat | None
    moves: tuple[Move, ...]
    points: tuple[int, int]
    """Of the match."""
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
    taken: tuple[tuple[Card, ...], tuple[Card, ...]]
    """The heap of each seat, bottom first: every card in it was seen to go there."""
    scope: tuple[int, int]
    """How many scope each seat has made in this deal."""
    last: Seat | None
    """Who captured last in this deal; ``None`` before the first capture."""
    void: bool
    """Whether the deal shown is void."""
    counted: Mapping[str, tuple[int, int]] | None
    """When the deal is over: the points of each seat in each category."""
    tally: Mapping[str, tuple[int | None, int | None]] | None
    """And what was compared: cards, denari, and the primiera where every suit is there."""
    places: Places
    """The hand by its three places."""
