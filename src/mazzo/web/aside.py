"""What takes its time and can wait: done in processes that let the computers in play pass.

Work is done in slices. The next one is for the address for which least was worked within the
minute, and of its work for that which has taken least: however long the work of somebody is, nobody
else waits for more than the slices that have begun.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

from mazzo.web.desk import Desk, Ended, Work

WORKERS: Final = 2
"""Processes, each started when there is work for it."""
MOST_OF_GUEST: Final = 2
"""Pieces of work of one guest: one is worked on, one waits,"""
MOST_OF_ADDRESS: Final = 50
"""those of one network address,"""
MOST: Final = 200
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
    work: Work
    args: tuple[Any, ...]
    answer: asyncio.Future[Any]
    desk: Desk | None = None
    """The process that has begun with it."""
    breaks: int = 0
    at_work: bool = False
    seconds: float = 0.0
    """How long it was worked on."""


class _Spent:
    """How many seconds were worked for each address in this minute."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}
        self._minute = 0

    def add(self, address: str, seconds: float) -> None:
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._seconds.clear()
        self._seconds[address] = self.by(address) + seconds

    def by(self, address: str) -> float:
        return self._seconds.get(address, 0.0)


class Aside:
    """The processes, and everything that waits for them."""

    def __init__(self) -> None:
        self._desks = [Desk() for _ in range(WORKERS)]
        self._working: dict[Desk, asyncio.Task[None]] = {}
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

    async def close(self) -> None:
        """Ends the processes; what was asked of them is answered by ``Busy``."""
        self._closed = True
        for piece in list(self._pieces):
            self._fail(piece, Busy())
        for desk in self._desks:
            await desk.close()
        await asyncio.gather(*self._working.values())

    def _wake(self) -> None:
        """Has every desk begin that rests and could do something."""
        for desk in self._desks:
            if desk not in self._working and self._next(desk) is not None:
                self._working[desk] = asyncio.create_task(self._work(desk))

    async def _work(self, desk: Desk) -> None:
        while self._next(desk) is not None:
            try:
                # Whatever comes meanwhile is for whoever is ready first.
                if await desk.start():
                    self._put_back(desk)
            except Ended:
                if self._closed:
                    break
            piece = self._next(desk)
            if piece is None:
                break
            piece.at_work = True
            begun = time.monotonic()
            try:
                answer = await self._slice(desk, piece)
            except Ended:
                self._put_back(desk)
                piece.breaks += 1
                if piece.breaks >= MOST_BREAKS:
                    self._fail(piece, Busy())
            except Exception as error:
                self._fail(piece, error)
            else:
                if answer is not None:
                    self._finish(piece, answer)
            piece.at_work = False
            seconds = time.monotonic() - begun
            piece.seconds += seconds
            self._spent.add(piece.who.address, seconds)
            self._wake()
        del self._working[desk]

    async def _slice(self, desk: Desk, piece: _Piece) -> Any:
        if piece.desk is desk:
            return await desk.go_on(piece.number)
        piece.desk = desk
        return await desk.begin(piece.number, piece.work, piece.args)

    def _next(self, desk: Desk) -> _Piece | None:
        """What a desk does next: of what was begun only its own, of each guest one thing at a
        time."""
        at_work = {piece.who.guest for piece in self._pieces if piece.at_work}
        mine = [
            piece
            for piece in self._pieces
            if piece.desk in (desk, None) and piece.who.guest not in at_work
        ]
        return min(mine, key=self._had, default=None)

    def _had(self, piece: _Piece) -> tuple[float, float]:
        return self._spent.by(piece.who.address), piece.seconds

    def _put_back(self, desk: Desk) -> None:
        """The process has ended, with all that it had begun."""
        for piece in self._pieces:
            if piece.desk is desk:
                piece.desk = None

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
