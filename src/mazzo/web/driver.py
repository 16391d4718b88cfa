"""Drives the room: carries in what comes from sockets, store and computers, and out what follows.

The room does nothing by itself and waits for nothing; all waiting is done here, by callbacks of
the event loop. Whoever asks something that is not of a match in play, such as a page's statistics,
may wait in a coroutine.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol, TypeVar, cast

from mazzo.match.kept import Guest
from mazzo.match.store import Failure, Find, Request, Settled, Store
from mazzo.room.output import Output, RandomBytes, Thought
from mazzo.room.page import Page
from mazzo.room.room import Room
from mazzo.web.limits import Limits
from mazzo.web.log import log, log_fault

Answer = TypeVar("Answer")

TICK_SECONDS = 1.0


Answers = list[tuple[Thought, str | None, str]]
"""Moves of computers; ``None`` and a reason where there is none."""


class Socket(Page):
    """A page that frames can be sent to."""

    __slots__ = ()

    def write(self, frames: list[bytes]) -> None:
        """Sends some frames; returns at once."""
        raise NotImplementedError


class Computers(Protocol):
    """Think about views."""

    def start(self, answered: Callable[[Answers], None]) -> None:
        """From now on ``answered`` gets the moves."""

    def think(self, thoughts: list[Thought]) -> None:
        """Has them answered; returns at once."""

    def drop(self, thought: Thought) -> None:
        """Nobody waits for the answer any more."""


class Driver:
    """A room that is open."""

    def __init__(
        self,
        store: Store,
        computers: Computers,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """
        Args:
            store: keeps the matches.
            computers: answer for the computers.
            limits: what each guest may ask; by default those of ``Limits``.
            clock: seconds since 1970.
        """
        self.room = Room(clock(), (limits or Limits()).matches_per_guest)
        self._store = store
        self._computers = computers
        self._clock = clock
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ticking: asyncio.TimerHandle | None = None
        self._about_to_carry_out = False

    def start(self) -> None:
        """Begins, in the loop that runs."""
        self._loop = asyncio.get_running_loop()
        self._store.listen(self._wake)
        self._computers.start(self._answered)
        self._tick()

    async def close(self) -> None:
        """Ends in order: what was asked is answered, turns that are due are left to others."""
        if self._ticking is not None:
            self._ticking.cancel()
        self.room.close()
        self._carry_out()
        await self.settle()

    async def settle(self) -> None:
        """Comes back when everything that has been asked of the store by now is answered."""
        assert self._loop is not None
        with suppress(Failure):
            await self.ask(Find(""))

    async def ask(self, request: Request[Answer]) -> Answer:
        """The store's answer to a request.

        Raises:
            Failure: there is none.
        """
        assert self._loop is not None
        if self._about_to_carry_out:  # what the room wanted before comes before
            self._carry_out()
        answered: asyncio.Future[Answer] = self._loop.create_future()

        def then(answer: Any) -> None:
            if answered.done():
                return
            if isinstance(answer, Failure):
                answered.set_exception(answer)
            else:
                answered.set_result(answer)

        self._store.ask(request, then)
        return await answered

    def now(self) -> float:
        """What the clock shows."""
        return self._clock()

    def opened(self, socket: Socket) -> None:
        """A page is connected."""
        self.room.opened(socket)

    def gone(self, socket: Socket) -> None:
        """A page is not connected any more."""
        self.room.gone(socket)
        self._carry_out_soon()

    def heard(self, socket: Socket, text: str | bytes) -> None:
        """A page has said something."""
        self.room.tick(self._clock())
        self.room.heard(socket, text)
        self._carry_out_soon()

    def part(self, guest: Guest) -> list[Page]:
        """Nothing that the guest's pages say is heard any more; the pages."""
        return self.room.part(guest)

    def forgotten(self, match_ids: Iterable[str]) -> None:
        """These matches are gone with their guest."""
        self.room.forgotten(match_ids)
        self._carry_out()

    def _wake(self, settled: list[Settled]) -> None:
        """Called in the store's thread."""
        assert self._loop is not None
        # A loop that is closed by now waits for nothing.
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._settled, settled)

    def _settled(self, settled: list[Settled]) -> None:
        for then, answer in settled:
            try:
                self.room.settled(then, answer)
            except Exception as error:
                # What is amiss in one match does not concern the others of the group.
                log_fault(error)
        self._carry_out()

    def _answered(self, answers: Answers) -> None:
        for answer in answers:
            self.room.thought(*answer)
        self._carry_out()

    def _tick(self) -> None:
        assert self._loop is not None
        self.room.tick(self._clock())
        self._carry_out()
        self._ticking = self._loop.call_later(TICK_SECONDS, self._tick)

    def _carry_out_soon(self) -> None:
        """Does what the room wants done when everything that has come in with this is heard: the
        store wakes up once for all of it."""
        assert self._loop is not None
        if not self._about_to_carry_out:
            self._about_to_carry_out = True
            self._loop.call_soon(self._carry_out)

    def _carry_out(self) -> None:
        """Does what the room wants done."""
        self._about_to_carry_out = False
        frames: dict[Page, list[bytes]] = {}
        thoughts: list[Thought] = []
        output: Output | None = self.room.drain()
        while output is not None:
            for page, frame in output.frames:
                frames.setdefault(page, []).append(frame)
            drawn = False
            for request, then in output.requests:
                if isinstance(request, RandomBytes):
                    drawn = True
                    self.room.settled(then, secrets.token_bytes(request.count))
                else:
                    self._store.ask(request, then)
            for thought in output.dropped:
                self._computers.drop(thought)
            thoughts += output.thoughts
            for event, fields in output.lines:
                log(event, **fields)
            output = self.room.drain() if drawn else None
        for page, theirs in frames.items():
            cast(Socket, page).write(theirs)
        if thoughts:  # after the frames: people see a move before computers think about it
            self._computers.think(thoughts)
