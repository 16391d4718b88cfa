"""How many connections the room holds: never so many that it could open no file any more.

A room without a file to spare could neither let anybody in nor say why a thousand times a second.
"""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable, Sized
from contextlib import asynccontextmanager
from typing import cast

from aiohttp import web

from mazzo.web.callers import Caller, without_quotes
from mazzo.web.sockets import SOCKETS

BACKLOG = 512
"""Connections that the system holds until they are let in."""
WANTED = 65_536
"""Open files that are asked of the system."""
UNLIMITED = 10_000
"""Connections where the system sets no limit to files."""


def most_connections(backlog: int) -> int:
    """How many connections there is room for, after asking for all the files that may be had.

    Args:
        backlog: how many may come in at once, before any of them is counted.
    """
    if sys.platform == "win32":
        return UNLIMITED
    import resource

    files, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if files != resource.RLIM_INFINITY and files < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        files = most
    if files == resource.RLIM_INFINITY:
        return UNLIMITED
    return max(files - 3 * backlog, files // 2)


def doorkeeper(server: web.Server, sockets: Sized, most: int) -> Callable[[], asyncio.Protocol]:
    """Makes the protocol of each new connection: a caller's, or one that hangs up.

    Args:
        server: has the connections that speak HTTP.
        sockets: those that do no more.
        most: how many there may be of both.
    """
    return lambda: Caller(server) if len(server.connections) + len(sockets) < most else _Full()


@asynccontextmanager
async def open_doors(
    app: web.Application, socks: list[socket.socket], goodbye: float
) -> AsyncIterator[None]:
    """Lets callers in to an application while it is held.

    Args:
        app: what they come for.
        socks: listen already; they are closed with the doors.
        goodbye: seconds for what is under way, once nobody is let in any more.
    """
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=goodbye)
    await runner.setup()
    assert runner.server is not None
    runner.server.request_handler = without_quotes(runner.server.request_handler)
    enter = doorkeeper(runner.server, app[SOCKETS], most_connections(BACKLOG))
    loop = asyncio.get_running_loop()
    doors = [await loop.create_server(enter, sock=sock, backlog=BACKLOG) for sock in socks]
    try:
        yield
    finally:
        for door in doors:
            door.close()
        await runner.cleanup()


class _Full(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # Not every event loop's is an ``asyncio.Transport`` by its class.
        cast(asyncio.Transport, transport).abort()
