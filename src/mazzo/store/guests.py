"""Guests, their results, and forgetting them."""

import sqlite3
from collections.abc import Callable, Sequence

from mazzo.games.contract import Seat
from mazzo.match.kept import Guest, Result

_NAMED = "(SELECT id FROM guests WHERE key = ?)"
_INSERT = (
    "INSERT INTO results (guest, match, game, level, outcome, ended)"
    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)


def welcome(db: sqlite3.Connection, guest: Guest, now: float) -> int:
    """The number of a guest, who is entered if they are new."""
    made = db.execute(
        "INSERT INTO guests (key, created) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id",
        (guest, now),
    ).fetchone()
    if made is None:
        return int(db.execute("SELECT id FROM guests WHERE key = ?", (guest,)).fetchone()[0])
    number = int(made[0])
    db.execute("INSERT INTO tokens VALUES (?, ?, ?, ?)", (guest, number, number, now))
    return number


def guest_of(db: sqlite3.Connection, token: bytes) -> Guest:
    """For whom a token speaks, given its SHA-256: for its own guest, if nobody else."""
    row = db.execute(
        "SELECT key FROM tokens JOIN guests ON guests.id = guest WHERE sha256 = ?", (token,)
    ).fetchone()
    return token if row is None else bytes(row[0])


def keep_end(
    db: sqlite3.Connection, match: str, outcome_of: Callable[[Seat], str], now: float
) -> None:
    """Keeps for every guest of a match how it ended for their seat."""
    rows = db.execute(
        "SELECT guest, seat, game, level FROM seats JOIN matches ON id = match WHERE match = ?",
        (match,),
    ).fetchall()
    for guest, seat, game, level in rows:
        db.execute(_INSERT, (guest, match, game, level, outcome_of(seat), now))


def take_back_end(db: sqlite3.Connection, match: str) -> None:
    """The match goes on."""
    db.execute("DELETE FROM results WHERE match = ?", (match,))


def read_results(db: sqlite3.Connection, guest: Guest) -> list[Result]:
    """The guest's results, oldest first."""
    rows = db.execute(
        "SELECT match, game, level, outcome, ended FROM results"
        f" WHERE guest = {_NAMED} ORDER BY ended, match",
        (guest,),
    )
    return [Result(*row) for row in rows]


def add_results(db: sqlite3.Connection, guest: Guest, results: Sequence[Result], now: float) -> int:
    """Adds results of elsewhere; how many were new."""
    number = welcome(db, guest, now)
    before = db.total_changes
    for result in results:
        db.execute(_INSERT, (number, *result))
    return db.total_changes - before


def forget(db: sqlite3.Connection, guest: Guest) -> list[str]:
    """Removes a guest and the matches in which nobody else sits; the ids of these."""
    row = db.execute("SELECT id FROM guests WHERE key = ?", (guest,)).fetchone()
    if row is None:
        return []
    seats = db.execute("DELETE FROM seats WHERE guest = ? RETURNING match", row)
    left = [
        match
        for (match,) in seats.fetchall()
        if db.execute("SELECT 1 FROM seats WHERE match = ?", (match,)).fetchone() is None
    ]
    for match in left:
        db.execute("DELETE FROM turns WHERE match = ?", (match,))
        db.execute("DELETE FROM events WHERE match = ?", (match,))
        db.execute("UPDATE matches SET previous = NULL WHERE previous = ?", (match,))
    for match in left:
        db.execute("DELETE FROM matches WHERE id = ?", (match,))
    db.execute("DELETE FROM results WHERE guest = ?", row)
    db.execute("UPDATE tables SET host = NULL WHERE host = ?", row)
    db.execute("DELETE FROM chairs WHERE guest = ?", row)
    db.execute("DELETE FROM barred WHERE guest = ?", row)
    # A browser that spoke for them is its own guest again.
    db.execute("UPDATE tokens SET guest = own WHERE guest = ?", row)
    db.execute("DELETE FROM tokens WHERE own = ?", row)
    db.execute("DELETE FROM guests WHERE id = ?", row)
    return left
