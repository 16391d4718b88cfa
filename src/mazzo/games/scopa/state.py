"""The truth of a match of Scopa."""

from dataclasses import dataclass
from typing import Final

from mazzo.cards import Card
from mazzo.games.contract import Seat
from mazzo.games.move import Played

Places = tuple[Card | None, Card | None, Card | None]
"""A hand: its three places, in the order dealt; a played card leaves its place empty."""

PACK: Final = 40
NO_CARDS: Final[Places] = (None, None, None)
Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class State:
    """Where every card is."""

    dealer: Seat
    """Of the deal under way or just finished; the next deal passes it on."""
    turn: Seat | None
    """A seat, ``DEALER`` before a deal, ``None`` when the match is over."""
    hands: tuple[Places, Places] = (NO_CARDS, NO_CARDS)
    table: Cards = ()
    """The card that has lain longest first."""
    taken: tuple[Cards, Cards] = ((), ())
    """The heap of each seat, bottom first."""
    stock: Cards = ()
    """Next card first."""
    scope: tuple[int, int] = (0, 0)
    """How many scope each seat has made in this deal."""
    last: Seat | None = None
    """Who captured last in this deal."""
    void: bool = False
    """Whether the deal shown is void: it lies as it was dealt, and nobody plays it."""
    points: tuple[int, int] = (0, 0)
    """Of the match."""
    history: tuple[Played, ...] = ()
    """This deal's public moves."""

    @property
    def is_finished(self) -> bool:
        """Whether the deal shown has been played to its end."""
        return sum(map(len, self.taken)) == PACK


def in_hand(places: Places) -> list[Card]:
    """The cards of a hand, in the order of their places."""
    return [card for card in places if card is not None]


def as_places(cards: tuple[Card, ...] | list[Card]) -> Places:
    """At most three cards, each in a place."""
    first, second, third = (*cards, None, None, None)[:3]
    return first, second, third
