"""What one seat may know of a match of Spades."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mazzo.games.contract import Seat, Sides
from mazzo.games.move import Move, Played
from mazzo.games.tricks import Bids, Cards, Four, Hands, Trick, Voids
from mazzo.games.views import PlainView


@dataclass(frozen=True, slots=True)
class View(PlainView):
    """Built field by field; what is not written into it cannot leak."""

    game: ClassVar[str] = "spades"
    seat: Seat | None
    turn: Seat | None
    moves: tuple[Move, ...]
    points: Four
    """Of the match; partners have the same."""
    dealer: Seat
    hand: Cards
    """Sorted as plain text."""
    hands: Four
    """How many cards each seat holds."""
    stock: int
    """Always 0: the whole pack is dealt."""
    history: tuple[Played, ...]
    sides: Sides
    outcome: tuple[str, ...] | None
    round: int
    """Which deal of the match this is, from 1; 0 before the first."""
    trump: str
    phase: str | None
    """``bid``, ``play``, or ``None`` when no seat is to move."""
    led: Seat | None
    trick: Cards
    """The trick being played, in order."""
    last: Trick | None
    """The trick closed last in this deal."""
    tricks: Four
    """How many each seat has taken in this deal."""
    bids: Bids
    broken: bool
    """Whether spades are broken."""
    bags: Four
    """Of each seat its side's count."""
    counted: Mapping[str, Four] | None
    """When the deal is over: the points of each seat's side."""
    known: Hands
    """What everybody knows to be in each hand: nothing."""
    gone: Cards
    """Every card of the closed tricks of this deal, in the order played."""
    voids: Voids
    """The suits that each seat has shown not to hold."""
