"""The WebSocket of a page: frames to the room and back."""

import asyncio
from typing import Any

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from mazzo.match.kept import Guest
from mazzo.room.messages import Refusal, error_frame
from mazzo.web.driver import Driver, Socket
from mazzo.web.guests import guest_of, same_origin
from mazzo.web.limits import Bucket, Limits, Places, TooMany
from mazzo.web.log import log, log_fault

PROTOCOL = "2"
HEARTBEAT = 30.0
"""Seconds after which a page that says nothing is asked whether it is there; after as many again it
is gone."""
GOODBYE = 2.0
"""Seconds to wait for a page to agree that its socket is closed."""

_TEXT = 0x80 | WSMsgType.TEXT
_PING = bytes((0x80 | WSMsgType.PING, 0))


class PageSocket(Socket):
    """One page's socket."""

    __slots__ = ("_most_waiting", "_transport", "quiet", "ws")

    def __init__(
        self,
        guest: Guest,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
        most_waiting: int,
    ) -> None:
        super().__init__(guest)
        self.ws = ws
        self.quiet = 0
        """How many times in a row nothing has been heard since it was last looked."""
        self._transport = transport
        self._most_waiting = most_waiting

    def write(self, frames: list[bytes]) -> None:
        """Sends frames in one write; a page that does not read is cut off and gets the whole when
        it is back."""
        transport = self._transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > self._most_waiting:
            log("socket-closed", reason="does-not-read")
            self.cut_off()
            return
        transport.write(b"".join([part for frame in frames for part in (_head(frame), frame)]))

    def ping(self) -> None:
        """Asks whether the page is there."""
        if not self._transport.is_closing():
            self._transport.write(_PING)

    def cut_off(self) -> None:
        """Ends the connection at once."""
        self._transport.abort()


def _head(frame: bytes) -> bytes:
    """What goes before the text of a frame from the server."""
    length = len(frame)
    if length < 126:
        return bytes((_TEXT, length))
    if length < 65_536:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")


class Sockets:
    """All open sockets."""

    def __init__(self, driver: Driver, limits: Limits) -> None:
        self._driver = driver
        self._limits = limits
        self._places = Places(limits)
        self._open: dict[web.WebSocketResponse, PageSocket] = {}
        self._looking: asyncio.TimerHandle | None = None

    async def get(self, request: web.Request) -> web.StreamResponse:
        """Answers ``GET /socket``."""
        if not same_origin(request):
            log("socket-refused", reason="origin")
            raise web.HTTPForbidden(text="foreign origin")
        guest = guest_of(request)
        if guest is None:
            log("socket-refused", reason="no-guest")
            raise web.HTTPForbidden(text="no guest")
        try:
            with self._places.place(guest, request.remote or ""):
                return await self._serve(request, guest)
        except TooMany:
            log("socket-refused", reason="too-many")
            raise web.HTTPTooManyRequests(text="too many sockets") from None

    async def close(self) -> None:
        """Says good-bye to every page, when what each has said is done."""
        if self._looking is not None:
            self._looking.cancel()
        for socket in self._open.values():
            socket.hears = False
        await self._driver.settle()
        await self._close_all(list(self._open), WSCloseCode.GOING_AWAY)

    async def part(self, guest: Guest) -> None:
        """Closes the guest's pages."""
        theirs = [ws for ws, socket in self._open.items() if socket.guest == guest]
        await self._close_all(theirs, WSCloseCode.OK)

    async def _close_all(self, closing: list[web.WebSocketResponse], code: WSCloseCode) -> None:
        await asyncio.gather(*(ws.close(code=code) for ws in closing), return_exceptions=True)

    async def _serve(self, request: web.Request, guest: Guest) -> web.WebSocketResponse:
        # Frames are small: compressing each costs more memory than it saves anybody time.
        ws = web.WebSocketResponse(
            max_msg_size=self._limits.frame_bytes + 1,  # of which aiohttp takes one less
            timeout=GOODBYE,
            autoping=False,  # answered here, since they count, too
            compress=False,
        )
        try:
            await ws.prepare(request)
        except web.HTTPBadRequest:
            raise web.HTTPBadRequest(text="no WebSocket") from None  # aiohttp quotes what came
        ws.headers.clear()  # sent, and of no use to a socket that stays open for hours
        if request.query.get("v") != PROTOCOL:
            await ws.send_frame(error_frame(Refusal("protocol"), None), WSMsgType.TEXT)
            await ws.close(code=WSCloseCode.POLICY_VIOLATION)
            return ws
        transport: Any = request.transport
        if transport is None:
            return ws
        socket = PageSocket(guest, ws, transport, self._limits.bytes_waiting)
        self._open[ws] = socket
        if self._looking is None:
            self._look()
        self._driver.opened(socket)
        try:
            await self._listen(ws, socket)
        except ConnectionError:
            pass  # the page is gone
        except Exception as error:
            log_fault(error)
            await ws.close(code=WSCloseCode.INTERNAL_ERROR)
        finally:
            del self._open[ws]
            self._driver.gone(socket)
        return ws

    async def _listen(self, ws: web.WebSocketResponse, socket: PageSocket) -> None:
        bucket = Bucket(self._limits.messages_per_second, self._limits.messages_burst)
        receive, heard, text = ws.receive, self._driver.heard, WSMsgType.TEXT
        while True:
            message = await receive()
            if message.type is text:
                socket.quiet = 0
                if not bucket.take():
                    break
                heard(socket, message.data)
            elif message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED):
                return
            elif not bucket.take():
                break
            else:
                await self._hear(ws, socket, message)
        log("socket-closed", reason="too-many")
        socket.write([error_frame(Refusal("too-many"), None)])
        await ws.close(code=WSCloseCode.POLICY_VIOLATION)

    async def _hear(
        self, ws: web.WebSocketResponse, socket: PageSocket, message: WSMessage
    ) -> None:
        """What is no text."""
        socket.quiet = 0
        if message.type is WSMsgType.PING:
            await ws.pong(message.data)
        elif message.type not in (WSMsgType.PONG, WSMsgType.ERROR):
            await ws.close(code=WSCloseCode.UNSUPPORTED_DATA)

    def _look(self) -> None:
        """Asks pages that have been quiet, and cuts those off that do not answer."""
        self._looking = asyncio.get_running_loop().call_later(HEARTBEAT, self._look)
        for socket in list(self._open.values()):
            socket.quiet += 1
            if socket.quiet == 2:
                socket.ping()
            elif socket.quiet > 2:
                socket.cut_off()
