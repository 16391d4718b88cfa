"""What one seat may know of a match of Rummy."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from mazzo.cards import Card
from mazzo.games.contract import DEALER, Seat
from mazzo.games.move import Move, Played
from mazzo.games.rummy.bits import bits, penalty
from mazzo.games.rummy.state import Cards, Hands


@dataclass(frozen=True, slots=True)
class View:
    """Built field by field; what is not written into it cannot leak."""

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
    stock_pass: int
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

    def plain(self) -> dict[str, object]:
        """The view for JSON, as ``docs/records.md`` lists it."""
        return {
            "game": "rummy",
            "seat": self.seat,
            "turn": "dealer" if self.turn == DEALER else self.turn,
            "moves": [str(move) for move in self.moves],
            "points": self.points,
            "dealer": self.dealer,
            "hand": self.hand,
            "hands": self.hands,
            "stock": self.stock,
            "history": [played.plain() for played in self.history],
            "phase": self.phase,
            "upcard": self.upcard,
            "discards": self.discards,
            "melds": self.melds,
            "opened": self.opened,
            "pass": self.stock_pass,
            "taken": self.taken,
            "known": self.known,
            "turned": self.turned,
            "winner": self.winner,
            "shown": self.shown,
            "counted": self.shown and [penalty(bits(hand)) for hand in self.shown],
        }


def read_view(plain: Mapping[str, Any]) -> View:
    """The inverse of ``View.plain``."""
    return View(
        seat=plain["seat"],
        turn=DEALER if plain["turn"] == "dealer" else plain["turn"],
        moves=tuple(map(Move.parse, plain["moves"])),
        points=_four(plain["points"]),
        dealer=plain["dealer"],
        hand=_cards(plain["hand"]),
        hands=_four(plain["hands"]),
        stock=plain["stock"],
        history=tuple(map(Played.from_plain, plain["history"])),
        phase=plain["phase"],
        upcard=_card(plain["upcard"]),
        discards=_cards(plain["discards"]),
        melds=tuple(map(_cards, plain["melds"])),
        opened=_four(plain["opened"]),
        stock_pass=plain["pass"],
        taken=_card(plain["taken"]),
        known=_four(list(map(_cards, plain["known"]))),
        turned=_cards(plain["turned"]),
        winner=plain["winner"],
        shown=None if plain["shown"] is None else _four(list(map(_cards, plain["shown"]))),
    )


T = TypeVar("T")


def _card(text: str | None) -> Card | None:
    return None if text is None else Card(text)


def _cards(texts: Sequence[str]) -> Cards:
    return tuple(map(Card, texts))


def _four(values: Sequence[T]) -> tuple[T, T, T, T]:
    first, second, third, fourth = values
    return first, second, third, fourth
