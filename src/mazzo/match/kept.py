"""What is kept of a match."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from mazzo.games.contract import Seat
from mazzo.match.event import Event
from mazzo.records.record import Record, SeatHeader, options_in

Guest = bytes
"""Who somebody is: the SHA-256 of the token in their cookie, never the token itself."""


@dataclass(frozen=True, slots=True)
class Begun:
    """What does not change in a match from its beginning on."""

    id: str
    """Random, 128 bits, safe in addresses."""
    game: str
    dealer: Seat
    """The seat that deals first."""
    seats: tuple[SeatHeader, ...]
    """Who sat where at the beginning; events say who came later."""
    secret: bytes
    """What the shuffles come from: shown to nobody while the match can go on."""
    created: float
    """When it began, in seconds since 1970."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """The other headers of the record; ``commitment`` and ``client seed`` are there."""
    previous: str | None = None
    """The match that was given up for this one."""

    @property
    def client_seed(self) -> str:
        """The browser's own part in the shuffles."""
        return self.headers["client seed"]

    @property
    def options(self) -> dict[str, str]:
        """The house rules that the headers name, with their values."""
        return options_in(self.headers)


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as a store keeps it."""

    begun: Begun
    guests: tuple[Guest | None, ...]
    """Who sits at each seat; ``None`` where nobody does but a computer."""
    events: tuple[Event, ...] = ()
    """All that has happened so far."""
    state: str = "playing"
    """``playing``, ``over``, ``given_up`` (may still be taken back) or ``dropped`` (by an undo)."""
    ended: float | None = None
    """When it was over or given up, in seconds since 1970."""

    @property
    def id(self) -> str:
        """The match's id."""
        return self.begun.id

    def record(self) -> Record:
        """The match as text. It holds the deals: show it only when the match cannot go on."""
        return self._record(self.begun.headers)

    def opened(self) -> Record:
        """The record with the match's id and the secret, by which everybody can check it: only
        for a match that cannot go on."""
        begun = self.begun
        return self._record({"match": begun.id, **begun.headers, "secret": begun.secret.hex()})

    def _record(self, headers: Mapping[str, str]) -> Record:
        record = Record(self.begun.game, self.begun.dealer, self.begun.seats, dict(headers))
        return record.with_moves([line for event in self.events for line in event.lines()])


class UnderWay(NamedTuple):
    """A match in play, without its moves."""

    match: str
    game: str
    level: str
    """Of the computers; empty when there are none."""
    events: int
    """How many events there are."""


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
