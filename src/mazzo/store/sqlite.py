"""The store on SQLite."""

import json
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from mazzo.games.contract import Seat
from mazzo.records.record import Record, RefusedRecord, SeatHeader
from mazzo.store import results
from mazzo.store.migrate import open_database
from mazzo.store.place import Place
from mazzo.store.writer import Writer
from mazzo.table.store import (
    Guest,
    Match,
    NothingToUndo,
    Result,
    StoreFailed,
    Taken,
    UnderWay,
)
from mazzo.table.table import Table

LEASE = 10.0
"""Seconds for which an owed move belongs to the room that took it."""

_LATEST = """
    SELECT matches.id FROM guests JOIN seats ON seats.guest = guests.id
    JOIN matches ON matches.id = seats.match
    WHERE token_sha256 = ? AND game = ? AND state IN ({states})
    ORDER BY state = 'playing' DESC, matches.created DESC, matches.rowid DESC LIMIT 1
"""
_UNDER_WAY = _LATEST.format(states="'playing'")
_SHOWN = _LATEST.format(states="'playing', 'over'")
_PLAYING = """
    SELECT matches.id, game, players, (SELECT count(*) FROM moves WHERE match = matches.id)
    FROM guests JOIN seats ON seats.guest = guests.id JOIN matches ON matches.id = seats.match
    WHERE token_sha256 = ? AND state = 'playing' ORDER BY game
"""
_PLAYED = """
    SELECT matches.id, dealer FROM guests JOIN seats ON seats.guest = guests.id
    JOIN matches ON matches.id = seats.match
    WHERE token_sha256 = ? AND game = ? AND state <> 'dropped'
    ORDER BY matches.created DESC, matches.rowid DESC LIMIT 1
"""


class SQLiteStore:
    """Keeps matches in one SQLite file, as ``mazzo.table.store.Store`` asks for it."""

    def __init__(self, path: Path) -> None:
        """Opens the database at ``path`` and brings it to this version.

        Raises:
            mazzo.store.migrate.Unusable: it cannot be used; the text says why.
        """
        self._writer = Writer(open_database(path), Place(path))

    def close(self) -> None:
        """Finishes what has come in and closes the database."""
        self._writer.close()

    async def start(self, match: Match, *, waits: bool) -> Match:
        """Keeps a new match; see ``Store``."""
        return await self._writer.write(lambda db: _start(db, match, waits))

    async def take_back(self, match: str, since: float) -> str:
        """Takes the last ``start`` back; see ``Store``."""
        return await self._writer.write(lambda db: _take_back(db, match, since))

    async def conclude(self, match: str, before: float) -> bool:
        """Makes a given-up match final; see ``Store``."""
        return await self._writer.write(lambda db: _conclude(db, match, before))

    async def append(
        self, match: str, ply: int, move: str, *, waits: bool, points: tuple[int, ...] | None
    ) -> None:
        """Keeps a move; see ``Store``."""
        await self._writer.write(lambda db: _append(db, match, ply, move, waits, points))

    async def reseat(self, match: str, seats: Sequence[SeatHeader]) -> None:
        """Keeps who sits where; see ``Store``."""
        players = _players_text(seats)
        await self._writer.write(
            lambda db: db.execute("UPDATE matches SET players = ? WHERE id = ?", (players, match))
        )

    async def find(self, match: str) -> Match | None:
        """The match with that id."""
        return await self._writer.read(lambda db: _find(db, match))

    async def latest(self, guest: Guest, game: str) -> Match | None:
        """The guest's match under way of a game, else the last one that is over."""

        def work(db: sqlite3.Connection) -> Match | None:
            row = db.execute(_SHOWN, (guest, game)).fetchone()
            return None if row is None else _find(db, row[0])

        return await self._writer.read(work)

    async def under_way(self, guest: Guest) -> list[UnderWay]:
        """The matches that the guest is playing; see ``Store``."""

        def work(db: sqlite3.Connection) -> list[UnderWay]:
            rows = db.execute(_PLAYING, (guest,)).fetchall()
            return [
                UnderWay(match, game, _level(players), ply) for match, game, players, ply in rows
            ]

        return await self._writer.read(work)

    async def last(self, guest: Guest, game: str) -> tuple[str, Seat] | None:
        """The guest's last match of a game and its first dealer; see ``Store``."""
        return await self._writer.read(lambda db: db.execute(_PLAYED, (guest, game)).fetchone())

    async def owed(self, *, all_of_them: bool = False) -> list[str]:
        """The matches in which a computer owes a move; see ``Store``."""

        def work(db: sqlite3.Connection) -> list[str]:
            now = time.time()
            rows = db.execute(
                "UPDATE turns SET lease = ? WHERE (lease < ? OR ?)"
                " AND match IN (SELECT id FROM matches WHERE state = 'playing') RETURNING match",
                (now + LEASE, now, all_of_them),
            )
            return [match for (match,) in rows.fetchall()]

        return await self._writer.write(work)

    async def results(self, guest: Guest) -> list[Result]:
        """How the guest's matches ended; see ``Store``."""
        return await self._writer.read(lambda db: results.read_results(db, guest))

    async def add_results(self, guest: Guest, added: Sequence[Result]) -> int:
        """Adds results of elsewhere; see ``Store``."""
        return await self._writer.write(
            lambda db: results.add_results(db, guest, added, time.time())
        )

    async def forget(self, guest: Guest) -> list[str]:
        """Removes all that is kept of a guest; see ``Store``."""
        return await self._writer.write(lambda db: results.forget(db, guest))


