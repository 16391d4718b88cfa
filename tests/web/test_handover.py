"""A connection that becomes a WebSocket: nothing is lost on the way, nothing is kept for ever."""

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any, NoReturn

import pytest
from aiohttp import WSMessage, WSMsgType

from mazzo.web import socket as socket_module
from mazzo.web.limits import Bucket, Limits
from mazzo.web.socket import PageSocket
from tests.web.house import House, open_house, run
from tests.web.test_callers import frame

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
ACCEPTED = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
"""The example of RFC 6455, section 1.3."""
PING = frame(b'{"type":"ping","id":7}')
EMPTY_PING = frame(b"", first=0x89)


async def shake(
    house: House, version: str, *, then: bytes
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Asks for a socket and sends more in the same breath."""
    async with house.page() as page:
        cookie = page.cookie
    host, port = house.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = (
        f"GET /socket?v={version} HTTP/1.1\r\nHost: {host}:{port}\r\n"
        f"Origin: {house.address}\r\nCookie: {cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    )
    writer.write(head.encode() + b"Sec-WebSocket-Key: " + KEY + b"\r\n\r\n" + then)
    return reader, writer


async def hear(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next short frame: its first byte and what it carries."""
    first, length = await reader.readexactly(2)
    return first, await reader.readexactly(length)


async def say_on(writer: asyncio.StreamWriter, said: bytes) -> NoReturn:
    """Says it again and again, and hears nothing."""
    while True:
        writer.write(said * 1000)
        await writer.drain()


def test_what_comes_with_the_handshake_is_heard(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            reader, writer = await shake(house, "2", then=PING + EMPTY_PING)
            answer = await reader.readuntil(b"\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 101 ")
            assert b"Sec-WebSocket-Accept: " + ACCEPTED in answer
            assert b"Content-Security-Policy: " in answer
            heard = dict([await hear(reader), await hear(reader)])
            assert json.loads(heard[0x81]) == {"type": "pong", "id": 7}
            assert heard[0x8A] == b""
            writer.close()

    run(scenario())


def test_who_speaks_another_version_is_told_so_and_nothing_else(database: Path) -> None:
    """Even where they do not wait for the answer, and do not say good-bye in the end."""

    async def scenario() -> None:
        async with open_house(database) as house:
            reader, writer = await shake(house, "1", then=PING)
            await reader.readuntil(b"\r\n\r\n")
            _, refused = await hear(reader)
            assert json.loads(refused)["error"] == "protocol"
            assert await hear(reader) == (0x88, (1008).to_bytes(2, "big"))
            with contextlib.suppress(ConnectionError):
                assert await reader.read() == b""
            writer.close()

    run(scenario())


@pytest.mark.parametrize("said", [PING, frame(b"x" * 125, first=0x89)], ids=["text", "ping"])
def test_who_asks_and_does_not_read_is_cut_off(
    database: Path, said: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    generous = Limits(bytes_waiting=1000, messages_per_second=10**9, messages_burst=10**9)

    async def scenario() -> None:
        async with open_house(database, generous) as house:
            _, writer = await shake(house, "2", then=b"")
            with pytest.raises(ConnectionError):
                await say_on(writer, said)

    run(scenario())
    assert '"reason":"does-not-read"' in capfd.readouterr().err


class Stuck:
    """A connection over which nothing goes any more."""

    def __init__(self) -> None:
        self.aborted = asyncio.Event()
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        """Waits for ever."""

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted.set()


@pytest.mark.parametrize("who", ["page", "room"])
def test_after_a_good_bye_nobody_is_waited_for(monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    """Neither by the room that closes, nor by the guest who wants to be forgotten."""
    monkeypatch.setattr(socket_module, "GOODBYE", 0.01)

    async def scenario() -> None:
        stuck: Any = Stuck()
        socket = PageSocket(b"guest", print, print, Bucket(10, 10), 1000)
        socket._transport = stuck
        if who == "page":
            socket.hear(WSMessage(WSMsgType.CLOSE, 1000, ""))
        else:
            socket.close(1000)
        await stuck.aborted.wait()

    run(scenario())
