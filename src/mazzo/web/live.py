"""A match in memory, and the pages that follow it."""

import asyncio
from typing import Any, Protocol

from mazzo.games.contract import DEALER, Seat
from mazzo.table.store import Guest, Match
from mazzo.table.table import Table, Update
from mazzo.web.messages import frame

UNDO_SECONDS = 10.0
"""How long a new match can be taken back."""


class Connection(Protocol):
    """A page that is connected, as the room sees it."""

    guest: Guest
    """Whose page it is."""
    offers: dict[str, bytes]
    """By game the secret that the next ``new`` on this connection uses."""
    following: "dict[str, LiveMatch]"
    """By game the match whose updates the page gets."""

    def send(self, frame: bytes) -> None:
        """Hands a frame over for sending; returns at once."""


class LiveMatch:
    """One match while somebody follows it or a computer thinks about it.

    Everything that happens in it happens while ``lock`` is held. ``table`` is ``None`` before it
    is loaded and after storing has failed: what is not on disk has not happened.
    """

    def __init__(self, match_id: str) -> None:
        self.id = match_id
        self.lock = asyncio.Lock()
        self.users = 0
        """How many hold or wait for the lock."""
        self.thinking: asyncio.Task[None] | None = None
        self.followers: set[Connection] = set()
        self.table: Table | None = None
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The match as it was kept when it was loaded."""
        assert self._match is not None
        return self._match

    @property
    def loaded(self) -> Table:
        """The table of a match that is held."""
        assert self.table is not None
        return self.table

    @property
    def idle(self) -> bool:
        """Whether it can leave memory."""
        return not (self.users or self.followers or self.thinking)

    def load(self, match: Match) -> Table:
        """Rebuilds the table from what is kept."""
        self._match = match
        self.table = Table(match.record)
        return self.table

    def seat_of(self, guest: Guest) -> Seat | None:
        """Where the guest sits, if it does."""
        guests = self.match.guests
        return guests.index(guest) if guest in guests else None

    def close(self, reason: str, sender: Connection | None = None) -> None:
        """Tells everybody but ``sender`` that the match is not played any more: it was
        ``replaced`` or ``forgotten``."""
        for connection in list(self.followers):
            connection.following.pop(self.match.record.game, None)
            if connection is not sender:
                connection.send(frame("closed", match=self.id, reason=reason))
        self.followers.clear()
        self.table = None

    def table_frame(self, guest: Guest, now: float, id: int | None = None) -> bytes:
        """The whole of what the guest's seat may know."""
        table, match = self.loaded, self.match
        seat = self.seat_of(guest)
        assert seat is not None
        headers = match.record.headers
        return frame(
            "table",
            id,
            game=match.record.game,
            match=self.id,
            seat=seat,
            seq=table.seq,
            ply=table.ply,
            players=[
                {"kind": player.kind, "level": player.level, "name": player.name}
                for player in table.seats
            ],
            proof={"commitment": headers["commitment"], "seed": match.client_seed},
            undo=self._undo_seconds(now),
            touched=table.touched,
            view=table.view(seat).plain(),
        )

    def send_table(self, now: float, but: Connection | None = None) -> None:
        """Sends the whole table to every follower except ``but``."""
        for connection in self.followers:
            if connection is not but:
                connection.send(self.table_frame(connection.guest, now))

    def send_updates(self, sender: Connection | None, id: int | None) -> None:
        """Sends what has happened since the last call; ``sender``'s first frame carries ``id``."""
        for update in self.loaded.drain():
            self._send_update(update, sender, id)
            sender = None

    def _send_update(self, update: Update, sender: Connection | None, id: int | None) -> None:
        frames: dict[Guest, bytes] = {}
        for connection in self.followers:
            guest = connection.guest
            if connection is sender:
                connection.send(self._update_frame(update, guest, id))
                continue
            if guest not in frames:
                frames[guest] = self._update_frame(update, guest, None)
            connection.send(frames[guest])

    def _update_frame(self, update: Update, guest: Guest, id: int | None) -> bytes:
        seat = self.seat_of(guest)
        assert seat is not None
        fields: dict[str, Any] = update.plain(seat)
        return frame("update", id, match=self.id, **fields)

    def _undo_seconds(self, now: float) -> float | None:
        if self.match.previous is None or self.loaded.turn is None:
            return None
        left = self.match.created + UNDO_SECONDS - now
        return round(left, 1) if left > 0 else None

    def computer_to_move(self) -> tuple[Seat, str] | None:
        """The computer that has the turn, and its level."""
        if self.table is None or self.table.turn is None or self.table.turn == DEALER:
            return None
        seat = self.table.turn
        player = self.table.seats[seat]
        if player.kind != "computer" or player.level is None:
            return None
        return seat, player.level
