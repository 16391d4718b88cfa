"""Opens the room on a port and closes it in order."""

import asyncio
import contextlib
import errno
import gc
import signal
import socket

from mazzo.match.store import Store
from mazzo.web.app import make_app
from mazzo.web.computers import ProcessComputers
from mazzo.web.doors import BACKLOG, open_doors
from mazzo.web.driver import Driver
from mazzo.web.limits import Limits
from mazzo.web.log import log

GOODBYE_SECONDS = 5.0
PORTS = 100


class PortTaken(Exception):
    """No port could be had; the text is a sentence."""


def listen(host: str, port: int, *, search: bool) -> list[socket.socket]:
    """Sockets that listen on ``port`` (0: any) of every address of ``host``, or on the next port
    that is free on all of them if ``search``.

    Raises:
        PortTaken: the port, or each of the hundred from it on, cannot be had.
    """
    for candidate in range(port, min(port + PORTS, 65536)) if search else [port]:
        try:
            return _listen(host, candidate)
        except UnicodeError as error:  # what no name of a machine can look like
            raise PortTaken(f"There is no host {host!r}.") from error
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                if search:
                    continue
                raise PortTaken(f"Port {candidate} of {host} is taken.") from error
            reason = error.strerror or str(error)
            raise PortTaken(f"Port {candidate} of {host} cannot be used: {reason}.") from error
    raise PortTaken(f"The ports from {port} on of {host} are all taken.")


def _listen(host: str, port: int) -> list[socket.socket]:
    """Listens on all addresses, so that no other server gets part of the browser's requests."""
    found: list[socket.socket] = []
    try:
        for family, kind, number, _, place in socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            if found and port == 0:
                place = (place[0], found[0].getsockname()[1], *place[2:])
            try:
                sock = socket.socket(family, kind, number)
                found.append(sock)
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                sock.bind(place)
                sock.listen(BACKLOG)
            except OSError as error:
                # A machine may know an IPv6 address of localhost and yet have none.
                if error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                    raise
                found.pop().close()
        if not found:
            raise OSError(errno.EADDRNOTAVAIL, "no such address here")
    except OSError:
        for sock in found:
            sock.close()
        raise
    return found


async def serve(
    socks: list[socket.socket],
    store: Store,
    limits: Limits,
    opened: asyncio.Event,
) -> None:
    """Keeps the room open until the process is asked to stop (SIGTERM, SIGINT).

    Args:
        socks: listen already.
        store: keeps the matches.
        limits: what one page, guest or address may ask.
        opened: set when pages can come.

    Raises:
        mazzo.web.assets.ClientMissing: the client is not built.
    """
    stop = asyncio.Event()
    _set_when_asked_to_stop(stop)
    computers = ProcessComputers()
    driver = Driver(store, computers, limits)
    app = make_app(driver, limits)
    driver.start()
    _settle_down()
    try:
        async with open_doors(app, socks, GOODBYE_SECONDS):
            log("opened", port=socks[0].getsockname()[1])
            opened.set()
            await stop.wait()
    finally:
        await computers.close()
        await driver.close()
        log("closed")


def _settle_down() -> None:
    """What is there now stays, and what a move leaves behind holds no cycles: to look for those as
    often as a short program does was an eighth of the room's work."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def _set_when_asked_to_stop(stop: asyncio.Event) -> None:
    """Until the process ends: who asks twice, as ``timeout`` and a terminal do, must not end it
    while it closes in order."""
    loop = asyncio.get_running_loop()

    def asked(*_: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(stop.set)

    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, asked)
