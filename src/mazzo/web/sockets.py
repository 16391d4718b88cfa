"""The WebSocket of a page: bytes to the room and back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from mazzo.table.store import Guest
from mazzo.web.guests import guest_of, same_origin
from mazzo.web.limits import Bucket, Limits, Places, TooMany
from mazzo.web.live import LiveMatch
from mazzo.web.log import log, log_fault
from mazzo.web.messages import Refusal, error_frame
from mazzo.web.room import Room

PROTOCOL = "1"
HEARTBEAT = 30.0
"""Seconds between pings: a page that does not answer is gone."""
GOODBYE = 2.0
"""Seconds to wait for a page to agree that its socket is closed."""


class Socket:
    """A page's connection, as the room sees it (``mazzo.web.live.Connection``)."""

    def __init__(self, guest: Guest, most_waiting: int) -> None:
        self.guest = guest
        self.offers: dict[str, bytes] = {}
        self.following: dict[str, LiveMatch] = {}
        self.hearing = asyncio.Lock()
        """Held while what the page said is done."""
        self._most_waiting = most_waiting
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, frame: bytes) -> None:
        """Queues a frame; a page that does not read is cut off and gets the whole when it is
        back."""
        waiting = self._frames.qsize()
        if waiting < self._most_waiting:
            self._frames.put_nowait(frame)
        elif waiting == self._most_waiting:
            self._frames.put_nowait(None)

    async def pump(self, ws: web.WebSocketResponse) -> None:
        """Sends what is queued, until cancelled or the page is gone or does not read."""
        with suppress(ConnectionError):
            while (frame := await self._frames.get()) is not None:
                await ws.send_frame(frame, WSMsgType.TEXT)
            log("socket-closed", reason="does-not-read")
            await ws.close(code=WSCloseCode.TRY_AGAIN_LATER)

    async def flush(self, ws: web.WebSocketResponse) -> None:
        """Sends what is queued by now."""
        while not self._frames.empty():
            frame = self._frames.get_nowait()
            if frame is not None:
                await ws.send_frame(frame, WSMsgType.TEXT)


class Sockets:
    """All open sockets."""

    def __init__(self, room: Room, limits: Limits) -> None:
        self._room = room
        self._limits = limits
        self._places = Places(limits)
        self._open: dict[web.WebSocketResponse, Socket] = {}

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
        """Says good-bye to every page; each finishes the message it is at."""
        closing = [ws.close(code=WSCloseCode.GOING_AWAY) for ws in list(self._open)]
        await asyncio.gather(*closing, return_exceptions=True)

    @asynccontextmanager
    async def parting(self, guest: Guest) -> AsyncIterator[None]:
        """While it is held, nothing that the guest's pages say is heard; afterwards they get what
        was sent to them meanwhile, and are closed."""
        theirs = {ws: socket for ws, socket in self._open.items() if socket.guest == guest}
        async with AsyncExitStack() as stack:
            for socket in theirs.values():
                await stack.enter_async_context(socket.hearing)
            yield
            closing = [_part(ws, socket) for ws, socket in theirs.items()]
            await asyncio.gather(*closing, return_exceptions=True)

    async def _serve(self, request: web.Request, guest: Guest) -> web.WebSocketResponse:
        # Frames are small: compressing each costs more memory than it saves anybody time.
        ws = web.WebSocketResponse(
            max_msg_size=self._limits.frame_bytes + 1,  # of which aiohttp takes one less
            heartbeat=HEARTBEAT,
            timeout=GOODBYE,
            autoping=False,  # answered here, since they count, too
            compress=False,
        )
        try:
            await ws.prepare(request)
        except web.HTTPBadRequest:
            raise web.HTTPBadRequest(text="no WebSocket") from None  # aiohttp quotes what came
        socket = Socket(guest, self._limits.frames_waiting)
        if request.query.get("v") != PROTOCOL:
            await ws.send_frame(error_frame(Refusal("protocol"), None), WSMsgType.TEXT)
            await ws.close(code=WSCloseCode.POLICY_VIOLATION)
            return ws
        self._open[ws] = socket
        pump = asyncio.create_task(socket.pump(ws))
        try:
            await self._listen(ws, socket)
        except ConnectionError:
            pass  # the page is gone
        except Exception as error:
            log_fault(error)
            await ws.close(code=WSCloseCode.INTERNAL_ERROR)
        finally:
            del self._open[ws]
            self._room.leave(socket)
            pump.cancel()
        return ws

    async def _listen(self, ws: web.WebSocketResponse, socket: Socket) -> None:
        bucket = Bucket(self._limits.messages_per_second, self._limits.messages_burst)
        async for message in ws:
            if not bucket.take():
                log("socket-closed", reason="too-many")
                socket.send(error_frame(Refusal("too-many"), None))
                await socket.flush(ws)
                await ws.close(code=WSCloseCode.POLICY_VIOLATION)
                return
            await self._hear(ws, socket, message)
            # Lets the answers go out before the next of many messages is taken.
            await asyncio.sleep(0)

    async def _hear(self, ws: web.WebSocketResponse, socket: Socket, message: WSMessage) -> None:
        if message.type is WSMsgType.TEXT:
            async with socket.hearing:
                if not ws.closed:
                    await self._room.handle(socket, message.data)
        elif message.type is WSMsgType.PING:
            await ws.pong(message.data)
        elif message.type is not WSMsgType.PONG:
            await ws.close(code=WSCloseCode.UNSUPPORTED_DATA)


async def _part(ws: web.WebSocketResponse, socket: Socket) -> None:
    await socket.flush(ws)
    await ws.close()
