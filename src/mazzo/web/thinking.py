"""Where computers think: other processes, which get a view's bytes, a level and a seed.

There is nothing else there to look at. The answer is determined by what they get, so that asking
again after a crash gives the same move.
"""

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Protocol

from mazzo.bots.levels import choose
from mazzo.web.log import log

ATTEMPTS = 3
PATIENCE = 20.0
"""Seconds for one answer; a level takes a fraction of one."""


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

    def _start(self) -> ProcessPoolExecutor:
        # Never a fork of this process: its memory holds every match.
        methods = multiprocessing.get_all_start_methods()
        pool = ProcessPoolExecutor(
            self._workers,
            multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn"),
            initializer=_settle_in,
        )
        for _ in range(self._workers):
            pool.submit(_warm_up)
        return pool

    async def choose(self, game: str, view: bytes, level: str, seed: int) -> str:
        """Asks a process; a pool that broke or hangs is replaced and asked again."""
        reason = ""
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                answer = asyncio.get_running_loop().run_in_executor(
                    pool, choose, game, view, level, seed
                )
                return await asyncio.wait_for(answer, PATIENCE)
            except (BrokenProcessPool, TimeoutError) as error:
                reason = type(error).__name__
                log("computers-restarted", reason=reason)
                self._replace(pool)
            except RuntimeError as error:
                raise NoAnswer(str(error)) from error
            except Exception as error:
                raise NoAnswer(f"{type(error).__name__}: {error}") from error
        raise NoAnswer(reason)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = self._start()
            _end(broken)

    def close(self) -> None:
        """Ends the processes; unfinished thoughts are thrown away."""
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _settle_in() -> None:
    """In a new process: Ctrl+C is the room's affair, and with the room it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_room, daemon=True).start()


def _end_with_room() -> None:
    room = multiprocessing.parent_process()
    if room is not None:
        room.join()
        os._exit(0)


def _warm_up() -> None:
    """Imports the games, so that the first answer is as quick as the others."""
    from mazzo.games.catalogue import catalogue

    catalogue()
