"""The WebSockets of pages: frames to the room and back."""

import asyncio
from contextlib import ExitStack
from typing import Final

from aiohttp import WSCloseCode, web

from mazzo.match.kept import Guest
from mazzo.room.messages import Refusal, error_frame
from mazzo.web.driver import Driver
from mazzo.web.guests import guest_of, same_origin
from mazzo.web.handshake import shake_hands
from mazzo.web.limits import Bucket, Limits, Places, TooMany
from mazzo.web.log import log
from mazzo.web.socket import PageSocket

PROTOCOL = "2"
HEARTBEAT = 30.0
"""Seconds after which a page that says nothing is asked whether it is there; after as many again it
is gone."""


class Sockets:
    """All open sockets."""

    def __init__(self, driver: Driver, limits: Limits) -> None:
        self._driver = driver
        self._limits = limits
        self._places = Places(limits)
        self._open: dict[PageSocket, ExitStack] = {}
        """With the place that each holds."""
        self._parting: dict[PageSocket, asyncio.Future[None]] = {}
        self._looking: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    async def get(self, request: web.Request) -> web.StreamResponse:
        """Answers ``GET /socket``: with that its connection speaks HTTP no more."""
        if not same_origin(request):
            log("socket-refused", reason="origin")
            raise web.HTTPForbidden(text="foreign origin")
        guest = guest_of(request)
        if guest is None:
            log("socket-refused", reason="no-guest")
            raise web.HTTPForbidden(text="no guest")
        with ExitStack() as place:
            try:
                place.enter_context(self._places.place(guest, request.remote or ""))
            except TooMany:
                log("socket-refused", reason="too-many")
                raise web.HTTPTooManyRequests(text="too many sockets") from None
            response = await shake_hands(request)
            if request.transport is not None:
                self._open_socket(request, guest, place.pop_all())
        return response

    async def close(self) -> None:
        """Says good-bye to every page, when what each has said is done."""
        if self._looking is not None:
            self._looking.cancel()
        for socket in self._open:
            socket.hears = False
        await self._driver.settle()
        await self._close_all(list(self._open), WSCloseCode.GOING_AWAY)

    async def part(self, guest: Guest) -> None:
        """Closes the guest's pages."""
        theirs = [socket for socket in self._open if socket.guest == guest]
        await self._close_all(theirs, WSCloseCode.OK)

    def lost(self, socket: PageSocket) -> None:
        """A page is not connected any more."""
        self._open.pop(socket).close()
        self._driver.gone(socket)
        parting = self._parting.pop(socket, None)
        if parting is not None and not parting.done():
            parting.set_result(None)

    def _open_socket(self, request: web.Request, guest: Guest, place: ExitStack) -> None:
        limits = self._limits
        bucket = Bucket(limits.messages_per_second, limits.messages_burst)
        socket = PageSocket(guest, self._driver.heard, self.lost, bucket, limits.bytes_waiting)
        self._open[socket] = place
        socket.hears = request.query.get("v") == PROTOCOL
        if socket.hears:
            self._driver.opened(socket)
        socket.take_over(request, limits.frame_bytes)
        if not socket.hears:
            socket.write([error_frame(Refusal("protocol"), None)])
            socket.close(WSCloseCode.POLICY_VIOLATION)
        if self._looking is None:
            self._look()

    async def _close_all(self, closing: list[PageSocket], code: WSCloseCode) -> None:
        loop = asyncio.get_running_loop()
        for socket in closing:
            self._parting.setdefault(socket, loop.create_future())
            socket.close(code)
        await asyncio.gather(*(self._parting[socket] for socket in closing))

    def _look(self) -> None:
        """Asks pages that have been quiet, and cuts those off that do not answer."""
        self._looking = asyncio.get_running_loop().call_later(HEARTBEAT, self._look)
        for socket in list(self._open):
            socket.quiet += 1
            if socket.quiet == 2:
                socket.ping()
            elif socket.quiet > 2:
                socket.cut_off()


SOCKETS: Final = web.AppKey("sockets", Sockets)
"""Where the application keeps them."""
