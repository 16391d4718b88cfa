"""Turns that are to be played when they are due, and who works on them."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Final

from mazzo.match.store import Keep, Turn

LEASE: Final = 3.0
"""Seconds for which a turn belongs to the store that took it; it may hold it for longer."""

_OWE = (
    "INSERT INTO turns (match, event, seat, due, holder, lease) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT DO UPDATE SET event = excluded.event, seat = excluded.seat,"
    " due = excluded.due, holder = excluded.holder, lease = excluded.lease"
)


class Turns:
    """The turns in the database as one store sees them."""

    def __init__(self, holder: str, clock: Callable[[], float]) -> None:
        self._holder = holder
        self._clock = clock

    def owe(self, db: sqlite3.Connection, match: str, event: int, turn: Turn) -> None:
        """Event number ``event`` of a match is due, and this store works on it."""
        db.execute(_OWE, self._row(match, event, turn))

    def follow(self, db: sqlite3.Connection, requests: Sequence[Keep]) -> None:
        """What is due after these events instead of what was before."""
        owed = [
            self._row(keep.match, keep.number + 1, keep.turn)
            for keep in requests
            if keep.turn is not None
        ]
        done = [(keep.match,) for keep in requests if keep.turn is None and keep.ends_turn]
        if owed:
            db.executemany(_OWE, owed)
        if done:
            db.executemany("DELETE FROM turns WHERE match = ?", done)

    def take(self, db: sqlite3.Connection) -> list[str]:
        """The matches in which a turn is due that nobody works on; from now on this store does."""
        now = self._clock()
        rows = db.execute(
            "UPDATE turns SET holder = ?, lease = ? WHERE due <= ? AND lease < ?"
            " AND match IN (SELECT id FROM matches WHERE state = 'playing') RETURNING match",
            (self._holder, now + LEASE, now, now),
        )
        return [match for (match,) in rows.fetchall()]

    def hold(self, db: sqlite3.Connection, matches: Sequence[str]) -> None:
        """This store goes on working on the turns of these matches."""
        lease = self._clock() + LEASE
        db.executemany(
            "UPDATE turns SET lease = ? WHERE match = ? AND holder = ?",
            [(lease, match, self._holder) for match in matches],
        )

    def leave(self, db: sqlite3.Connection) -> None:
        """This store works on nothing any more."""
        db.execute("UPDATE turns SET holder = NULL, lease = 0 WHERE holder = ?", (self._holder,))

    def _row(self, match: str, event: int, turn: Turn) -> tuple[str, int, int, float, str, float]:
        now = self._clock()
        return match, event, turn.seat, now + turn.due, self._holder, now + LEASE
