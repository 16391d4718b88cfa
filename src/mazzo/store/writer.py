"""One thread that owns the database connection and commits in groups."""

import sqlite3
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol

from mazzo.match.store import Failure, Keep, Request, Settled, StoreFailed, Taken, Then
from mazzo.store.place import Place

_LARGEST_GROUP = 1000


class Job(NamedTuple):
    """A request, and who gets the answer."""

    request: Request[Any]
    then: Then
    here: bool
    """Whether ``then`` is called in this thread, and not with the group that wakes the asker."""


class Work(Protocol):
    """What the writer's thread does with requests, within a transaction where they write."""

    def writes(self, request: Request[Any]) -> bool:
        """Whether the request changes anything."""

    def keep(self, db: sqlite3.Connection, requests: Sequence[Keep]) -> bool:
        """Keeps events of different matches at one go; whether all of them could be kept."""

    def answer(self, db: sqlite3.Connection, request: Request[Any]) -> Any:
        """The answer to one request.

        Raises:
            Failure: nothing of it may be kept.
        """


class Writer:
    """Answers requests on a connection in its own thread.

    All writing requests that have come in while the last commit was under way are committed
    together: one wait for the disk serves many moves. Each is kept or refused by itself.
    """

    def __init__(self, connection: sqlite3.Connection, place: Place, work: Work) -> None:
        """Takes ``connection`` over; it must be in autocommit mode."""
        self.wake: Callable[[list[Settled]], None] = _call
        """Gets what was settled together."""
        self._connection = connection
        self._place = place
        self._work = work
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="mazzo-store", daemon=True)
        self._thread.start()

    def ask(self, request: Request[Any], then: Then, *, here: bool = False) -> None:
        """Has a request answered; returns at once."""
        self._jobs.put(Job(request, then, here))

    def close(self) -> None:
        """Finishes what has come in and closes the connection."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_for_work = True
        while open_for_work:
            group: list[Job] = []
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
            writing = [job for job in group if self._work.writes(job.request)]
            answers = self._commit(writing) if writing else []
            answers += [
                (job, self._try(job.request)) for job in group if not self._work.writes(job.request)
            ]
            self._tell(answers)
        self._connection.close()

    def _commit(self, jobs: list[Job]) -> list[tuple[Job, Any]]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            answers = self._write(jobs)
            self._place.check()
            self._connection.execute("COMMIT")
        except (sqlite3.Error, StoreFailed) as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return [(job, StoreFailed(str(error))) for job in jobs]
        return answers

    def _write(self, jobs: list[Job]) -> list[tuple[Job, Any]]:
        """In the order in which they came; events that follow each other at one go."""
        answers: list[tuple[Job, Any]] = []
        at = 0
        while at < len(jobs):
            end = at
            keeps: list[Keep] = []
            while end < len(jobs) and isinstance(keep := jobs[end].request, Keep):
                keeps.append(keep)
                end += 1
            if keeps and self._keep_all(keeps):
                answers += [(job, None) for job in jobs[at:end]]
            else:
                end = max(end, at + 1)
                answers += [(job, self._write_alone(job.request)) for job in jobs[at:end]]
            at = end
        return answers

    def _keep_all(self, keeps: list[Keep]) -> bool:
        self._connection.execute("SAVEPOINT work")
        kept = self._work.keep(self._connection, keeps)
        if not kept:
            self._connection.execute("ROLLBACK TO work")
        self._connection.execute("RELEASE work")
        return kept

    def _write_alone(self, request: Request[Any]) -> Any:
        """A request within the group's transaction that can fail by itself."""
        if isinstance(request, Keep):
            return None if self._keep_all([request]) else Taken(request.match, request.number)
        self._connection.execute("SAVEPOINT work")
        answer = self._try(request)
        if isinstance(answer, Failure):
            self._connection.execute("ROLLBACK TO work")
        self._connection.execute("RELEASE work")
        return answer

    def _try(self, request: Request[Any]) -> Any:
        try:
            return self._work.answer(self._connection, request)
        except sqlite3.Error as error:
            return StoreFailed(str(error))
        except Failure as failure:
            return failure
        except Exception as error:
            # A mistake of ours must not end the thread. Not its text, which may quote a record.
            return StoreFailed(f"{type(error).__name__} in {type(request).__name__}")

    def _tell(self, answers: list[tuple[Job, Any]]) -> None:
        _call([(job.then, answer) for job, answer in answers if job.here])
        settled = [(job.then, answer) for job, answer in answers if not job.here]
        if settled:
            self.wake(settled)


def _call(settled: list[Settled]) -> None:
    for then, answer in settled:
        then(answer)
