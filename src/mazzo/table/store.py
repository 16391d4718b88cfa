"""What a room asks of whatever keeps its matches; the kinds of store live in ``mazzo.store``."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from mazzo.games.contract import Seat
from mazzo.records.record import Record, SeatHeader

Guest = bytes
"""Who somebody is: the SHA-256 of the token in their cookie, never the token itself."""


class StoreFailed(Exception):
    """The store could not do it; nothing was kept. The text is for the log."""


class Taken(Exception):
    """The ply is taken already, or the match is not being played any more."""


class NothingToUndo(Exception):
    """The match gave up no other, or did so too long ago."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it is kept: its record so far and what only the room may know."""

    id: str
    """Random, 128 bits, safe in addresses."""
    record: Record
    """With the moves made so far; the headers ``commitment`` and ``client seed`` are there."""
    guests: tuple[Guest | None, ...]
    """Who sits at each seat; ``None`` where a computer does."""
    secret: bytes
    """What the shuffles come from: shown to nobody while the match can go on."""
    created: float
    """When it began, in seconds since 1970."""
    state: str = "playing"
    """``playing``, ``over``, ``given_up`` (may still be taken back) or ``dropped`` (by an undo)."""
    previous: str | None = None
    """The match that was given up for this one."""
    ended: float | None = None
    """When it was over or given up, in seconds since 1970."""

    @property
    def client_seed(self) -> str:
        """The browser's own part in the shuffles."""
        return self.record.headers["client seed"]

    def opened(self) -> Record:
        """The record with the match's id and the secret, by which everybody can check it: only
        for a match that cannot go on."""
        headers = {"match": self.id, **self.record.headers, "secret": self.secret.hex()}
        return replace(self.record, headers=headers)


class UnderWay(NamedTuple):
    """A match in play, without its moves."""

    match: str
    game: str
    level: str
    """Of the computers; empty when there are none."""
    ply: int
    """How many moves have been made."""


class Result(NamedTuple):
    """How a match ended for a guest."""

    match: str
    game: str
    level: str
    """Of the computers; empty when there were none."""
    outcome: str
    """``won``, ``drawn``, ``lost`` or ``given_up`` (after a card had been played)."""
    ended: float
    """In seconds since 1970."""


class Store(Protocol):
    """Keeps matches. Everything that returns is on disk.

    Every method can raise ``StoreFailed``.
    """

    async def start(self, match: Match, *, waits: bool) -> Match:
        """Keeps a new match with the moves it has. What its guests are playing of the same game
        is given up and becomes its ``previous``.

        Args:
            match: the match.
            waits: as for ``append``.

        Returns:
            The match as kept.
        """

    async def take_back(self, match: str, since: float) -> str:
        """Drops a match that began at ``since`` or later and goes on with the one it gave up.

        Returns:
            The id of the match that goes on.

        Raises:
            NothingToUndo: there is none, or it is too late: by the clock, or because the secret of
                the one that was given up has been shown.
        """

    async def conclude(self, match: str, before: float) -> bool:
        """Makes a match that was given up ``before`` (seconds since 1970) final: it can never be
        taken back from now on, whatever a clock says.

        Returns:
            Whether it is final. It stays so.
        """

    async def append(
        self, match: str, ply: int, move: str, *, waits: bool, points: tuple[int, ...] | None
    ) -> None:
        """Keeps move number ``ply``.

        Args:
            match: the match's id.
            ply: the move's number, from 0.
            move: its text.
            waits: whether a computer has the next turn: it is kept with the move that the next
                one is owed.
            points: of every seat, if the match is over with this move.

        Raises:
            Taken: another move has that number, or the match is not being played.
        """

    async def reseat(self, match: str, seats: Sequence[SeatHeader]) -> None:
        """Keeps who sits where from now on."""

    async def find(self, match: str) -> Match | None:
        """The match with that id."""

    async def latest(self, guest: Guest, game: str) -> Match | None:
        """The guest's match under way of a game, else the last one that is over."""

    async def under_way(self, guest: Guest) -> list[UnderWay]:
        """The matches that the guest is playing, at most one of each game."""

    async def last(self, guest: Guest, game: str) -> tuple[str, Seat] | None:
        """The guest's last match of a game, given-up ones included, taken-back ones left out:
        its id and who dealt first in it."""

    async def owed(self, *, all_of_them: bool = False) -> list[str]:
        """The matches in which a computer owes a move that nobody is working on, as far as is
        known (all owed moves at a start); they are the caller's for some seconds."""

    async def results(self, guest: Guest) -> list[Result]:
        """How the guest's matches ended, oldest first. One that was given up counts if a card had
        been played in it, and no more if it is taken back."""

    async def add_results(self, guest: Guest, results: Sequence[Result]) -> int:
        """Adds results of elsewhere to the guest's own; how many were new."""

    async def forget(self, guest: Guest) -> list[str]:
        """Removes all that is kept of a guest; the ids of the matches that are gone with it."""
