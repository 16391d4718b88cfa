"""A process that does work aside, in slices: ``python -m mazzo.web.desk``.

Requests and answers are pickled values, each after its length in eight bytes; both sides are the
same program. The process ends with its input.
"""

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, BinaryIO, Final

from mazzo.web import pipes
from mazzo.web.pipes import Piped

SLICE: Final = 0.1
"""Seconds after which a piece of work makes room."""
PATIENCE: Final = 20.0
"""Seconds after which a process hangs; one step of work takes a fraction of one."""
_LENGTH: Final = 8

Work = Callable[..., Iterator[Any]]
"""Gives ``None`` wherever it can pause, at last the answer; a module's own, its arguments plain."""


class Ended(Exception):
    """The process has ended or hangs, with all that it had begun."""


class Desk:
    """The process as the room sees it; it is started when it is needed."""

    def __init__(self) -> None:
        self._process: _Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, if it runs."""
        return self._process.transport.get_pid() if self._process else None

    async def start(self) -> bool:
        """Has the process ready for work, which takes a while the first time.

        Returns:
            Whether it is another one than before: what that one had begun is lost.

        Raises:
            Ended: it cannot be had.
        """
        if self._closed:
            raise Ended
        if self._process is not None:
            with suppress(Ended):  # it may have been killed while it rested
                await self._ask(())
                return False
        try:
            self._process = await pipes.start(__name__, _Process)
        except OSError:
            raise Ended from None
        if self._closed:
            await self.close()
        await self._ask(())
        return True

    async def begin(self, number: int, work: Work, args: tuple[Any, ...]) -> Any:
        """The first slice of a piece of work that is known by ``number`` from now on.

        Returns:
            The answer, or ``None`` if more slices are needed.

        Raises:
            Ended: nothing came of it. What ``work`` itself raises is passed on.
        """
        return await self._ask((number, work, args))

    async def go_on(self, number: int) -> Any:
        """The next slice; as ``begin``."""
        return await self._ask((number,))

    async def close(self) -> None:
        """Ends the process for good."""
        self._closed = True
        await self._end()

    async def _end(self) -> None:
        """Ends the process at once; the next ``start`` starts another one."""
        process, self._process = self._process, None
        if process is not None:
            process.transport.close()
            await process.ended.wait()

    async def _ask(self, request: tuple[Any, ...]) -> Any:
        if self._process is None:
            raise Ended
        try:
            async with asyncio.timeout(PATIENCE):
                answer, error = pickle.loads(await self._process.ask(pickle.dumps(request)))
        except (Ended, TimeoutError):
            await self._end()
            raise Ended from None
        if error is not None:
            raise error
        return answer


class _Process(Piped):
    """A process that is asked one thing after the other."""

    def __init__(self) -> None:
        self.ended = asyncio.Event()
        self._heard = bytearray()
        self._answer: asyncio.Future[bytes] | None = None

    async def ask(self, request: bytes) -> bytes:
        """The answer to a request.

        Raises:
            Ended: there will be none.
        """
        self._answer = asyncio.get_running_loop().create_future()
        if self.transport.get_returncode() is not None:
            raise Ended
        self.write(_framed(request))
        return await self._answer

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._heard += data
        end = _LENGTH + int.from_bytes(self._heard[:_LENGTH], "big")
        if self._answer is not None and len(self._heard) >= max(end, _LENGTH):
            self._settle(bytes(self._heard[_LENGTH:end]))
            del self._heard[:end]

    def process_exited(self) -> None:
        self._settle(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle(None)
        self.ended.set()

    def _settle(self, answer: bytes | None) -> None:
        if self._answer is None or self._answer.done():
            return
        if answer is None:
            self._answer.set_exception(Ended())
        else:
            self._answer.set_result(answer)


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(_LENGTH, "big") + message


def main() -> None:
    """Works until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the room's affair
    if hasattr(os, "nice"):
        os.nice(10)
    # What work prints must not get among the answers.
    with os.fdopen(os.dup(1), "wb") as answers, os.fdopen(os.dup(0), "rb") as requests:
        os.dup2(2, 1)
        under_way: dict[int, Iterator[Any]] = {}
        while request := _read(requests):
            try:
                said = pickle.dumps((_slice(under_way, *pickle.loads(request)), None))
            except Exception as error:
                said = pickle.dumps((None, error))
            answers.write(_framed(said))
            answers.flush()


def _slice(under_way: dict[int, Iterator[Any]], number: int | None = None, *new: Any) -> Any:
    if number is None:
        # Whether it is there: with what it will need.
        return None
    if new:
        work, args = new
        under_way[number] = work(*args)
    steps = under_way.pop(number)
    end = time.monotonic() + SLICE
    for answer in steps:
        if answer is not None:
            return answer
        if time.monotonic() >= end:
            under_way[number] = steps
            return None
    raise RuntimeError("work without an answer")


def _read(requests: BinaryIO) -> bytes:
    """The next request; empty when there are no more."""
    length = int.from_bytes(requests.read(_LENGTH), "big")
    return requests.read(length)


if __name__ == "__main__":
    main()
