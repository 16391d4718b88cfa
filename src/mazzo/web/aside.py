"""What takes its time and can wait: done in processes that let the computers in play pass.

Work is done in slices. Whose work has taken least within the minute has the next one, by address
first and then by guest: however long the work of somebody is, nobody else waits for more than the
slices that have begun.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

from mazzo.web.processes import ask, end_pool, end_with_room, start_pool

WORKERS: Final = 2
"""Processes, each started when there is work for it."""
SLICE: Final = 0.1
"""Seconds after which a piece of work makes room."""
MOST_OF_GUEST: Final = 2
"""Pieces of work of one guest: one is worked on, one waits,"""
MOST_OF_ADDRESS: Final = 20
"""those of one network address,"""
MOST: Final = 100
"""and of all."""
MOST_BREAKS: Final = 2
"""How often the process may end under one piece of work."""

Answer = TypeVar("Answer")


class Waiting(Exception):
    """What the guest, or their address, asked for before is to be finished first."""


class Busy(Exception):
    """Too much waits already, or the process ended under the work again and again."""


class Who(NamedTuple):
    """Who asks for work."""

    address: str
    guest: bytes


@dataclass(eq=False)
class _Piece:
    """A piece of work that is not finished."""

    who: Who
    number: int
    work: Callable[..., Iterator[Any]]
    args: tuple[Any, ...]
    answer: asyncio.Future[Any]
    desk: "_Desk | None" = None
    """The process that has begun with it."""
    breaks: int = 0
    at_work: bool = False


class _Desk:
    """One process and what it has begun with."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self.working: asyncio.Task[None] | None = None

    async def slice_of(self, piece: _Piece) -> Any:
        """What came of one slice: ``None`` or the answer.

        Raises:
            BrokenProcessPool: the process has ended, with all that it had begun.
        """
        if self._pool is None:
            self._pool = start_pool(1, _settle_in)
        if piece.desk is self:
            return await ask(self._pool, None, _go_on, piece.number)
        piece.desk = self
        return await ask(self._pool, None, _begin, piece.number, piece.work, piece.args)

    def end(self) -> None:
        if self._pool is not None:
            end_pool(self._pool)
            self._pool = None


class _Spent:
    """How many seconds were worked for each address and each guest in this minute."""

    def __init__(self) -> None:
        self._seconds: dict[str | bytes, float] = {}
        self._minute = 0

    def add(self, who: Who, seconds: float) -> None:
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._seconds.clear()
        for one in who:
            self._seconds[one] = self._seconds.get(one, 0.0) + seconds

    def by(self, who: Who) -> tuple[float, ...]:
        return tuple(self._seconds.get(one, 0.0) for one in who)


class Aside:
    """The processes, and everything that waits for them."""

    def __init__(self) -> None:
        self._desks = [_Desk() for _ in range(WORKERS)]
        self._pieces: list[_Piece] = []
        """In the order in which they came."""
        self._spent = _Spent()
        self._number = 0
        self._closed = False

    def admit(self, who: Who) -> None:
        """Whether there is room for work of theirs.

        Raises:
            Waiting: not before other work of theirs is finished.
            Busy: not before work of others is.
        """
        mine = [piece.who for piece in self._pieces]
        of_guest = sum(one.guest == who.guest for one in mine)
        of_address = sum(one.address == who.address for one in mine)
        if of_guest >= MOST_OF_GUEST or of_address >= MOST_OF_ADDRESS:
            raise Waiting
        if self._closed or len(self._pieces) >= MOST:
            raise Busy

    async def run(
        self, who: Who, work: Callable[..., Iterator[Answer | None]], *args: Any
    ) -> Answer:
        """The answer of ``work``, or what it raises.

        Args:
            who: asks for it.
            work: gives ``None`` wherever it can pause, at last the answer; a module's own.
            args: of ``work``, plain.

        Raises:
            Waiting: as ``admit``.
            Busy: as ``admit``, or the process ended under the work again and again.
        """
        self.admit(who)
        self._number += 1
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._pieces.append(_Piece(who, self._number, work, args, answer))
        self._wake()
        return await answer

    def close(self) -> None:
        """Ends the processes; what was asked of them is answered by ``Busy``."""
        self._closed = True
        for desk in self._desks:
            desk.end()
        for piece in list(self._pieces):
            self._fail(piece, Busy())

    def _wake(self) -> None:
        """Has every desk begin that rests and could do something."""
        for desk in self._desks:
            if (desk.working is None or desk.working.done()) and self._next(desk) is not None:
                desk.working = asyncio.create_task(self._work(desk))

    async def _work(self, desk: _Desk) -> None:
        while (piece := self._next(desk)) is not None:
            piece.at_work = True
            begun = time.monotonic()
            try:
                answer = await desk.slice_of(piece)
            except BrokenProcessPool:
                self._begin_anew(desk, piece)
            except Exception as error:
                self._fail(piece, error)
            else:
                if answer is not None:
                    self._finish(piece, answer)
            piece.at_work = False
            self._spent.add(piece.who, time.monotonic() - begun)
            self._wake()

    def _next(self, desk: _Desk) -> _Piece | None:
        """What a desk does next: of what was begun only its own, of each guest one thing at a
        time."""
        at_work = {piece.who.guest for piece in self._pieces if piece.at_work}
        mine = [
            piece
            for piece in self._pieces
            if piece.desk in (desk, None) and piece.who.guest not in at_work
        ]
        return min(mine, key=lambda piece: self._spent.by(piece.who), default=None)

    def _begin_anew(self, desk: _Desk, broken: _Piece) -> None:
        """The process of a desk has ended under a piece of work, with all that it had begun."""
        desk.end()
        for piece in self._pieces:
            if piece.desk is desk:
                piece.desk = None
        broken.breaks += 1
        if broken.breaks >= MOST_BREAKS:
            self._fail(broken, Busy())

    def _finish(self, piece: _Piece, answer: Any) -> None:
        if piece in self._pieces:
            self._pieces.remove(piece)
        if not piece.answer.done():
            piece.answer.set_result(answer)

    def _fail(self, piece: _Piece, error: Exception) -> None:
        if piece in self._pieces:
            self._pieces.remove(piece)
        if not piece.answer.done():
            piece.answer.set_exception(error)


_under_way: dict[int, Iterator[Any]] = {}
"""In a process: what it has begun with."""


def _begin(number: int, work: Callable[..., Iterator[Any]], args: tuple[Any, ...]) -> Any:
    _under_way[number] = work(*args)
    return _go_on(number)


def _go_on(number: int) -> Any:
    """The answer, or ``None`` when the slice is over."""
    work = _under_way.pop(number)
    end = time.monotonic() + SLICE
    for answer in work:
        if answer is not None:
            return answer
        if time.monotonic() >= end:
            _under_way[number] = work
            return None
    raise RuntimeError("work without an answer")


def _settle_in() -> None:
    end_with_room()
    if hasattr(os, "nice"):
        os.nice(10)
