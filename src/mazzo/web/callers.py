"""One connection of the port: what is no HTTP, or no WebSocket of a browser, is refused here,
before the application sees it.

The refusal carries the headers of every answer. It quotes nothing of what came, and is no fault of
the room's that its log should tell.
"""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, NoReturn, Protocol, cast

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError, LineTooLong

from mazzo.web.headers import SECURITY
from mazzo.web.log import log_fault

Handler = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]


class Caller(web.RequestHandler):
    """The protocol of one connection."""

    def __init__(self, server: web.Server) -> None:
        silent: Any = None
        super().__init__(server, loop=asyncio.get_running_loop(), access_log=silent)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> NoReturn:
        """Answers what could not be read, or what went wrong outside of the application.

        Raises:
            ConnectionError: always: nothing more is heard of this connection.
        """
        if isinstance(exc, ConnectionError):
            raise exc  # answered already, by the lines below, or gone
        if isinstance(exc, LineTooLong):
            status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        elif exc is not None and not isinstance(exc, HttpProcessingError):
            log_fault(exc)
        if request.writer.output_size == 0 and self.transport is not None:
            self.transport.write(_refusal(HTTPStatus(status)))
        raise ConnectionError

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """Leaves out what is the caller's doing: a body that breaks off after it was answered."""
        if not isinstance(kw.get("exc_info"), HttpProcessingError | web.RequestPayloadError):
            super().log_exception(*args, **kw)

    def hand_over(self, heir: asyncio.Protocol, reader: "Reader") -> None:
        """The connection is the other protocol's from now on, and all that was kept for HTTP may
        go.

        Args:
            heir: hears what comes from now on.
            reader: gets what has come already.
        """
        assert self.transport is not None
        self.set_parser(cast(Any, reader))
        transport, self.transport = self.transport, None  # else it would be closed
        self.connection_lost(None)
        transport.set_protocol(heir)


def without_quotes(handler: Handler) -> Handler:
    """An application's handler that quotes nothing of what it would have been asked to expect:
    aiohttp answers that before it asks the application."""

    async def handle(request: web.BaseRequest) -> web.StreamResponse:
        try:
            return await handler(request)
        except web.HTTPExpectationFailed as failed:
            return web.Response(status=failed.status, text=f"{failed.status}: {failed.reason}")

    return handle


def _refusal(status: HTTPStatus) -> bytes:
    text = f"{status.value}: {status.phrase}"
    headers = {
        **SECURITY,
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Length": str(len(text)),
        "Connection": "close",
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", text]).encode("ascii")


class Reader(Protocol):
    """Takes in what has come over a connection; aiohttp's ``WebSocketReader`` is one."""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Takes in what came next; whether nothing more is wanted, and what is left over."""

    def feed_eof(self) -> None:
        """Nothing more comes."""


class MaskedOnly:
    """What a browser sends is masked, so that nothing between takes it for HTTP. Whatever is not
    becomes a frame that no reader takes: its socket is closed with 1002.
    """

    REFUSED = b"\x7f\x00"
    """The beginning of a frame with bits that have no meaning."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._head = b""
        """Of a frame whose head has not come whole."""
        self._body = 0
        """Bytes of the frame under way that are still to come."""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Hands on what came, as far as it is masked; see aiohttp's ``WebSocketReader``."""
        data = self._head + data
        at, self._head = self._body, b""
        while len(data) - at >= 2:
            if not data[at + 1] & 0x80:
                return self._reader.feed_data(data[:at] + self.REFUSED)
            length, head = data[at + 1] & 0x7F, 6
            if length > 125:
                size = 2 if length == 126 else 8
                if len(data) - at < 2 + size:
                    break
                length, head = int.from_bytes(data[at + 2 : at + 2 + size], "big"), 6 + size
            at += head + length
        if at < len(data):
            data, self._head = data[:at], data[at:]
        self._body = max(0, at - len(data))
        return self._reader.feed_data(data)

    def feed_eof(self) -> None:
        """Nothing more comes."""
        self._reader.feed_eof()
