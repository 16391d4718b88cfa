"""What one seat may know of a match of Rubamazzo."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mazzo.cards import Card
from mazzo.games.contract import DEALER, Seat
from mazzo.games.move import Move, Played
from mazzo.games.rubamazzo.state import Places


@dataclass(frozen=True, slots=True)
class View:
    """Built field by field; what is not written into it cannot leak."""

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

    def plain(self) -> dict[str, object]:
        """The view for JSON, as ``docs/records.md`` lists it."""
        return {
            "game": "rubamazzo",
            "seat": self.seat,
            "turn": "dealer" if self.turn == DEALER else self.turn,
            "moves": [str(move) for move in self.moves],
            "points": self.points,
            "dealer": self.dealer,
            "hand": self.hand,
            "hands": self.hands,
            "stock": self.stock,
            "history": [played.plain() for played in self.history],
            "table": self.table,
            "tops": self.tops,
            "piles": self.piles,
            "seen": self.seen,
            "places": self.places,
        }


def read_view(plain: Mapping[str, Any]) -> View:
    """The inverse of ``View.plain``."""
    first, second, third = map(_card, plain["places"])
    return View(
        seat=plain["seat"],
        turn=DEALER if plain["turn"] == "dealer" else plain["turn"],
        moves=tuple(map(Move.parse, plain["moves"])),
        points=_pair(plain["points"]),
        dealer=plain["dealer"],
        hand=_cards(plain["hand"]),
        hands=_pair(plain["hands"]),
        stock=plain["stock"],
        history=tuple(map(Played.from_plain, plain["history"])),
        table=_cards(plain["table"]),
        tops=(_card(plain["tops"][0]), _card(plain["tops"][1])),
        piles=_pair(plain["piles"]),
        seen=_cards(plain["seen"]),
        places=(first, second, third),
    )


def _card(text: str | None) -> Card | None:
    return None if text is None else Card(text)


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(map(Card, texts))


def _pair(sizes: list[int]) -> tuple[int, int]:
    return sizes[0], sizes[1]
