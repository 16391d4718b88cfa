"""The store on SQLite."""

import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

from mazzo.match.store import (
    AddResults,
    Begin,
    Conclude,
    Failure,
    Find,
    FindResults,
    FindUnderWay,
    Forget,
    HoldTurns,
    Keep,
    Last,
    Latest,
    LeaveTurns,
    Request,
    Settled,
    TakeBack,
    TakeTurns,
    Then,
    Who,
)
from mazzo.store import guests, matches
from mazzo.store.migrate import open_database
from mazzo.store.place import Place
from mazzo.store.turns import Turns
from mazzo.store.writer import Writer

Answer = TypeVar("Answer")

_READS = (Find, Latest, FindUnderWay, Last, FindResults, Who)


class SQLiteStore:
    """Keeps matches in one SQLite file, as ``mazzo.match.store.Store`` asks for it."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        """Opens the database at ``path`` and brings it to this version.

        Args:
            path: of the file.
            clock: the store's clock: seconds since 1970.

        Raises:
            mazzo.store.migrate.Unusable: it cannot be used; the text says why.
        """
        self._clock = clock
        self._turns = Turns(secrets.token_hex(8), clock)
        self._answers = self._answers_by_kind()
        self._writer = Writer(open_database(path), Place(path), self)

    def listen(self, wake: Callable[[list[Settled]], None]) -> None:
        """Says who is woken with what was settled together; see ``Store``."""
        self._writer.wake = wake

    def ask(self, request: Request[Answer], then: Then) -> None:
        """Has a request answered; see ``Store``."""
        self._writer.ask(request, then)

    def do(self, request: Request[Answer]) -> Answer:
        """The answer to a request, waited for.

        Raises:
            Failure: there is none.
        """
        answered = Event()
        answers: list[Any] = []

        def then(answer: Any) -> None:
            answers.append(answer)
            answered.set()

        self._writer.ask(request, then, here=True)
        answered.wait()
        if isinstance(answers[0], Failure):
            raise answers[0]
        answer: Answer = answers[0]
        return answer

    def close(self) -> None:
        """Finishes what has come in and closes the database."""
        self._writer.close()

    def writes(self, request: Request[Any]) -> bool:
        """Whether a request changes anything."""
        return not isinstance(request, _READS)

    def keep(self, db: sqlite3.Connection, requests: Sequence[Keep]) -> bool:
        """Keeps events of different matches at one go; whether all of them could be kept."""
        if not matches.append(db, requests, self._clock()):
            return False
        self._turns.follow(db, requests)
        return True

    def answer(self, db: sqlite3.Connection, request: Request[Any]) -> Any:
        """The answer to one request, in the writer's thread."""
        return self._answers[type(request)](db, request)

    def _answers_by_kind(
        self,
    ) -> dict[type[Request[Any]], Callable[[sqlite3.Connection, Any], Any]]:
        clock, turns = self._clock, self._turns
        return {
            Begin: lambda db, it: matches.begin(db, it.match, it.turn, turns),
            TakeBack: lambda db, it: matches.take_back(db, it.match, it.since),
            Conclude: lambda db, it: matches.conclude(db, it.match, it.before, clock()),
            Find: lambda db, it: matches.find(db, it.match),
            Latest: lambda db, it: matches.latest(db, it.guest, it.game),
            FindUnderWay: lambda db, it: matches.under_way(db, it.guest),
            Last: lambda db, it: matches.last(db, it.guest, it.game),
            TakeTurns: lambda db, it: turns.take(db),
            HoldTurns: lambda db, it: turns.hold(db, it.matches),
            LeaveTurns: lambda db, it: turns.leave(db),
            Who: lambda db, it: guests.guest_of(db, it.token),
            FindResults: lambda db, it: guests.read_results(db, it.guest),
            AddResults: lambda db, it: guests.add_results(db, it.guest, it.results, clock()),
            Forget: lambda db, it: guests.forget(db, it.guest),
        }
