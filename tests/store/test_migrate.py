"""Databases of all kinds at the start."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from mazzo.store import migrate
from mazzo.store.migrate import Unusable, newest_version, open_database
from mazzo.store.schema import METADATA


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mazzo.sqlite"


def test_the_migrations_make_the_tables_of_the_schema(path: Path) -> None:
    open_database(path).close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_along(path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(migrate._MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO guests VALUES (1, 'hash', 1000)"))
        for state, ended in (("given_up", "2000"), ("playing", "NULL")):
            row = f"'{state}', '', 0, '', '', '{state}', '{state}', 1000, {ended}, NULL"
            connection.execute(text(f"INSERT INTO matches VALUES ({row})"))
        connection.commit()
    engine.dispose()
    brought = open_database(path)
    assert brought.execute("SELECT id FROM guests").fetchall() == [(1,)]
    assert brought.execute("SELECT * FROM results").fetchall() == []
    shown = brought.execute("SELECT id, shown FROM matches").fetchall()
    assert sorted(shown) == [("given_up", 2000), ("playing", None)]
    brought.close()


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
