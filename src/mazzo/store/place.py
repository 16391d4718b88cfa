"""Where the files of a database are: one that is removed or replaced under an open room still
takes moves, which nobody will ever find again."""

import os
from pathlib import Path
from typing import Final

from mazzo.match.store import StoreFailed

_PARTS: Final = ("", "-wal", "-shm")
"""What SQLite adds to the name of the file for the files beside it."""


class Place:
    """The files of an open database as they were when it was opened."""

    def __init__(self, path: Path) -> None:
        """Remembers the files that are there."""
        self._files: dict[str, tuple[int, int]] = {}
        for part in _PARTS:
            name = f"{path}{part}"
            if os.path.exists(name):
                self._files[name] = _identity(name)

    def check(self) -> None:
        """Looks whether they are still there; before every commit, which takes far longer.

        Raises:
            StoreFailed: one is gone, or another stands in its place.
        """
        for name, known in self._files.items():
            try:
                found = _identity(name)
            except OSError as error:
                raise StoreFailed(f"a file of the database is gone: {error.strerror}") from None
            if found != known:
                raise StoreFailed("a file of the database was replaced")


def _identity(name: str) -> tuple[int, int]:
    found = os.stat(name)
    return found.st_dev, found.st_ino
