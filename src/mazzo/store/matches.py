"""Matches and their events in the database."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from mazzo.games.contract import Seat
from mazzo.match.event import Event
from mazzo.match.kept import Begun, Guest, Kept, UnderWay
from mazzo.match.match import Match, RefusedMove
from mazzo.match.store import Keep, NothingToUndo, StoreFailed, Turn
from mazzo.records.record import SeatHeader
from mazzo.store import guests
from mazzo.store.turns import Turns

_LATEST = """
    SELECT matches.id FROM guests JOIN seats ON seats.guest = guests.id
    JOIN matches ON matches.id = seats.match
    WHERE key = ? AND game = ? AND state IN ({states})
    ORDER BY state = 'playing' DESC, matches.created DESC, matches.rowid DESC LIMIT 1
"""
_UNDER_WAY = _LATEST.format(states="'playing'")
_SHOWN = _LATEST.format(states="'playing', 'over'")
_PLAYING = """
    SELECT matches.id, game, level, (SELECT count(*) FROM events WHERE match = matches.id)
    FROM guests JOIN seats ON seats.guest = guests.id JOIN matches ON matches.id = seats.match
    WHERE key = ? AND state = 'playing' ORDER BY game
"""
_PLAYED = """
    SELECT matches.id, dealer FROM guests JOIN seats ON seats.guest = guests.id
    JOIN matches ON matches.id = seats.match
    WHERE key = ? AND game = ? AND state <> 'dropped'
    ORDER BY matches.created DESC, matches.rowid DESC LIMIT 1
