"""Opens the room on a port and closes it in order."""

import asyncio
import contextlib
import errno
import signal
import socket

from aiohttp import web

from mazzo.table.store import Store
from mazzo.web.app import make_app
from mazzo.web.limits import Limits
from mazzo.web.log import log
from mazzo.web.room import Room
from mazzo.web.thinking import Thinker

SWEEP_SECONDS = 5.0
GOODBYE_SECONDS = 5.0


class PortTaken(Exception):
    """No port could be had; the text is a sentence."""


def listen(host: str, port: int, *, search: bool) -> socket.socket:
    """A socket that listens on ``port`` (0: any), or on the next free one if ``search``.

    Raises:
        PortTaken: the port, or the hundred from it on, cannot be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + 100, 65536)) if search else [port]:
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, candidate))
            sock.listen(128)
        except OSError as error:
            sock.close()
            if error.errno == errno.EADDRINUSE and search:
                continue
            if error.errno == errno.EADDRINUSE:
                raise PortTaken(f"Port {candidate} of {host} is taken.") from error
            reason = error.strerror or str(error)
            raise PortTaken(f"Port {candidate} of {host} cannot be used: {reason}.") from error
        return sock
    raise PortTaken(f"The ports {port} to {port + 99} of {host} are all taken.")


async def serve(
    sock: socket.socket, store: Store, thinker: Thinker, limits: Limits, opened: asyncio.Event
) -> None:
    """Keeps the room open until the process is asked to stop (SIGTERM, SIGINT).

    Args:
        sock: listens already.
        store: keeps the matches.
        thinker: answers for the computers.
        limits: what one page may ask.
        opened: set when pages can come.

    Raises:
        mazzo.web.assets.ClientMissing: the client is not built.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows: KeyboardInterrupt ends the loop
            loop.add_signal_handler(sign, stop.set)
    room = Room(store, thinker)
    runner = web.AppRunner(
        make_app(room, limits), access_log=None, shutdown_timeout=GOODBYE_SECONDS
    )
    await runner.setup()
    await web.SockSite(runner, sock).start()
    sweep = asyncio.create_task(_sweep(room))
    log("opened", port=sock.getsockname()[1])
    opened.set()
    try:
        await stop.wait()
    finally:
        sweep.cancel()
        await runner.cleanup()
        await room.close()
        log("closed")


async def _sweep(room: Room) -> None:
    """Owed moves of computers: at the start all, later those that got stuck."""
    await room.take_up(at_start=True)
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        await room.take_up()