def _start(db: sqlite3.Connection, match: Match, waits: bool) -> Match:
    record = match.record
    previous = None
    for guest in filter(None, match.guests):
        db.execute(
            "INSERT INTO guests (token_sha256, created) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (guest, match.created),
        )
        under_way = db.execute(_UNDER_WAY, (guest, record.game)).fetchone()
        if under_way is not None:
            previous = under_way[0]
            db.execute(
                "UPDATE matches SET state = 'given_up', ended = ? WHERE id = ?",
                (match.created, previous),
            )
            if _begun(db, previous):
                game_and_level = _game_and_level(db, previous)
                results.keep_given_up(db, previous, *game_and_level, match.created)
    match = replace(match, previous=previous)
    db.execute(
        "INSERT INTO matches (id, game, dealer, players, headers, secret, state, created, previous)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match.id,
            record.game,
            record.dealer,
            _players_text(record.seats),
            json.dumps(record.headers),
            match.secret,
            match.state,
            match.created,
            match.previous,
        ),
    )
    for seat, sitting in enumerate(match.guests):
        if sitting is not None:
            db.execute(
                "INSERT INTO seats SELECT ?, ?, id FROM guests WHERE token_sha256 = ?",
                (match.id, seat, sitting),
            )
    for ply, line in enumerate(record.lines):
        db.execute("INSERT INTO moves VALUES (?, ?, ?)", (match.id, ply, line.text))
    _owe(db, match.id, len(record.lines) if waits else None)
    return match


def _begun(db: sqlite3.Connection, match: str) -> bool:
    """Whether a person has made a move in it: only then it counts."""
    found = _find(db, match)
    if found is None:
        return False
    try:
        return Table(found.record).begun
    except RefusedRecord:  # of other rules: nobody knows any more whose moves they are
        return any(not line.text.startswith("deal") for line in found.record.lines)


