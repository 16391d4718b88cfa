"""What takes its time and can wait: done in a process that lets the computers in play pass."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from mazzo.web.processes import ask, end_pool, end_with_room, start_pool

MOST_WAITING = 20
"""Calculations that may wait for their turn."""

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


class Busy(Exception):
    """Too much waits already, or the process was ended from outside."""


class Aside:
    """One process that does one thing after the other; it starts with the first."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def run(
        self,
        function: Callable[Arguments, Answer],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Answer:
        """What ``function`` returns or raises; it must be a module's own, its arguments plain.

        Raises:
            Busy: ask again later.
        """
        if self._waiting >= MOST_WAITING:
            raise Busy
        if self._pool is None:
            self._pool = start_pool(1, _settle_in)
        pool = self._pool
        self._waiting += 1
        try:
            return await ask(pool, None, function, *args, **kwargs)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise Busy from None
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Ends the process; what was asked of it is answered by ``Busy``."""
        if self._pool is not None:
            end_pool(self._pool)


def _settle_in() -> None:
    end_with_room()
    if hasattr(os, "nice"):
        os.nice(10)
