"""Databases of all kinds at the start."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from mazzo.bots.levels import choose
from mazzo.games.catalogue import find
from mazzo.match.kept import Begun, Kept
from mazzo.match.match import Match
from mazzo.match.store import Find, FindResults, FindUnderWay, Keep, TakeTurns, Who
from mazzo.records import chance
from mazzo.records.record import SeatHeader
from mazzo.records.verify import verify
from mazzo.room.wire import encode
from mazzo.store import migrate
from mazzo.store.migrate import Unusable, newest_version, open_database
from mazzo.store.schema import METADATA
from mazzo.store.sqlite import SQLiteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mazzo.sqlite"


def test_the_migrations_make_the_tables_of_the_schema(path: Path) -> None:
    open_database(path).close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def at_version(path: Path, version: str, *statements: tuple[str, dict[str, Any]]) -> None:
    """Makes a database of an older version, and fills it."""
    config = Config()
    config.set_main_option("script_location", str(migrate._MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        for statement, values in statements:
            connection.execute(text(statement), values)
        connection.commit()
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_along(path: Path) -> None:
    match = "INSERT INTO matches VALUES (:state, '', 0, '[]', '{}', :state, :state, 1000, :e, NULL)"
    at_version(
        path,
        "0001",
        ("INSERT INTO guests VALUES (1, 'hash', 1000)", {}),
        (match, {"state": "given_up", "e": 2000}),
        (match, {"state": "playing", "e": None}),
    )
    brought = open_database(path)
    assert brought.execute("SELECT id, key FROM guests").fetchall() == [(1, "hash")]
    assert brought.execute("SELECT * FROM results").fetchall() == []
    shown = brought.execute("SELECT id, shown FROM matches").fetchall()
    assert sorted(shown) == [("given_up", 2000), ("playing", None)]
    brought.close()


ANNA = b"a" * 32
SEATS = (SeatHeader("person", name="Anna"), SeatHeader("computer", "normal"))


def played(number: int, moves: int) -> Kept:
    """A match of Rubamazzo after so many moves, as the room that kept it would have made it."""
    secret = bytes([number]) * 32
    kind = find("rubamazzo")
    headers = {
        "rules": "1",
        "players": str(kind.player.version),
        "commitment": chance.commitment(secret),
        "client seed": "browser",
    }
    dealer = chance.first_dealer(secret, "browser", 2)
    begun = Begun(f"match{number}", "rubamazzo", dealer, SEATS, secret, 1000.0 + number, headers)
    match = Match(begun, (ANNA, None))
    events = []
    for ply in range(moves):
        if match.turn == 0:
            step = match.move(0, str(match.view(0).moves[0]), ply)
        elif match.turn == 1:
            seed = chance.choice_seed(secret, "browser", ply)
            view = encode(match.view(1).plain())
            step = match.move(1, choose("rubamazzo", view, "normal", seed), ply)
        else:
            step = match.deal(ply)
        match.take(step)
        events.append(step.event)
    return Kept(begun, (ANNA, None), tuple(events))


def rows_before_events(kept: Kept) -> Iterator[tuple[str, dict[str, Any]]]:
    """The match as the fourth version kept it."""
    begun = kept.begun
    yield (
        "INSERT INTO matches VALUES (:id, :game, :dealer, :players, :headers, :secret, :state,"
        " :created, :ended, :previous, :shown)",
        {
            "id": begun.id,
            "game": begun.game,
            "dealer": begun.dealer,
            "players": json.dumps([str(seat) for seat in begun.seats]),
            "headers": json.dumps(dict(begun.headers)),
            "secret": begun.secret,
            "state": kept.state,
            "created": begun.created,
            "ended": kept.ended,
            "previous": begun.previous,
            "shown": 3000 if kept.state == "given_up" else None,
        },
    )
    yield "INSERT INTO seats VALUES (:id, 0, 1)", {"id": begun.id}
    for ply, event in enumerate(kept.events):
        row = {"id": begun.id, "ply": ply, "move": event.move}
        yield "INSERT INTO moves VALUES (:id, :ply, :move)", row


def test_nothing_is_lost_on_the_way_to_events(path: Path) -> None:
    over = replace(played(1, 37), state="over", ended=2000.0)
    given_up = replace(played(2, 9), state="given_up", ended=2001.0)
    untouched = replace(played(3, 1), state="given_up", ended=2002.0)
    dropped = replace(played(4, 2), state="dropped", ended=1004.0)
    playing = replace(played(5, 12))
    playing = replace(playing, begun=replace(playing.begun, previous=given_up.id))
    everything = [over, given_up, untouched, dropped, playing]
    at_version(
        path,
        "0004",
        ("INSERT INTO guests VALUES (1, :guest, 1000)", {"guest": ANNA}),
        *(row for kept in everything for row in rows_before_events(kept)),
        ("INSERT INTO turns VALUES (:id, 12, 99999999999)", {"id": playing.id}),
        (
            "INSERT INTO results VALUES (1, :id, 'rubamazzo', 'normal', 'won', 2000)",
            {"id": over.id},
        ),
    )
    store = SQLiteStore(path)
    assert [store.do(Find(kept.id)) for kept in everything] == everything
    assert store.do(FindResults(ANNA)) == [(over.id, "rubamazzo", "normal", "won", 2000)]
    assert store.do(FindUnderWay(ANNA)) == [(playing.id, "rubamazzo", "normal", 12)]
    assert store.do(Who(ANNA)) == ANNA
    # What a computer owed is anybody's, whatever lease was on it.
    assert store.do(TakeTurns()) == [playing.id]
    # What was drawn before is drawn as before, to the end.
    report = verify(str(over.opened()), choose)
    assert report.result == "right"
    going_on = Match.of(playing)
    while going_on.turn is not None:
        seat = going_on.turn
        step = going_on.move(seat, str(going_on.view(seat).moves[0]), going_on.ply)
        outcomes = going_on.outcomes_after(step)
        store.do(Keep(playing.id, step.number, step.event, outcomes=outcomes, touches=True))
        going_on.take(step)
    found = store.do(Find(playing.id))
    assert found is not None
    assert (found.state, len(found.events)) == ("over", 37)
    assert len(store.do(FindResults(ANNA))) == 2
    # A match from before belongs to no table; its level is known, and its moves tell if it counts.
    connection = store._writer._connection
    facts = connection.execute("SELECT id, at_table, level, touched FROM matches ORDER BY id")
    assert facts.fetchall() == [
        (over.id, None, "normal", None),
        (given_up.id, None, "normal", None),
        (untouched.id, None, "normal", None),
        (dropped.id, None, "normal", None),
        (playing.id, None, "normal", 1),  # a card was played since
    ]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    store.close()


def test_the_newest_version_is_the_head_of_the_migrations() -> None:
    scripts = ScriptDirectory(str(migrate._MIGRATIONS))
    assert scripts.get_heads() == [newest_version()]


def test_a_commit_is_on_disk(path: Path) -> None:
    connection = open_database(path)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


def test_a_second_start_needs_no_migration(path: Path) -> None:
    open_database(path).close()
    script = f"""
