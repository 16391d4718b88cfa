"""One thread that owns the database connection and commits in groups."""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from mazzo.store.place import Place
from mazzo.table.store import StoreFailed

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

_LARGEST_GROUP = 500


class _Job(NamedTuple):
    work: Work[Any]
    writes: bool
    answer: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


Outcome = tuple[_Job, Any, Exception | None]


class Writer:
    """Runs work on a connection in its own thread.

    All writing work that has come in while the last commit was under way is committed together:
    one wait for the disk serves many moves. Each piece of work is kept or refused by itself.
    """

    def __init__(self, connection: sqlite3.Connection, place: Place) -> None:
        """
        Args:
            connection: is taken over; it must be in autocommit mode.
            place: where its files are.
        """
        self._connection = connection
        self._place = place
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="mazzo-store", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        """Runs ``work`` in a transaction; returns when it is on disk.

        Raises:
            StoreFailed: nothing of it was kept. What ``work`` itself raises is passed on.
        """
        return await self._ask(work, writes=True)

    async def read(self, work: Work[T]) -> T:
        """Runs ``work``, which must not write.

        Raises:
            StoreFailed: the database could not be read.
        """
        return await self._ask(work, writes=False)

    def close(self) -> None:
        """Finishes what has come in and closes the connection."""
        self._jobs.put(None)
        self._thread.join()

    async def _ask(self, work: Work[T], *, writes: bool) -> T:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, writes, answer, loop))
        return await answer

    def _run(self) -> None:
        open_for_work = True
        while open_for_work:
            group: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                group.append(job)
                if len(group) == _LARGEST_GROUP:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            open_for_work = job is not None
            _tell(self._commit([job for job in group if job.writes]))
            _tell([_try(job, self._connection) for job in group if not job.writes])
        self._connection.close()

    def _commit(self, jobs: list[_Job]) -> list[Outcome]:
        if not jobs:
            return []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._try_alone(job) for job in jobs]
            self._place.check()
            self._connection.execute("COMMIT")
        except (sqlite3.Error, StoreFailed) as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return [(job, None, StoreFailed(str(error))) for job in jobs]
        return outcomes

    def _try_alone(self, job: _Job) -> Outcome:
        """A piece of work within the group's transaction that can fail by itself."""
        self._connection.execute("SAVEPOINT work")
        outcome = _try(job, self._connection)
        if outcome[2] is not None:
            self._connection.execute("ROLLBACK TO work")
        self._connection.execute("RELEASE work")
        return outcome


def _try(job: _Job, connection: sqlite3.Connection) -> Outcome:
    try:
        return job, job.work(connection), None
    except sqlite3.Error as error:
        return job, None, StoreFailed(str(error))
    except Exception as error:
        return job, None, error


def _tell(outcomes: list[Outcome]) -> None:
    """Gives the answers in the loops that wait for them, each loop woken once."""
    for loop in {outcome[0].loop for outcome in outcomes}:
        mine = [outcome for outcome in outcomes if outcome[0].loop is loop]
        # A loop that is closed by now waits for nothing.
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, mine)


def _settle(outcomes: list[Outcome]) -> None:
    for job, result, error in outcomes:
        if job.answer.done():
            continue
        if error is None:
            job.answer.set_result(result)
        else:
            job.answer.set_exception(error)
