"""``mazzo serve``: opens the room."""

import asyncio
import os
import signal
import sys
import webbrowser
from pathlib import Path
from socket import socket
from threading import Thread
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from mazzo.match.store import Store
    from mazzo.web.limits import Limits

DEFAULT_PORT = 8000


def default_database() -> Path:
    """``mazzo.sqlite`` among the user's own data (``XDG_DATA_HOME``)."""
    home = os.environ.get("XDG_DATA_HOME")
    try:
        data = Path(home) if home else Path.home() / ".local" / "share"
    except RuntimeError:
        raise click.ClickException(
            "There is no home folder for the matches: name a file with --database."
        ) from None
    return data / "mazzo" / "mazzo.sqlite"


@click.command()
@click.option("--host", default="localhost", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"Port; 0 takes any. Without it {DEFAULT_PORT} or the next free one.",
)
@click.option(
    "--database",
    type=click.Path(dir_okay=False, path_type=Path),
    help="File for the matches. By default in the user's data folder.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@click.option("--log", is_flag=True, help="Write the log as JSON at a terminal, too.")
def serve(host: str, port: int | None, database: Path | None, no_browser: bool, log: bool) -> None:
    """Open the room and, if there is one, the browser.

    Limits can be set in the environment; docs/server.md lists them. Ctrl+C closes the room.
    """
    from mazzo.commands.reading import one_line
    from mazzo.store.migrate import Unusable
    from mazzo.store.sqlite import SQLiteStore
    from mazzo.web.assets import ClientMissing, read_client
    from mazzo.web.limits import BadSetting, Limits
    from mazzo.web.log import log_for_a_person, take_library_logs
    from mazzo.web.loop import run_loop
    from mazzo.web.serving import PortTaken, listen

    try:
        read_client()
        limits = Limits.from_environment()
        wanted = DEFAULT_PORT if port is None else port
        socks = listen(host, wanted, search=port is None)
        store = SQLiteStore(database or default_database())
    except (BadSetting, ClientMissing, PortTaken, Unusable) as error:
        click.echo(one_line(str(error)), err=True)
        sys.exit(1)
    if sys.stderr.isatty() and not log:
        log_for_a_person()
    take_library_logs()
    got = socks[0].getsockname()[1]
    if port is None and got != wanted:
        click.echo(f"Port {wanted} is taken, using {got}.")
    where = address(host, [sock.getsockname()[0] for sock in socks], got)
    try:
        run_loop(_open(socks, store, limits, where, not no_browser))
    finally:
        store.close()
        # Python takes handlers away before it ends: who asks even now must not be heard.
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, signal.SIG_IGN)


def address(host: str, places: list[str], port: int) -> str:
    """The room's address for a browser on this machine.

    Args:
        host: what was asked for, a name or the number of a machine.
        places: the numbers on which the room listens.
        port: its port.
    """
    if "0.0.0.0" in places:
        host = "localhost"
    elif "::" in places:
        host = "::1"  # what localhost is, too, on most machines, but not on all
    # A zone (fe80::1%eth0) belongs to the number, and to no address but with its sign encoded.
    return f"http://[{host.replace('%', '%25')}]:{port}" if ":" in host else f"http://{host}:{port}"


async def _open(
    socks: list[socket],
    store: "Store",
    limits: "Limits",
    where: str,
    browser: bool,
) -> None:
    from mazzo.web.serving import serve as serve_room

    opened = asyncio.Event()
    serving = asyncio.create_task(serve_room(socks, store, limits, opened))
    telling = asyncio.create_task(_tell(opened, where, browser))
    try:
        await serving
    finally:
        telling.cancel()


async def _tell(opened: asyncio.Event, where: str, browser: bool) -> None:
    await opened.wait()
    click.echo(f"Mazzo is open at {where}")
    if sys.stdout.isatty():
        click.echo("Ctrl+C closes it.")
    sys.stdout.flush()
    if browser and _has_a_screen():
        # Not waited for: some browsers only come back when they are closed.
        Thread(target=webbrowser.open, args=[where], daemon=True).start()


def _has_a_screen() -> bool:
    """Whether a browser can show itself: in a terminal it would cover the room's own words."""
    chosen = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    return bool(chosen) or sys.platform in ("darwin", "win32")
