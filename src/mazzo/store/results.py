"""How a guest's matches ended, kept in the same commit as the end."""

import sqlite3
from collections.abc import Sequence

from mazzo.table.store import Guest, Result

_NAMED = "(SELECT id FROM guests WHERE token_sha256 = ?)"
_INSERT = (
    "INSERT INTO results (guest, match, game, level, outcome, ended)"
    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)


def keep_end(
    db: sqlite3.Connection,
    match: str,
    game: str,
    level: str,
    points: tuple[int, ...],
    now: float,
) -> None:
    """Keeps for every guest of a match that is over how it ended: most points win."""
    best = max(points)
    won = "won" if points.count(best) == 1 else "drawn"
    seats = db.execute("SELECT seat, guest FROM seats WHERE match = ?", (match,)).fetchall()
    for seat, guest in seats:
        outcome = won if points[seat] == best else "lost"
        db.execute(_INSERT, (guest, match, game, level, outcome, now))


def keep_given_up(db: sqlite3.Connection, match: str, game: str, level: str, now: float) -> None:
    """Keeps for every guest of a match that they gave it up."""
    seats = db.execute("SELECT guest FROM seats WHERE match = ?", (match,)).fetchall()
    for (guest,) in seats:
        db.execute(_INSERT, (guest, match, game, level, "given_up", now))


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
    db.execute(
        "INSERT INTO guests (token_sha256, created) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (guest, now),
    )
    (number,) = db.execute(f"SELECT {_NAMED}", (guest,)).fetchone()
    before = db.total_changes
    for result in results:
        db.execute(_INSERT, (number, *result))
    return db.total_changes - before


def forget(db: sqlite3.Connection, guest: Guest) -> list[str]:
    """Removes a guest and the matches in which nobody else sits; the ids of these."""
    row = db.execute("SELECT id FROM guests WHERE token_sha256 = ?", (guest,)).fetchone()
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
        db.execute("DELETE FROM moves WHERE match = ?", (match,))
        db.execute("UPDATE matches SET previous = NULL WHERE previous = ?", (match,))
    for match in left:
        db.execute("DELETE FROM matches WHERE id = ?", (match,))
    db.execute("DELETE FROM results WHERE guest = ?", row)
    db.execute("DELETE FROM guests WHERE id = ?", row)
    return left