import sys
from pathlib import Path
from mazzo.store.migrate import open_database
open_database(Path({str(path)!r})).close()
sys.exit("alembic" in sys.modules or "sqlalchemy" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_a_newer_database_is_left_alone(path: Path) -> None:
    open_database(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    connection.close()
    with pytest.raises(Unusable, match=r"newer Mazzo.*0999"):
        open_database(path)


def test_a_foreign_database_is_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    with pytest.raises(Unusable, match="not one of Mazzo's"):
        open_database(path)


def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    path.write_text("Dear diary, " * 100)
    with pytest.raises(Unusable, match="not a database"):
        open_database(path)
    assert path.read_text().startswith("Dear diary")


def test_a_locked_database_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrate, "_PATIENCE", 0.05)
    open_database(path).close()
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Unusable, match=r"mazzo\.sqlite.*locked"):
        open_database(path)
    holder.close()


@pytest.mark.parametrize("pages", [2, 5, 8, 11])
def test_a_disk_that_is_full_at_the_first_start_is_named_and_leaves_nothing_half_done(
    path: Path, monkeypatch: pytest.MonkeyPatch, pages: int
) -> None:
    connect = migrate._connect

    def cramped(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(migrate, "_connect", cramped)
    with pytest.raises(Unusable, match=r"mazzo\.sqlite.*full"):
        open_database(path)
    monkeypatch.undo()
    open_database(path).close()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unusable, match="file"):
        open_database(tmp_path / "file" / "mazzo.sqlite")


def test_a_read_only_database_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_database(path).close()

    # Permissions do not hold root back, this does.
    def read_only(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr(migrate, "_connect", read_only)
    with pytest.raises(Unusable, match=r"mazzo\.sqlite.*readonly"):
        open_database(path)
