"""A database for each test."""

import shutil
from pathlib import Path

import pytest

from mazzo.store.sqlite import SQLiteStore


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with its tables and nothing in them."""
    path = tmp_path_factory.mktemp("empty") / "mazzo.sqlite"
    SQLiteStore(path).close()
    return path


@pytest.fixture
def database(empty_database: Path, tmp_path: Path) -> Path:
    """A database of the test's own."""
    return Path(shutil.copy(empty_database, tmp_path))
