"""Where computers think: other processes, which get a view's bytes, a level and a seed.

There is nothing else there to look at. The answer is determined by what they get, so that asking
again after a crash gives the same move.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Protocol

from mazzo.bots.levels import choose
from mazzo.web.log import log

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
                loop = asyncio.get_running_loop()
                answer = loop.run_in_executor(pool, choose, game, view, level, seed)
                return await asyncio.wait_for(answer, PATIENCE)
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


def start_pool(workers: int, settle_in: Callable[[], None]) -> ProcessPoolExecutor:
    """Processes that know nothing of this one: never a fork, its memory holds every match.

    Args:
        workers: how many.
        settle_in: called in each at its start; it has to call ``end_with_room``.
    """
    methods = multiprocessing.get_all_start_methods()
    method = "forkserver" if "forkserver" in methods else "spawn"
    return ProcessPoolExecutor(workers, multiprocessing.get_context(method), settle_in)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """Ends the processes of a pool at once."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    # What was asked and not answered fails as broken, so that it can be asked elsewhere.
    pool.shutdown(wait=False)


def end_with_room() -> None:
    """In a process of a pool: Ctrl+C is the room's affair, and with the room it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_room, daemon=True).start()


def _wait_for_room() -> None:
    room = multiprocessing.parent_process()
    if room is not None:
        room.join()
        os._exit(0)


def _warm_up() -> None:
    """Imports the games, so that the first answer is as quick as the others."""
    from mazzo.games.catalogue import catalogue

    catalogue()
