"""The WebSocket of one page, once hands are shaken: all that is kept of its connection.

aiohttp reads the frames, and keeps nothing else: the request and the coroutine that would wait for
messages take 17 kB a page.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web
from aiohttp._websocket.reader import WebSocketDataQueue  # what the reader of frames insists on
from aiohttp.http import WebSocketError, WebSocketReader

from mazzo.match.kept import Guest
from mazzo.room.messages import Refusal, error_frame
from mazzo.web.callers import Caller, MaskedOnly, Reader
from mazzo.web.driver import Socket
from mazzo.web.limits import Bucket
from mazzo.web.log import log, log_fault

GOODBYE = 2.0
"""Seconds to wait for a page to agree that its socket is closed."""

_FINAL = 0x80


class PageSocket(Socket, asyncio.Protocol):
    """One page's socket."""

    __slots__ = (
        "_bucket",
        "_closing",
        "_heard",
        "_lost",
        "_most_waiting",
        "_reader",
        "_transport",
        "quiet",
    )

    _transport: asyncio.Transport
    _reader: Reader | None

    def __init__(
        self,
        guest: Guest,
        heard: Callable[["PageSocket", str], None],
        lost: Callable[["PageSocket"], None],
        bucket: Bucket,
        most_waiting: int,
    ) -> None:
        """
        Args:
            guest: whose page it is.
            heard: gets each text that the page sends.
            lost: is told once when the connection has ended, for whatever reason.
            bucket: lets messages through; beyond it the socket is closed.
            most_waiting: bytes kept for a page that does not read.
        """
        super().__init__(guest)
        self.quiet = 0
        """How many times in a row nothing has been heard since it was last looked."""
        self._heard = heard
        self._lost = lost
        self._bucket = bucket
        self._most_waiting = most_waiting
        self._closing = False

    def take_over(self, request: web.Request, frame_bytes: int) -> None:
        """Takes the connection of a request that is answered; longer frames close it."""
        caller = cast(Caller, request.protocol)
        self._transport = cast(asyncio.Transport, request.transport)
        most = frame_bytes + 1  # of which aiohttp takes one less
        frames = WebSocketReader(_Frames(self), most, compress=False, decode_text=True)
        self._reader = MaskedOnly(frames)
        caller.hand_over(self, self._reader)

    def write(self, frames: list[bytes]) -> None:
        """Sends frames in one write; a page that does not read is cut off and gets the whole when
        it is back."""
        self._send(b"".join([part for frame in frames for part in (_head(len(frame)), frame)]))

    def ping(self) -> None:
        """Asks whether the page is there."""
        self._control(WSMsgType.PING, b"")

    def close(self, code: int) -> None:
        """Says good-bye; whoever does not answer is cut off soon."""
        self._part(code.to_bytes(2, "big"))

    def cut_off(self) -> None:
        """Ends the connection at once."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Reads what the page has sent."""
        if self._reader is not None:
            self._reader.feed_data(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """The page is gone."""
        self._reader = None
        self._lost(self)

    def hear(self, message: WSMessage) -> None:
        """What came in one message."""
        self.quiet = 0
        if message.type is WSMsgType.CLOSE:
            self._agree(message.data)
        elif self._closing:
            return
        elif not self._bucket.take():
            log("socket-closed", reason="too-many")
            self.write([error_frame(Refusal("too-many"), None)])
            self.close(WSCloseCode.POLICY_VIOLATION)
        elif message.type is WSMsgType.TEXT:
            self._heard(self, message.data)
        elif message.type is WSMsgType.PING:
            self._control(WSMsgType.PONG, message.data)
        elif message.type is not WSMsgType.PONG:
            self.close(WSCloseCode.UNSUPPORTED_DATA)

    def _agree(self, code: int) -> None:
        """The page says good-bye, or agrees to it."""
        self._part(code.to_bytes(2, "big") if code else b"")
        self._transport.close()

    def _part(self, reason: bytes) -> None:
        if not self._closing:
            self._control(WSMsgType.CLOSE, reason)
            self._closing = True
            asyncio.get_running_loop().call_later(GOODBYE, self.cut_off)

    def _control(self, kind: WSMsgType, data: bytes) -> None:
        """Sends a control frame: of 125 bytes at most."""
        self._send(bytes((_FINAL | kind, len(data))) + data)

    def _send(self, data: bytes) -> None:
        transport = self._transport
        if self._closing or transport.is_closing():
            return
        if transport.get_write_buffer_size() > self._most_waiting:
            log("socket-closed", reason="does-not-read")
            self.cut_off()
            return
        transport.write(data)


class _Frames(WebSocketDataQueue):
    """Where aiohttp's reader puts what it has read: straight into the socket."""

    def __init__(self, socket: PageSocket) -> None:
        nobody: Any = None
        super().__init__(nobody, 0, loop=nobody)
        self.socket = socket

    def feed_data(self, data: Any, size: int) -> None:
        """One message has come whole."""
        try:
            self.socket.hear(data)
        except Exception as error:
            log_fault(error)
            self.socket.close(WSCloseCode.INTERNAL_ERROR)

    def set_exception(self, exc: BaseException, exc_cause: Any = None) -> None:
        """What came is no frame; nothing more is read."""
        code = exc.code if isinstance(exc, WebSocketError) else WSCloseCode.INTERNAL_ERROR
        self.socket.close(code)

    def feed_eof(self) -> None:
        """Nothing more comes; the socket hears that by itself."""


def _head(length: int) -> bytes:
    """What goes before the text of a frame from the server."""
    kind = _FINAL | WSMsgType.TEXT
    if length < 126:
        return bytes((kind, length))
    if length < 65_536:
        return bytes((kind, 126)) + length.to_bytes(2, "big")
    return bytes((kind, 127)) + length.to_bytes(8, "big")
