"""What every game offers, and what every game's computer players offer.

Four words: a *state* is the truth, a *view* is what one seat may know of it, ``imagine`` makes
another truth that looks the same to that seat, and a *move* leads from state to state.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, NamedTuple, Protocol, Self, TypeVar

from mazzo.cards import Card
from mazzo.errors import Refused
from mazzo.games.move import Move, Played
from mazzo.games.options import HouseRules

Seat = int
"""A player's place, from 0; the next seat clockwise is one more."""

DEALER: Final[Seat] = -1
"""The dealer has the turn when the pack is to be shuffled: a shuffle is a move like any other."""

Sides = tuple[tuple[Seat, ...], ...]
"""Which seats play together, win together and lose together."""

Outcome = Literal["won", "drawn", "lost"]
"""How a match went for a seat."""

State = TypeVar("State")


class IllegalMove(Refused):
    """A move that the rules refuse: the reason is one of ``REASONS`` or of the game's own
    ``reasons``; the values are cards and piles, never anything that the mover may not know."""


REASONS: Final = (
    "bad-encoding",
    "bad-header",
    "bad-seat",
    "unknown-game",
    "unknown-option",
    "over",
    "unreadable",
    "dealer-to-move",
    "wrong-phase",
    "bad-deal",
    "not-your-card",
)
"""Why a record or a move can be refused whatever the game; a game adds its own ``reasons``. Where
several reasons for a move fit, the first of them is given, and the game's own come last."""


class Left(NamedTuple):
    """What is still to come in the deal under way, for somebody who glances at it."""

    what: str
    """``cards`` or ``tricks``; its message is ``left-cards`` or ``left-tricks``."""
    amount: int


class View(Protocol):
    """What one seat may know: built field by field, with no way back to the state.

    Each game's view is a frozen dataclass with further fields (``docs/records.md`` lists them);
    ``mazzo.games.views.PlainView`` makes them plain and reads them back.
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

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Self:
        """The inverse of ``plain``.

        Raises:
            KeyError, TypeError, ValueError: it is no view of this game.
        """


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
    def record_format(self) -> int:
        """The least format of its records: 1, or 2 where moves have numbers."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """Every card of the game in the documented order from which a shuffle starts."""

    @property
    def sides(self) -> Sides:
        """Which seats play together; where everybody plays alone, ``((0,), (1,), …)``."""

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why this game refuses moves, beside ``REASONS``."""

    @property
    def view_type(self) -> type[AnyView]:
        """The class of its views, by which they come back from plain values."""

    @property
    def house_rules(self) -> HouseRules:
        """The house rules that can be chosen, with their values, the usual one first."""

    @property
    def options(self) -> Mapping[str, str]:
        """The value in force of every house rule."""

    def with_options(self, options: Mapping[str, str]) -> Self:
        """The game that is played by these house rules; those not named are at their usual value.

        Raises:
            UnknownOption: the game has no such rule, or the rule no such value.
        """

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

    def written(self, state: State, move: Move) -> Move:
        """The move as records and histories write it: of all texts of the same move the one that
        ``moves`` gives. ``move`` must be legal in ``state``."""

    def points(self, state: State) -> tuple[int, ...]:
        """Points of every seat so far."""

    def outcome(self, state: State) -> tuple[Outcome, ...] | None:
        """How the match went for every seat; ``None`` while it lasts."""

    def hands(self, state: State) -> tuple[tuple[Card, ...], ...]:
        """The cards of every seat, sorted as plain text; hidden ones included."""

    def view(self, state: State, seat: Seat | None) -> AnyView:
        """What ``seat`` may know."""

    def left(self, view: AnyView) -> Left:
        """What is still to come in the deal under way."""

    def imagine(self, view: AnyView, rng: Random) -> State:
        """A state, drawn evenly among those that look like ``view`` to its seat:
        ``view(imagine(v, rng), v.seat) == v``."""

    def position(self, state: State) -> dict[str, object]:
        """Everything there is, hidden cards included, as plain values for JSON
        (``docs/records.md``); only for records of which nothing is secret any more."""


AnyGame = Game[Any, Any]
"""A game of which nothing is known but the contract."""


def reasons(game: AnyGame) -> tuple[str, ...]:
    """Every reason for which a record or a move of the game can be refused."""
    return (*REASONS, *game.reasons)


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

    def playing(self, game: AnyGame) -> Self:
        """The same computers for the game with other house rules."""

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
