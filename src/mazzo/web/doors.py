"""How many connections the room holds: never so many that it could open no file any more.

A room without a file to spare could neither let anybody in nor say why a thousand times a second.
"""

import asyncio
import sys
from collections.abc import Callable

from aiohttp import web

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


def doorkeeper(server: web.Server, most: int) -> Callable[[], asyncio.Protocol]:
    """Makes the protocol of each new connection: the server's, or one that hangs up."""
    return lambda: server() if len(server.connections) < most else _Full()


class _Full(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.abort()
