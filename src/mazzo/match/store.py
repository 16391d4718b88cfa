"""What a room asks of whatever keeps its matches; the kinds of store live in ``mazzo.store``.

Everything is a *request*: a plain value that says what is wanted. A store answers it in its own
time, after whatever it changes is on disk, with what ``Request[Answer]`` names or with one of the
``Failure`` values below; every request can be answered by ``StoreFailed``. A store answers in the
order in which it is asked.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from mazzo.games.contract import Seat
from mazzo.match.event import Event
from mazzo.match.kept import Guest, Kept, Result, UnderWay

Answer = TypeVar("Answer")


class Failure(Exception):
    """Why a store did not do it; nothing of it was kept."""


class StoreFailed(Failure):
    """The store could not do it. The text is for the log."""


class Taken(Failure):
    """The event has been made otherwise already, or the match is not being played any more."""


class NothingToUndo(Failure):
    """The match gave up no other, or did so too long ago."""


class Request(Generic[Answer]):
    """Something that is asked of a store."""

    __slots__ = ()


Then = Callable[[Any], None]
"""What is called with the answer to a request, or with a ``Failure``."""


class Turn(NamedTuple):
    """Whose turn is next, if that is not simply waited for."""

    seat: Seat
    due: float = 0.0
    """In how many seconds it is played out: at once by a computer."""


@dataclass(slots=True)
class Keep(Request[None]):
    """Keeps an event.

    Failures: ``Taken``.
    """

    match: str
    number: int
    """The event's, from 0."""
    event: Event
    turn: Turn | None = None
    """Kept with the event, so that a turn that is due is never lost. Whoever keeps it works on
    it, for the time of a lease."""
    outcomes: tuple[str, ...] | None = None
    """``won``, ``drawn`` or ``lost`` for every seat if the match is over with this event."""
    level: str | None = None
    """Of the computers from now on, where that changes."""
    touches: bool = False
    """Whether it is a person's first move: from then on the match counts for them."""
    ends_turn: bool = False
    """Whether a turn was due before it."""


@dataclass(frozen=True, slots=True)
class Begin(Request[Kept]):
    """Keeps a new match with the events it has. What its guests are playing of the same game is
    given up and becomes its ``previous``. The answer is the match as kept."""

    match: Kept
    turn: Turn | None = None
    """As for ``Keep``."""


@dataclass(frozen=True, slots=True)
class TakeBack(Request[str]):
    """Drops a match that began at ``since`` or later and goes on with the one it gave up, whose
    id is the answer.

    Failures: ``NothingToUndo``: there is none, or it is too late: by the clock, or because the
    secret of the one that was given up has been shown.
    """

    match: str
    since: float


@dataclass(frozen=True, slots=True)
class Conclude(Request[bool]):
    """Makes a match that was given up ``before`` (seconds since 1970) final: it can never be taken
    back from now on, whatever a clock says. The answer is whether it is final; it stays so."""

    match: str
    before: float


@dataclass(frozen=True, slots=True)
class Find(Request[Kept | None]):
    """The match with that id."""

    match: str


@dataclass(frozen=True, slots=True)
class Latest(Request[Kept | None]):
    """The guest's match under way of a game, else the last one that is over."""

    guest: Guest
    game: str


@dataclass(frozen=True, slots=True)
class FindUnderWay(Request[list[UnderWay]]):
    """The matches that the guest is playing, at most one of each game."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class Last(Request[tuple[str, Seat] | None]):
    """The guest's last match of a game, given-up ones included, taken-back ones left out: its id
    and who dealt first in it."""

    guest: Guest
    game: str


@dataclass(frozen=True, slots=True)
class TakeTurns(Request[list[str]]):
    """The matches in which a turn is due that nobody is working on: they are the asker's for the
    time of a lease. What a living room works on is never among them."""


@dataclass(frozen=True, slots=True)
class HoldTurns(Request[None]):
    """Makes the leases of turns that the asker works on last longer."""

    matches: Sequence[str]


@dataclass(frozen=True, slots=True)
class LeaveTurns(Request[None]):
    """Gives up all leases of the asker, who is about to end: anybody may take the turns."""


@dataclass(frozen=True, slots=True)
class Who(Request[Guest]):
    """For whom the token with this SHA-256 speaks: one guest may have several browsers."""

    token: bytes


@dataclass(frozen=True, slots=True)
class FindResults(Request[list[Result]]):
    """How the guest's matches ended, oldest first. One that was given up counts if a card had been
    played in it, and no more if it is taken back."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class AddResults(Request[int]):
    """Adds results of elsewhere to the guest's own. The answer is how many were new."""

    guest: Guest
    results: Sequence[Result]


@dataclass(frozen=True, slots=True)
class Forget(Request[list[str]]):
    """Removes all that is kept of a guest. The answer: the matches that are gone with it."""

    guest: Guest


Settled = tuple[Then, Any]
"""An answer, or a ``Failure``, and who gets it."""


class Store(Protocol):
    """Keeps matches. Whatever it answers is on disk."""

    def listen(self, wake: Callable[[list[Settled]], None]) -> None:
        """From now on ``wake`` is called, in a thread of the store's, with all that was settled
        together."""

    def ask(self, request: Request[Answer], then: Callable[[Answer | Failure], None]) -> None:
        """Has the request answered; returns at once."""