"""
_APPEND = (
    "INSERT INTO events (match, event, before, move, after)"
    " SELECT id, ?2, ?3, ?4, ?5 FROM matches WHERE id = ?1 AND state = 'playing'"
    " ON CONFLICT DO NOTHING"
)


def begin(db: sqlite3.Connection, match: Kept, turn: Turn | None, turns: Turns) -> Kept:
    """Keeps a new match. What its guests are playing of the same game is given up."""
    begun = match.begun
    previous = None
    numbers: dict[Seat, int] = {}
    for seat, guest in enumerate(match.guests):
        if guest is None:
            continue
        numbers[seat] = guests.welcome(db, guest, begun.created)
        under_way = db.execute(_UNDER_WAY, (guest, begun.game)).fetchone()
        if under_way is not None:
            previous = under_way[0]
            db.execute(
                "UPDATE matches SET state = 'given_up', ended = ? WHERE id = ?",
                (begun.created, previous),
            )
            if _is_touched(db, previous):
                guests.keep_end(db, previous, lambda _: "given_up", begun.created)
    begun = replace(begun, previous=previous)
    db.execute(
        "INSERT INTO matches (id, game, dealer, players, headers, secret, state, created,"
        " previous, level, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
        (
            begun.id,
            begun.game,
            begun.dealer,
            json.dumps([str(seat) for seat in begun.seats]),
            json.dumps(dict(begun.headers)),
            begun.secret,
            match.state,
            begun.created,
            begun.previous,
            next((seat.level for seat in begun.seats if seat.level), ""),
        ),
    )
    for seat, number in numbers.items():
        db.execute("INSERT INTO seats VALUES (?, ?, ?, NULL)", (begun.id, seat, number))
    for number, event in enumerate(match.events):
        db.execute(
            "INSERT INTO events VALUES (?, ?, ?, ?, ?)", (begun.id, number, *_columns(event))
        )
    if turn is not None:
        turns.owe(db, begun.id, len(match.events), turn)
    return replace(match, begun=begun)


def _is_touched(db: sqlite3.Connection, match: str) -> bool:
    """Whether a person has played a card in it: only then it counts."""
    (touched,) = db.execute("SELECT touched FROM matches WHERE id = ?", (match,)).fetchone()
    if touched is not None:
        return bool(touched)
    # A match that began before this was kept: its moves tell.
    found = find(db, match)
    assert found is not None
    try:
        return Match.of(found).touched
    except RefusedMove:  # of other rules: nobody knows any more whose moves they are
        return any(not (event.move or "deal").startswith("deal") for event in found.events)


def append(db: sqlite3.Connection, requests: Sequence[Keep], now: float) -> bool:
    """Keeps events of different matches; whether all of them could be kept."""
    rows = [(keep.match, keep.number, *_columns(keep.event)) for keep in requests]
    if db.executemany(_APPEND, rows).rowcount != len(rows):
        return False
    for keep in requests:
        if keep.touches or keep.level is not None or keep.outcomes is not None:
            _mark(db, keep, now)
    return True


def _mark(db: sqlite3.Connection, keep: Keep, now: float) -> None:
    """What an event changes of its match."""
    if keep.level is not None:
        db.execute("UPDATE matches SET level = ? WHERE id = ?", (keep.level, keep.match))
    if keep.touches:
        db.execute("UPDATE matches SET touched = 1 WHERE id = ?", (keep.match,))
    if keep.outcomes is not None:
        db.execute(
            "UPDATE matches SET state = 'over', ended = ?, outcomes = ? WHERE id = ?",
            (now, json.dumps(keep.outcomes), keep.match),
        )
        guests.keep_end(db, keep.match, keep.outcomes.__getitem__, now)


def take_back(db: sqlite3.Connection, match: str, since: float) -> str:
    """Drops a match that began at ``since`` or later; the one that goes on instead.

    Raises:
        NothingToUndo: there is none, or it is too late.
    """
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
    db.execute("UPDATE matches SET state = 'playing', ended = NULL WHERE id = ?", (previous,))
    guests.take_back_end(db, previous)
    return previous


def conclude(db: sqlite3.Connection, match: str, before: float, now: float) -> bool:
    """Makes a match that was given up ``before`` final; whether it is."""
    db.execute(
        "UPDATE matches SET shown = ?"
        " WHERE id = ? AND state = 'given_up' AND shown IS NULL AND ended < ?",
        (now, match, before),
    )
    shown = "SELECT 1 FROM matches WHERE id = ? AND shown IS NOT NULL"
    return db.execute(shown, (match,)).fetchone() is not None


def find(db: sqlite3.Connection, match: str) -> Kept | None:
    """The match with that id."""
    row = db.execute(
        "SELECT game, dealer, players, headers, secret, state, created, previous, ended"
        " FROM matches WHERE id = ?",
        (match,),
    ).fetchone()
    if row is None:
        return None
    game, dealer, players, headers, secret, state, created, previous, ended = row
    seats = _read_players(players)
    sitting: list[Guest | None] = [None] * len(seats)
    for seat, guest in db.execute(
        "SELECT seat, key FROM seats JOIN guests ON id = guest WHERE match = ?", (match,)
    ):
        sitting[seat] = guest
    happened = db.execute(
        "SELECT before, move, after FROM events WHERE match = ? ORDER BY event", (match,)
    )
    return Kept(
        begun=Begun(
            id=match,
            game=game,
            dealer=dealer,
            seats=seats,
            secret=secret,
            created=created,
            headers=json.loads(headers),
            previous=previous,
        ),
        guests=tuple(sitting),
        events=tuple(
            Event(_lines(before), move, _lines(after)) for before, move, after in happened
        ),
        state=state,
        ended=ended,
    )


def latest(db: sqlite3.Connection, guest: Guest, game: str) -> Kept | None:
    """The guest's match under way of a game, else the last one that is over."""
    row = db.execute(_SHOWN, (guest, game)).fetchone()
    return None if row is None else find(db, row[0])


def under_way(db: sqlite3.Connection, guest: Guest) -> list[UnderWay]:
    """The matches that the guest is playing."""
    return [UnderWay(*row) for row in db.execute(_PLAYING, (guest,))]


def last(db: sqlite3.Connection, guest: Guest, game: str) -> tuple[str, Seat] | None:
    """The guest's last match of a game, and its first dealer."""
    found: tuple[str, Seat] | None = db.execute(_PLAYED, (guest, game)).fetchone()
    return found


def _columns(event: Event) -> tuple[str | None, str | None, str | None]:
    return "\n".join(event.before) or None, event.move, "\n".join(event.after) or None


def _lines(text: str | None) -> tuple[str, ...]:
    return () if text is None else tuple(text.split("\n"))


def _read_players(text: str) -> tuple[SeatHeader, ...]:
    players: list[Any] = [SeatHeader.parse(player) for player in json.loads(text)]
    if None in players:
        raise StoreFailed(f"unreadable players: {text}")
    return tuple(players)
