"""Opens a database file and brings its tables to this version of Mazzo."""

import sqlite3
from pathlib import Path

from mazzo.match.store import StoreFailed

_MIGRATIONS = Path(__file__).parent / "migrations"
_PATIENCE = 2.0
"""Seconds to wait for somebody else's lock."""


class Unusable(StoreFailed):
    """The database cannot be used; the text is a sentence for whoever started the room."""


def open_database(path: Path) -> sqlite3.Connection:
    """A connection in autocommit mode to the database at ``path``, made if it is missing.

    Raises:
        Unusable: it cannot be made, read or written, is locked, is no database, or was written
            by a newer Mazzo.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = _connect(path)
    except OSError as error:
        raise Unusable(f"The folder {path.parent} cannot be made: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise Unusable(f"The database {path} cannot be opened: {error}.") from error
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # Only something written, if only to be taken back, shows that one may write.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("PRAGMA user_version = 1")
        connection.execute("ROLLBACK")
        if _version(connection, path) != newest_version():
            _migrate(path)
    except sqlite3.Error as error:
        connection.close()
        raise Unusable(f"The database {path} cannot be used: {error}.") from error
    except Unusable:
        connection.close()
        raise
    return connection


def newest_version() -> str:
    """The version of the tables that this Mazzo works with."""
    return _known_versions()[-1]


def _known_versions() -> list[str]:
    return sorted(path.name[1:5] for path in (_MIGRATIONS / "versions").glob("v*.py"))


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)


def _version(connection: sqlite3.Connection, path: Path) -> str | None:
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not tables:
        return None
    found = None
    if "alembic_version" in tables:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None:
        raise Unusable(f"The database {path} is not one of Mazzo's.")
    version = str(found[0])
    if version not in _known_versions():
        raise Unusable(
            f"The database {path} was written by a newer Mazzo (its tables have version "
            f"{version}, this Mazzo knows up to {newest_version()})."
        )
    return version


def _migrate(path: Path) -> None:
    # Imported only when there is something to do: they would take half of a start's time.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import NullPool, create_engine
    from sqlalchemy.exc import DBAPIError

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    engine = create_engine("sqlite://", creator=lambda: _connect(path), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            # All or nothing: what ends halfway, by a kill or a full disk, leaves what was there.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
    except DBAPIError as error:
        raise Unusable(f"The database {path} cannot be used: {error.orig}.") from error
