"""Where computers think: other processes, which get a view's bytes, a level and a seed.

There is nothing else there to look at. The answer is determined by what they get, so that asking
again after a crash gives the same move.
"""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from mazzo.bots.levels import choose
from mazzo.web.log import log
from mazzo.web.processes import ask, end_pool, end_with_room, start_pool

PATIENCE = 20.0
"""Seconds for one answer; a level takes a fraction of one."""
MOST_HANGS = 2
"""How often one question may take too long,"""
MOST_BREAKS = 5
"""and how often the pool may break under it, be it by another question."""


class NoAnswer(Exception):
    """A computer could not be brought to answer."""


class Thinker(Protocol):
    """Answers for the computers."""

    async def choose(self, game: str, view: bytes, level: str, seed: int) -> str:
        """The move that ``level`` plays, as ``mazzo.bots.levels.choose`` gives it.

        Raises:
            NoAnswer: there is none.
        """


class ProcessThinker:
    """A pool of processes that know nothing but the rules and the players."""

    def __init__(self, workers: int | None = None) -> None:
        """Starts the pool; its processes get ready by themselves.

        Args:
            workers: how many processes; by default one for each processor, four at most.
        """
        self._workers = workers or min(4, os.cpu_count() or 1)
        self._pool = self._start()
        # No more than the processes take soon: what waits here has not begun to try our patience.
        self._places = asyncio.Semaphore(2 * self._workers)

    def _start(self) -> ProcessPoolExecutor:
        pool = start_pool(self._workers, end_with_room)
        for _ in range(self._workers):
            pool.submit(_warm_up)
        return pool

    async def choose(self, game: str, view: bytes, level: str, seed: int) -> str:
        """Asks a process; a pool that broke or hangs is replaced and asked again."""
        async with self._places:
            return await self._ask(game, view, level, seed)

    async def _ask(self, game: str, view: bytes, level: str, seed: int) -> str:
        breaks = hangs = 0
        while breaks < MOST_BREAKS and hangs < MOST_HANGS:
            pool = self._pool
            try:
                return await ask(pool, PATIENCE, choose, game, view, level, seed)
            except BrokenProcessPool:
                breaks += 1
                self._replace(pool, "broken")
            except TimeoutError:
                hangs += 1
                self._replace(pool, "hangs")
            except Exception as error:
                # Not its text, which may quote the view.
                raise NoAnswer(type(error).__name__) from error
        raise NoAnswer(f"{breaks} breaks, {hangs} hangs")

    def _replace(self, broken: ProcessPoolExecutor, reason: str) -> None:
        if self._pool is broken:
            log("computers-restarted", reason=reason)
            self._pool = self._start()
            end_pool(broken)

    def close(self) -> None:
        """Ends the processes; unfinished thoughts are thrown away."""
        end_pool(self._pool)


def _warm_up() -> None:
    """Imports the games, so that the first answer is as quick as the others."""
    from mazzo.games.catalogue import catalogue

    catalogue()
