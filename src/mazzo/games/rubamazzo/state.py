"""The truth of a match of Rubamazzo."""

from dataclasses import dataclass

from mazzo.cards import Card
from mazzo.games.contract import Seat
from mazzo.games.move import Played

Places = tuple[Card | None, Card | None, Card | None]
"""A hand: its three places, in the order dealt; a played card leaves its place empty."""

NO_CARDS: Places = (None, None, None)


@dataclass(frozen=True, slots=True)
class State:
    """Where every card is."""

    dealer: Seat
    turn: Seat | None
    """A seat, ``DEALER`` before the deal, ``None`` when the match is over."""
    hands: tuple[Places, Places] = (NO_CARDS, NO_CARDS)
    table: tuple[Card, ...] = ()
    """The card that has lain longest first."""
    piles: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    """Bottom first: the last card is the top, the only one that counts."""
    stock: tuple[Card, ...] = ()
    """Next card first."""
    seen: tuple[Card, ...] = ()
    """Every card that has lain face up: the four with which the table began, then each card
    played."""
    history: tuple[Played, ...] = ()


def in_hand(places: Places) -> list[Card]:
    """The cards of a hand, in the order of their places."""
    return [card for card in places if card is not None]
