"""Processes beside the room's own, for what takes its time."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from threading import Thread
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


def start_pool(workers: int, settle_in: Callable[[], None]) -> ProcessPoolExecutor:
    """Processes that know nothing of this one: never a fork, its memory holds every match.

    Args:
        workers: how many.
        settle_in: called in each at its start; it has to call ``end_with_room``.
    """
    methods = multiprocessing.get_all_start_methods()
    method = "forkserver" if "forkserver" in methods else "spawn"
    return ProcessPoolExecutor(workers, multiprocessing.get_context(method), settle_in)


async def ask(
    pool: ProcessPoolExecutor,
    patience: float | None,
    function: Callable[Arguments, Answer],
    *args: Arguments.args,
    **kwargs: Arguments.kwargs,
) -> Answer:
    """What ``function`` returns or raises in a process of the pool.

    Who stops waiting leaves the question where it is: in Python 3.11 a cancelled one breaks the
    thread that ends a broken pool.

    Args:
        pool: from ``start_pool``.
        patience: seconds, or no limit.
        function: a module's own; its arguments and what it returns must be plain.

    Raises:
        TimeoutError: there is no answer in time.
        BrokenProcessPool: the process died, or ``end_pool`` was called.
    """
    answer = asyncio.wrap_future(pool.submit(function, *args, **kwargs))
    answer.add_done_callback(_hear)
    done, _ = await asyncio.wait([answer], timeout=patience)
    if not done:
        raise TimeoutError
    return answer.result()


def _hear(answer: asyncio.Future[Answer]) -> None:
    """An error after all patience concerns nobody, and is not logged."""
    if not answer.cancelled():
        answer.exception()


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
