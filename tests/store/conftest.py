"""A store for each test, whose clock shows what the test wants."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.store.sqlite import SQLiteStore
from tests.store.kept import Clock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "down" / "mazzo.sqlite"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(path: Path, clock: Clock) -> Iterator[SQLiteStore]:
    opened = SQLiteStore(path, clock)
    yield opened
    opened.close()
