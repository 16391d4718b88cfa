"""A room with other texts than ours."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

from mazzo.web.assets import CLIENT, read_client
from tests.web.house import open_house


@contextmanager
def open_room(folder: Path, texts: Path) -> Iterator[str]:
    """The address of a room, in a thread of its own, that has its languages in ``texts``."""
    opened, found, close = Event(), [], asyncio.Event()

    async def serve() -> None:
        house = open_house(folder / "mazzo.db", client=read_client(), static=CLIENT, texts=texts)
        async with house as room:
            found.append((room.address, asyncio.get_running_loop()))
            opened.set()
            await close.wait()

    thread = Thread(target=asyncio.run, args=[serve()])
    thread.start()
    assert opened.wait(30)
    (address, loop) = found[0]
    yield address
    loop.call_soon_threadsafe(close.set)
    thread.join(30)
