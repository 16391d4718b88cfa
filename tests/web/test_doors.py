"""The room lets in as many as it can hold, and the next when somebody leaves."""

import asyncio
import contextlib
import sys

import pytest
from aiohttp import web

from mazzo.web import doors
from mazzo.web.doors import doorkeeper, most_connections
from tests.web.house import run


async def health(_: web.Request) -> web.Response:
    return web.Response(text="well")


class Caller:
    """A connection that stays open."""

    async def call(self, port: int) -> bytes:
        """The first line of an answer, empty when nobody lets us in."""
        reader, self._writer = await asyncio.open_connection("127.0.0.1", port)
        self._writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try:
            return await asyncio.wait_for(reader.readline(), 10)
        except ConnectionError:
            return b""

    async def leave(self) -> None:
        self._writer.close()
        with contextlib.suppress(ConnectionError):
            await self._writer.wait_closed()


@pytest.mark.parametrize("pages", [(), ("a page",)])
def test_who_finds_no_room_is_turned_away_until_somebody_leaves(pages: tuple[str, ...]) -> None:
    """Connections that have become sockets of pages count, too."""

    async def scenario() -> None:
        app = web.Application()
        app.router.add_get("/", health)
        runner = web.AppRunner(app)
        await runner.setup()
        assert runner.server is not None
        enter = doorkeeper(runner.server, pages, 2 + len(pages))
        door = await asyncio.get_running_loop().create_server(enter, "127.0.0.1", 0)
        port = door.sockets[0].getsockname()[1]
        one, two, three = Caller(), Caller(), Caller()
        assert (await one.call(port)).startswith(b"HTTP/1.1 200")
        assert (await two.call(port)).startswith(b"HTTP/1.1 200")
        assert await three.call(port) == b""
        await three.leave()
        await one.leave()
        async with asyncio.timeout(30):
            while not await three.call(port):
                await three.leave()
        for caller in (two, three):
            await caller.leave()
        door.close()
        await runner.cleanup()

    run(scenario())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize(
    ("files", "hard", "most"),
    [(256, 4096, 4096 - 300), (1024, 1024, 724), (256, 256, 128), (256, -1, 65_536 - 300)],
)
def test_the_system_is_asked_for_files(
    monkeypatch: pytest.MonkeyPatch, files: int, hard: int, most: int
) -> None:
    import resource

    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert most_connections(100) == most
    wanted = doors.WANTED if hard == resource.RLIM_INFINITY else hard
    assert asked == ([(wanted, hard)] if wanted > files else [])