def _take_back(db: sqlite3.Connection, match: str, since: float) -> str:
    row = db.execute(
        "UPDATE matches SET state = 'dropped', ended = created"
        " WHERE id = ? AND state = 'playing' AND created >= ? AND previous IN"
        " (SELECT id FROM matches WHERE state = 'given_up' AND shown IS NULL)"
        " RETURNING previous",
        (match, since),
    ).fetchone()
    if row is None:
        raise NothingToUndo(match)
    previous = str(row[0])
    db.execute("DELETE FROM turns WHERE match = ?", (match,))
    db.execute(
        "UPDATE matches SET state = 'playing', ended = NULL WHERE id = ?",
        (previous,),
    )
    results.take_back_end(db, previous)
    return previous


def _conclude(db: sqlite3.Connection, match: str, before: float) -> bool:
    db.execute(
        "UPDATE matches SET shown = ?"
        " WHERE id = ? AND state = 'given_up' AND shown IS NULL AND ended < ?",
        (time.time(), match, before),
    )
    shown = "SELECT 1 FROM matches WHERE id = ? AND shown IS NOT NULL"
    return db.execute(shown, (match,)).fetchone() is not None


def _append(
    db: sqlite3.Connection,
    match: str,
    ply: int,
    move: str,
    waits: bool,
    points: tuple[int, ...] | None,
) -> None:
    try:
        kept = db.execute(
            "INSERT INTO moves SELECT id, ?, ? FROM matches WHERE id = ? AND state = 'playing'",
            (ply, move, match),
        )
    except sqlite3.IntegrityError:
        raise Taken(match, ply) from None
    if kept.rowcount == 0:
        raise Taken(match, ply)
    _owe(db, match, ply + 1 if waits else None)
    if points is not None:
        now = time.time()
        db.execute("UPDATE matches SET state = 'over', ended = ? WHERE id = ?", (now, match))
        results.keep_end(db, match, *_game_and_level(db, match), points, now)


def _game_and_level(db: sqlite3.Connection, match: str) -> tuple[str, str]:
    """A match's game and the level of its computers."""
    row = db.execute("SELECT game, players FROM matches WHERE id = ?", (match,)).fetchone()
    return row[0], _level(row[1])


def _level(players: str) -> str:
    levels = [player.level for player in _read_players(players) if player.level is not None]
    return levels[0] if levels else ""


def _owe(db: sqlite3.Connection, match: str, ply: int | None) -> None:
    """Move number ``ply`` is a computer's, and the room that keeps this works on it."""
    if ply is None:
        db.execute("DELETE FROM turns WHERE match = ?", (match,))
    else:
        db.execute(
            "INSERT INTO turns VALUES (?, ?, ?)"
            " ON CONFLICT DO UPDATE SET ply = excluded.ply, lease = excluded.lease",
            (match, ply, time.time() + LEASE),
        )


def _find(db: sqlite3.Connection, match: str) -> Match | None:
    row = db.execute(
        "SELECT game, dealer, players, headers, secret, state, created, previous, ended"
        " FROM matches WHERE id = ?",
        (match,),
    ).fetchone()
    if row is None:
        return None
    game, dealer, players, headers, secret, state, created, previous, ended = row
    moves = db.execute("SELECT text FROM moves WHERE match = ? ORDER BY ply", (match,))
    record = Record(game, dealer, _read_players(players), json.loads(headers))
    guests: list[Guest | None] = [None] * len(record.seats)
    for seat, guest in db.execute(
        "SELECT seat, token_sha256 FROM seats JOIN guests ON id = guest WHERE match = ?", (match,)
    ):
        guests[seat] = guest
    return Match(
        id=match,
        record=record.with_moves([text for (text,) in moves]),
        guests=tuple(guests),
        secret=secret,
        created=created,
        state=state,
        previous=previous,
        ended=ended,
    )


def _players_text(seats: Sequence[SeatHeader]) -> str:
    return json.dumps([str(seat) for seat in seats])


def _read_players(text: str) -> tuple[SeatHeader, ...]:
    players: list[Any] = [SeatHeader.parse(player) for player in json.loads(text)]
    if None in players:
        raise StoreFailed(f"unreadable players: {text}")
    return tuple(players)
