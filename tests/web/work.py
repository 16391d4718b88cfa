"""Pieces of work for processes aside, in a module that is quickly imported there."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

from mazzo.web.desk import SLICE


def endless(_: str = "") -> Iterator[str | None]:
    while True:
        yield None


def said(text: str) -> Iterator[str | None]:
    yield None
    yield text


def long(folder: str, slices: int) -> Iterator[str | None]:
    """Needs so many slices at least."""
    for number in range(slices):
        Path(folder, str(number)).touch()
        end = time.monotonic() + SLICE
        while time.monotonic() < end:
            yield None
    yield "done"


def fails() -> Iterator[str | None]:
    yield None
    raise LookupError("no such thing")


def silent() -> Iterator[str | None]:
    yield None


def ends_its_process(marks: str, often: int) -> Iterator[str | None]:
    """Takes its process along, the first times that it is begun."""
    yield None
    begun = len(os.listdir(marks))
    Path(marks, str(begun)).touch()
    if begun < often:
        os._exit(1)
    yield "done"
