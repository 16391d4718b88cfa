"""What the room costs and how fast it answers: `python -m bench.serve [MATCHES ...]`.

A real room (`mazzo serve`) on this machine, scripted pages against Easy. Only the room's own
process is counted: not the scripted pages, not the processes in which the computers think. A move
is one committed to disk, a person's or a computer's. Linux only (it reads /proc).
"""

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

from tests.server import Room
from tests.web.house import Page

SECONDS = 20.0
"""How long a load is measured."""


def processor_seconds(pid: int) -> float:
    """What the process has used of processors so far, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """The process's memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Load:
    """Pages that play at random, each its own guest, match after match."""

    def __init__(self, pages: int) -> None:
        self.pages = pages
        self.moves = 0
        self.waits: list[float] = []
        """Seconds from a page's tap to its acknowledged move."""
        self._until = float("inf")

    async def run(self, address: str, pid: int, seconds: float) -> tuple[float, float]:
        """Plays for so long once all are connected.

        Returns:
            The seconds it took, and the processor seconds of the room meanwhile.
        """
        ready = asyncio.Barrier(self.pages + 1)
        places = asyncio.Semaphore(50)
        tasks = [
            asyncio.create_task(self._page(address, number, places, ready))
            for number in range(self.pages)
        ]
        await ready.wait()
        begun, used = time.perf_counter(), processor_seconds(pid)
        self._until = begun + seconds
        await asyncio.gather(*tasks)
        return time.perf_counter() - begun, processor_seconds(pid) - used

    async def _page(
        self, address: str, number: int, places: asyncio.Semaphore, ready: asyncio.Barrier
    ) -> None:
        rng = Random(number)
        page = Page(address)
        async with places:
            await page.__aenter__()
            table = await page.start("easy")
        await ready.wait()
        while time.perf_counter() < self._until:
            before = table["ply"]
            table = await page.until_my_turn(table)
            self.moves += table["ply"] - before
            if table["view"]["turn"] is None:
                table = await page.start("easy")
                continue
            tapped = time.perf_counter()
            update = await page.play(table, rng.choice(table["view"]["moves"]))
            self.waits.append(time.perf_counter() - tapped)
            self.moves += 1
            table = {**table, **update}
        await page.__aexit__(None, None, None)


def row(name: str, value: str) -> None:
    """Prints one figure."""
    print(f"{name:58}{value:>18}", flush=True)


def median_and_p99(seconds: list[float]) -> str:
    """Both in milliseconds."""
    ordered = sorted(seconds)
    p99 = ordered[int(len(ordered) * 0.99)]
    return f"{statistics.median(ordered) * 1000:.2f} / {p99 * 1000:.1f} ms"


def measure(matches: list[int]) -> None:
    """Prints one figure a line."""
    for limit in (
        "SOCKETS_PER_ADDRESS",
        "MESSAGES_PER_SECOND",
        "MESSAGES_BURST",
        "MATCHES_PER_GUEST",
    ):
        os.environ[f"MAZZO_{limit}"] = "100000"
    with tempfile.TemporaryDirectory() as folder:
        room = Room(Path(folder) / "mazzo.sqlite")
        for name in ("first start, database made", "second start"):
            begun = time.perf_counter()
            room.start()
            row(f"{name}: open after", f"{time.perf_counter() - begun:.2f} s")
            if name.startswith("first"):
                room.stop()
        alone = Load(1)
        asyncio.run(alone.run(room.address, room.pid, 5))
        row("one page: tap to acknowledged move, median / p99", median_and_p99(alone.waits))
        for count in matches:
            measure_load(room, count)
        asyncio.run(reconnect(room))
        room.stop()


def measure_load(room: Room, count: int) -> None:
    """So many matches at once, as fast as they go."""
    room.stop()
    room.start()
    empty = megabytes(room.pid)
    load = Load(count)
    seconds, used = asyncio.run(load.run(room.address, room.pid, SECONDS))
    row(f"{count} matches: committed moves a second", f"{load.moves / seconds:.0f}")
    row(f"{count} matches: committed moves a processor second", f"{load.moves / used:.0f}")
    row(f"{count} matches: tap to move, median / p99", median_and_p99(load.waits))
    row(
        f"{count} matches: memory per 1,000",
        f"{(megabytes(room.pid) - empty) * 1000 / count:.0f} MB",
    )


async def reconnect(room: Room) -> None:
    """From a killed room to the table on the page."""
    async with Page(room.address) as page:
        table = await page.start("easy")
        token = page.token
    room.kill()
    begun = time.perf_counter()
    await asyncio.to_thread(room.start)
    opened = time.perf_counter()
    async with Page(room.address, token) as page:
        again = await page.ask(type="open", game="rubamazzo")
    assert again["match"] == table["match"]
    row("killed room: open again after", f"{opened - begun:.2f} s")
    row("then the table on the page after", f"{(time.perf_counter() - opened) * 1000:.1f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="What the room costs and how fast it answers.")
    parser.add_argument("matches", nargs="*", type=int, default=[200, 1000])
    measure(parser.parse_args().matches)
