"""Whoever comes to the port, whatever they say: an answer with the headers of every answer,
without a word of what came or of what the room is made of, and no fault in the log."""

import asyncio
import json
import os
import re
from http.client import responses
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.web import headers
from mazzo.web.callers import MaskedOnly
from mazzo.web.finished import LARGEST_RECORD
from mazzo.web.limits import Limits
from mazzo.web.log import take_library_logs
from mazzo.web.mine import LARGEST_COPY
from tests.web.house import LIMITS, House, Page, open_house, run

QUOTED = b"Qu0ted"
PAGE = b"GET /en/ HTTP/1.1\r\nHost: h\r\n"
SENT = b"POST /replay HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\nCookie: %s\r\n"
SHAKE = (
    b"GET /socket?v=2 HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\nCookie: %s\r\n"
    b"Connection: Upgrade\r\n"
)
RUDE = {
    "control byte in the address": (b"GET /Qu0ted\x01 HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    "bytes in the address": (b"GET /Qu0ted\xff\xfe HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    "no address": (b"GET http://[Qu0ted/ HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    "no port": (b"GET http://h:Qu0ted/ HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    "long address": (b"GET /Qu0ted" + b"a" * 9000 + b" HTTP/1.1\r\nHost: h\r\n\r\n", 431),
    "no method": (b"Qu0ted /en/ HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    "no version": (b"GET /en/ HTTP/Qu0ted\r\nHost: h\r\n\r\n", 400),
    "no HTTP": (b"Qu0ted\r\n\r\n", 400),
    "HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    "TLS": (bytes.fromhex("16030100c8010000c4030300") + QUOTED, 400),
    "doubled host": (PAGE + b"Host: Qu0ted\r\n\r\n", 400),
    "no host": (b"GET /Qu0ted HTTP/1.1\r\n\r\n", 400),
    "control byte in a header": (PAGE + b"X: Qu0ted\x00\r\n\r\n", 400),
    "header without a name": (PAGE + b"Qu0ted: a\r\n : b\r\n\r\n", 400),
    "folded header": (PAGE + b"X: a\r\n Qu0ted\r\n\r\n", 400),
    "long header": (PAGE + b"X: Qu0ted" + b"a" * 9000 + b"\r\n\r\n", 431),
    "many headers": (PAGE + b"X: Qu0ted\r\n" * 500 + b"\r\n", 400),
    "bare line ends": (b"GET /Qu0ted HTTP/1.1\nHost: h\n\n", 400),
    "no length": (SENT + b"Content-Length: Qu0ted\r\n\r\n", 400),
    "length below zero": (SENT + b"Content-Length: -1\r\n\r\nQu0ted", 400),
    "two lengths": (SENT + b"Content-Length: 6\r\nContent-Length: 5\r\n\r\nQu0ted", 400),
    "length and chunks": (
        SENT + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nQu0ted\r\n0\r\n\r\n",
        400,
    ),
    "unknown coding": (SENT + b"Transfer-Encoding: Qu0ted\r\n\r\n", 400),
    "no chunk": (SENT + b"Transfer-Encoding: chunked\r\n\r\nQu0ted\r\n", 400),
    "no second chunk": (SENT + b"Transfer-Encoding: chunked\r\n\r\n1\r\na\r\nQu0ted\r\n", 400),
    "no gzip": (SENT + b"Content-Encoding: gzip\r\nContent-Length: 6\r\n\r\nQu0ted", 400),
    "too long a body": (SENT + b"Content-Length: 300000\r\n\r\n" + QUOTED * 50_000, 413),
    "body nobody reads": (PAGE.replace(b"GET", b"POST") + b"Content-Length: 6\r\n\r\nQu0ted", 405),
    "broken body nobody reads": (
        PAGE.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n1\r\na\r\nQu0ted\r\n",
        400,
    ),
    "great expectations": (PAGE + b"Expect: Qu0ted\r\n\r\n", 417),
    "expectations of nothing": (b"GET /x HTTP/1.1\r\nHost: h\r\nExpect: Qu0ted\r\n\r\n", 417),
    "nothing there": (b"GET /static/Qu0ted.js HTTP/1.1\r\nHost: h\r\n\r\n", 404),
    "tunnel": (b"CONNECT Qu0ted:80 HTTP/1.1\r\nHost: h\r\n\r\n", 404),
    "echo": (b"TRACE /en/ HTTP/1.1\r\nHost: h\r\nX: Qu0ted\r\n\r\n", 405),
    "foreign record": (b"POST /replay HTTP/1.1\r\nHost: h\r\nOrigin: http://Qu0ted\r\n\r\n", 403),
    "coding refused": (PAGE + b"Accept-Encoding: *;q=0, Qu0ted;q=0\r\n\r\n", 406),
    "no WebSocket": (SHAKE + b"Upgrade: Qu0ted\r\n\r\n", 400),
    "no WebSocket at all": (SHAKE.replace(b"Connection: Upgrade", b"X: Qu0ted") + b"\r\n", 400),
    "WebSocket of a version": (
        SHAKE + b"Upgrade: websocket\r\nSec-WebSocket-Version: Qu0ted\r\n\r\n",
        400,
    ),
    "WebSocket without a key": (
        SHAKE + b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: Qu0ted\r\n\r\n",
        400,
    ),
    "WebSocket of a stranger": (
        b"GET /socket?v=2 HTTP/1.1\r\nHost: h\r\nOrigin: http://Qu0ted\r\n\r\n",
        403,
    ),
}


async def call(house: House, data: bytes) -> bytes:
    """What comes back until the connection is quiet or closed."""
    host, port = house.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(data)
    heard = b""
    try:
        async with asyncio.timeout(30):
            while not _whole(heard) and (more := await reader.read(65536)):
                heard += more
    except ConnectionError:
        pass
    finally:
        writer.close()
    return heard


def _whole(answer: bytes) -> bool:
    head, end, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: ([0-9]+)", head)
    return bool(end) and length is not None and len(body) >= int(length[1])


def test_whoever_is_rude_gets_a_plain_answer(
    database: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    take_library_logs()

    async def scenario() -> None:
        async with open_house(database, LIMITS) as house, house.page() as page:
            cookie = page.cookie.replace(house.address.rpartition(":")[2], "80").encode()
            for name, (data, status) in RUDE.items():
                answer = await call(house, data.replace(b"%s", cookie))
                head, _, body = answer.partition(b"\r\n\r\n")
                assert head.startswith(f"HTTP/1.1 {status} {responses[status]}".encode()), name
                for header, value in headers.SECURITY.items():
                    assert f"{header}: {value}".encode() in head.split(b"\r\n"), (name, header)
                said = answer.lower()
                for word in (QUOTED.lower(), b"server:", b"aiohttp", b"python"):
                    assert word not in said, (name, word)
                assert body, name
            assert (await page.ask(type="ping"))["type"] == "pong"

    run(scenario())
    said = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert {line["event"] for line in said} <= {"socket-refused"}


def test_what_breaks_outside_of_the_application_is_a_fault_of_the_room(
    database: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: object) -> None:
        raise KeyError("Qu0ted")

    async def scenario() -> None:
        async with open_house(database) as house:
            monkeypatch.setattr("aiohttp.web_urldispatcher.UrlDispatcher.resolve", broken)
            answer = await call(house, PAGE + b"\r\n")
            assert answer.startswith(b"HTTP/1.1 500 Internal Server Error\r\n")
            assert b"Content-Security-Policy: default-src 'none'" in answer
            assert b"Server:" not in answer

    run(scenario())
    (line,) = capfd.readouterr().err.splitlines()
    assert json.loads(line)["error"] == "KeyError"
    assert "Qu0ted" not in line


def frame(payload: bytes, *, first: int = 0x81, mask: bytes | None = b"\0\0\0\0") -> bytes:
    """A frame of a WebSocket; by default a whole text in a mask that changes nothing."""
    bit = 0x80 if mask is not None else 0
    length = len(payload)
    if length < 126:
        head = bytes([first, bit | length])
    elif length < 2**16:
        head = bytes([first, bit | 126]) + length.to_bytes(2, "big")
    else:
        head = bytes([first, bit | 127]) + length.to_bytes(8, "big")
    return head + (mask or b"") + payload


async def say(page: Page, *frames: bytes) -> int:
    """Sends bytes as they are; the code with which the socket is closed, or 0 if it answers."""
    assert page.ws._writer is not None
    page.ws._writer.transport.write(b"".join(frames))
    message = await page.ws.receive(timeout=30)
    return (
        0 if page.ws.close_code is None and message.type.name == "TEXT" else page.ws.close_code or 1
    )


def padded(length: int) -> bytes:
    return b'{"type":"ping","x":"' + b"x" * (length - 22) + b'"}'


@pytest.mark.parametrize("limit", [125, 126, 4096, 70_000])
def test_a_frame_may_be_as_long_as_the_limit_says(database: Path, limit: int) -> None:
    async def scenario() -> None:
        async with open_house(database, Limits(frame_bytes=limit)) as house:
            whole = padded(limit)
            pieces = [
                frame(whole[:50], first=0x01),
                frame(whole[50:60], first=0x00),
                frame(whole[60:], first=0x80),
            ]
            longer = padded(limit + 1)
            more = [frame(longer[:50], first=0x01), frame(longer[50:], first=0x80)]
            for frames, code in (
                ([frame(padded(limit - 1))], 0),
                ([frame(whole)], 0),
                (pieces, 0),
                ([frame(longer)], 1009),
                (more, 1009),
            ):
                async with house.page() as page:
                    assert await say(page, *frames) == code

    run(scenario())


def test_what_is_not_masked_is_no_browsers(database: Path) -> None:
    ping = b'{"type":"ping"}'

    async def scenario() -> None:
        async with open_house(database) as house:
            for frames, code in (
                ([frame(ping)], 0),
                ([frame(ping, mask=None)], 1002),
                ([frame(b"", first=0x89, mask=None)], 1002),
                ([frame(ping[:5], first=0x01), frame(ping[5:], first=0x80, mask=None)], 1002),
            ):
                async with house.page() as page:
                    assert await say(page, *frames) == code

    run(scenario())


class Heard:
    """A reader that keeps what it is handed."""

    def __init__(self) -> None:
        self.data = b""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.data += data
        return False, b""

    def feed_eof(self) -> None:
        self.data += b"<end>"


LENGTHS = st.sampled_from([0, 1, 125, 126, 127, 2**16 - 1, 2**16])


@given(
    lengths=st.lists(LENGTHS, max_size=4),
    cuts=st.lists(st.integers(0, 2**18), max_size=12),
    bare=st.booleans(),
)
def test_masks_are_seen_wherever_the_bytes_are_cut(
    lengths: list[int], cuts: list[int], bare: bool
) -> None:
    masked = b"".join(frame(bytes(length), mask=b"mask") for length in lengths)
    data = masked + frame(b"bare", mask=None) if bare else masked
    places = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    heard = Heard()
    reader = MaskedOnly(heard)
    for start, end in pairwise(places):
        reader.feed_data(data[start:end])
        if len(heard.data) > len(masked):
            break
    assert heard.data == masked + (MaskedOnly.REFUSED if bare else b"")
    reader.feed_eof()
    assert heard.data.endswith(b"<end>")


@pytest.mark.parametrize(
    ("path", "limit"), [("/replay", LARGEST_RECORD), ("/mine/results", LARGEST_COPY)]
)
def test_a_body_may_be_as_long_as_the_limit_says(database: Path, path: str, limit: int) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            for length, status in ((limit, 400), (limit + 1, 413)):
                body = os.urandom(length // 2).hex().ljust(length, "x")
                sent = {"Origin": house.address, "Cookie": page.cookie}
                async with page.session.post(
                    house.address + path, data=body, headers=sent
                ) as response:
                    assert response.status == status, length

    run(scenario())
