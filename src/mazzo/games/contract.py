"""What every game offers, and what every game's computer players offer.

Four words: a *state* is the truth, a *view* is what one seat may know of it, ``imagine`` makes
another truth that looks the same to that seat, and a *move* leads from state to state.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from mazzo.cards import Card
from mazzo.games.move import Move, Played

Seat = int
"""A player's place, from 0; the next seat clockwise is one more."""

DEALER: Final[Seat] = -1
"""The dealer has the turn when the pack is to be shuffled: a shuffle is a move like any other."""

State = TypeVar("State")


class IllegalMove(ValueError):
    """A move that the rules refuse.

    Attributes:
        reason: a stable key, one of ``REASONS``; the sentence for it lives in ``locales``.
        values: what the sentence names (cards, piles); never anything the mover may not know.
    """

    def __init__(self, reason: str, **values: str) -> None:
        super().__init__(f"{reason} {values}" if values else reason)
        self.reason = reason
        self.values = values


REASONS: Final = (
    "bad-header",
    "unknown-game",
    "unknown-option",
    "bad-deal",
    "unreadable",
    "not-your-card",
    "must-take",
    "cannot-take",
    "cannot-steal",
    "wrong-phase",
    "not-a-meld",
    "no-such-meld",
    "not-opened",
    "does-not-fit",
    "taken-may-not-go-back",
    "would-strand",
    "dealer-to-move",
    "over",
)
"""Why a record or a move can be refused."""


class View(Protocol):
    """What one seat may know: built field by field, with no way back to the state.

    Each game's view is a frozen dataclass with further fields (``docs/records.md`` lists them).
    """

    @property
    def seat(self) -> Seat | None:
        """Whose view; ``None`` is a spectator, who sees no hand."""

    @property
    def turn(self) -> Seat | None:
        """A seat, ``DEALER``, or ``None`` when the match is over."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves of ``seat``; empty when it is not its turn."""

    @property
    def points(self) -> tuple[int, ...]:
        """Points of every seat."""

    @property
    def history(self) -> tuple[Played, ...]:
        """This deal's public moves in order, without the deal itself."""

    def plain(self) -> dict[str, object]:
        """The view as plain values for JSON: the object that bots and the web client get."""


AnyView = TypeVar("AnyView", bound=View)
Seen = TypeVar("Seen", bound=View, contravariant=True)


class Game(Protocol[State, AnyView]):
    """A game: a frozen object of pure functions over immutable states."""

    @property
    def name(self) -> str:
        """The name in records and addresses."""

    @property
    def version(self) -> int:
        """Raised when an old record would replay differently."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """Every card of the game in the documented order from which a shuffle starts."""

    @property
    def options(self) -> Mapping[str, str]:
        """House rules by name, with the values in force."""

    def start(self, dealer: Seat) -> State:
        """The match before the first deal; ``dealer`` deals first."""

    def next_dealer(self, last: Seat) -> Seat | None:
        """Who deals first in the match after one that ``last`` dealt first; ``None``: drawn."""

    def turn(self, state: State) -> Seat | None:
        """A seat, ``DEALER``, or ``None`` when the match is over."""

    def shuffle(self, state: State, rng: Random) -> Move:
        """The dealer's move: ``deal`` with the whole pack, top first, in an order drawn from
        ``rng`` (one call of ``rng.shuffle`` on a list of ``pack``)."""

    def moves(self, state: State) -> tuple[Move, ...]:
        """The legal moves of the seat to move, in a fixed order; empty for the dealer."""

    def play(self, state: State, move: Move) -> State:
        """The state after the move of whoever has the turn.

        Raises:
            IllegalMove: the rules refuse the move.
        """

    def points(self, state: State) -> tuple[int, ...]:
        """Points of every seat so far."""

    def view(self, state: State, seat: Seat | None) -> AnyView:
        """What ``seat`` may know."""

    def imagine(self, view: AnyView, rng: Random) -> State:
        """A state, drawn evenly among those that look like ``view`` to its seat:
        ``view(imagine(v, rng), v.seat) == v``."""

    def position(self, state: State) -> dict[str, object]:
        """Everything there is, hidden cards included, as plain values for JSON
        (``docs/records.md``); only for records of which nothing is secret any more."""

    def read_view(self, plain: Mapping[str, Any]) -> AnyView:
        """The inverse of ``View.plain``."""


AnyGame = Game[Any, Any]
"""A game of which nothing is known but the contract."""


class Survey(Protocol):
    """A view made ready for search: what is known is worked out once, then sampled often."""

    def solve(self) -> Sequence[float] | None:
        """The exact worth of every move of the view, or ``None`` while something is unknown."""

    def sample(self, rng: Random) -> Sequence[float]:
        """The worth of every move of the view in one imagined world, played out to the end."""


class Player(Protocol[Seen]):
    """How a game's computers think. They get a view and nothing else.

    Worths are given in the order of ``view.moves``; larger is better, comparable only within one
    answer.
    """

    @property
    def version(self) -> int:
        """Raised when any level would choose differently."""

    @property
    def worlds(self) -> int:
        """How many worlds Hard imagines for a move: a budget in worlds repeats, seconds do not."""

    def easy(self, view: Seen, rng: Random) -> Sequence[float]:
        """Worths as Easy sees them."""

    def normal(self, view: Seen, rng: Random) -> Sequence[float]:
        """Worths as Normal sees them, from what lies open at this moment alone."""

    def survey(self, view: Seen) -> Survey:
        """What Hard remembers, made ready for search."""


class Kind(NamedTuple):
    """A game and its computer players, as the catalogue gives them."""

    game: AnyGame
    player: Player[Any]
