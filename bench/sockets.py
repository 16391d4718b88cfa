"""Pages that cost next to nothing: WebSockets by hand, for loads that must not be the measure."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any, cast

import msgspec

from mazzo.web.guests import cookie_name

Frame = dict[str, Any]

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


class Caller(asyncio.Protocol):
    """One socket to a room."""

    def __init__(self, address: str, token: str) -> None:
        self.hear: Callable[[Frame, int], None] = lambda frame, size: None
        """Gets every frame and its length."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._address = address
        self._token = token
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        host = self._address.removeprefix("http://")
        lines = [
            "GET /socket?v=2 HTTP/1.1",
            f"Host: {host}",
            f"Origin: {self._address}",
            f"Cookie: {cookie_name(host)}={self._token}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def say(self, **message: Any) -> None:
        """Sends a message. The mask is nothing but zeros: the text stays as it is."""
        text = _encode(message)
        head = bytes((0x81, 0x80 | len(text))) if len(text) < 126 else b"\x81\xfe"
        length = b"" if len(text) < 126 else struct.pack("!H", len(text))
        self.transport.write(head + length + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert b" 101 " in head, head
            self.opened.set_result(None)
        at = 0
        while len(data) - at >= 2:
            first, length = data[at], data[at + 1]
            start = at + 2
            if length == 126:
                if len(data) < at + 4:
                    break
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if len(data) < at + 10:
                    break
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + length:
                break
            at = start + length
            if first == 0x81:
                self.hear(_decode(data[start:at]), length)
        self._rest = data[at:]


async def call(address: str, token: str) -> Caller:
    """A socket that is open."""
    host, port = address.removeprefix("http://").rsplit(":", 1)
    loop = asyncio.get_running_loop()
    _, caller = await loop.create_connection(
        lambda: Caller(address, token), "127.0.0.1" if host == "localhost" else host, int(port)
    )
    await caller.opened
    return caller
