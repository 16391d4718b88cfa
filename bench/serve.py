"""What the room costs and how fast it answers: `python -m bench.serve [--peers FOLDER]`.

A real room (`mazzo serve`) on one processor of this machine, the load and the computers on
another. Only the room's own process is counted: not the load, not the processes in which computers
think. A move is one that is committed to disk, a person's or a computer's. Linux only (it reads
/proc). With peers, their servers are measured in turns with ours, in the same run.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bench import peers
from bench.people import make_matches
from tests.server import Room
from tests.web.house import Page

SERVER, LOAD = {0}, {1}
"""The processors on which the room and all else run."""
LIMITS = {
    "SOCKETS_PER_ADDRESS": 100_000,
    "MESSAGES_PER_SECOND": 100_000,
    "MESSAGES_BURST": 100_000,
    "MATCHES_PER_GUEST": 100_000,
}
RATE = 2000
"""Moves a second that come in whether the room keeps up or not."""


def processor_seconds(pid: int) -> float:
    """What the process has used of processors so far, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """The process's memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def pin(room: Room) -> None:
    """The room on one processor, its computers on the other."""
    children = Path(f"/proc/{room.pid}/task/{room.pid}/children").read_text().split()
    for child in children:
        os.sched_setaffinity(int(child), LOAD)
    for thread in Path(f"/proc/{room.pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), SERVER)


class Measured:
    """A load on a room, and what it cost."""

    def __init__(self, room: Room, load: str, *arguments: object) -> None:
        """Runs ``python -m LOAD ADDRESS ARGUMENTS`` on a room that is open."""
        time.sleep(1)
        pin(room)
        empty = megabytes(room.pid)
        words = [sys.executable, "-m", load, room.address, *map(str, arguments)]
        with subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            os.sched_setaffinity(process.pid, LOAD)
            assert process.stdin is not None
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            self.megabytes = megabytes(room.pid) - empty
            """What the open pages and their matches take."""
            before = processor_seconds(room.pid)
            process.stdin.write("go\n")
            process.stdin.flush()
            self.found: dict[str, Any] = json.loads(process.stdout.readline())
            self.seconds = processor_seconds(room.pid) - before
            """Of the room's processor."""
        self.moves_a_processor_second = self.found["moves"] / self.seconds if self.seconds else 0


def with_people(tables: int, mode: str, seconds: float, rate: float = 0) -> Measured:
    """Two people at each of so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        room = Room(Path(folder) / "mazzo.sqlite")
        make_matches(room.database, tables, 1 if mode == "idle" else 20)
        room.start()
        try:
            return Measured(room, "bench.people", tables, mode, seconds, rate)
        finally:
            room.stop()


def against_computers(pages: int, game: str, seconds: float) -> Measured:
    """One person against Easy at each of so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        room = Room(Path(folder) / "mazzo.sqlite")
        room.start()
        try:
            return Measured(room, "bench.alone", pages, game, seconds)
        finally:
            room.stop()


def row(name: str, value: str) -> None:
    """Prints one figure."""
    print(f"{name:66}{value:>24}", flush=True)


def milliseconds(quantiles: dict[str, float]) -> str:
    """Median and 99 %."""
    return f"{quantiles['median'] * 1000:.2f} / {quantiles['p99'] * 1000:.2f} ms"


def in_turns(rounds: int, tables: int, seconds: float, folder: Path | None) -> None:
    """Loads at full speed, one after the other, round after round."""
    contestants: dict[str, Callable[[], float]] = {
        "two people, SQLite": lambda: (
            with_people(tables, "closed", seconds).moves_a_processor_second
        ),
        "one person against computers, SQLite": lambda: (
            against_computers(tables, "rubamazzo", seconds).moves_a_processor_second
        ),
    }
    if folder is not None:
        contestants["boardgame.io, two people, memory"] = lambda: float(
            peers.boardgame_io(folder, tables)["moves_per_cpu_s"]
        )
        contestants["Colyseus, two people, memory"] = lambda: float(
            peers.colyseus(folder, tables)["moves_per_cpu_s"]
        )
    found: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, measure in contestants.items():
            found[name].append(measure())
    for name, rates in found.items():
        spread = f"{statistics.median(rates):,.0f} ({min(rates):,.0f}-{max(rates):,.0f})"
        row(f"{tables} tables, {name}: moves a processor second", spread)


def starts_and_one_page() -> None:
    """What one visitor waits for."""
    with tempfile.TemporaryDirectory() as folder:
        room = Room(Path(folder) / "mazzo.sqlite")
        for name in ("first start, database made", "second start"):
            begun = time.perf_counter()
            room.start()
            row(f"{name}: open after", f"{time.perf_counter() - begun:.2f} s")
            if name.startswith("first"):
                room.stop()
        alone = Measured(room, "bench.alone", 1, "rubamazzo", 5)
        row("one page: move to acknowledged move, median / 99 %", milliseconds(
            alone.found["acknowledged"]
        ))  # fmt: skip
        asyncio.run(reconnect(room))
        room.stop()


async def reconnect(room: Room) -> None:
    """From a killed room to the match on the page."""
    async with Page(room.address) as page:
        match = await page.play_on(await page.start("easy"), Random(1), moves=3)
        token = page.token
    room.kill()
    begun = time.perf_counter()
    await asyncio.to_thread(room.start)
    opened = time.perf_counter()
    async with Page(room.address, token) as page:
        again = await page.ask(type="open", game="rubamazzo")
    assert again["match"] == match["match"]
    row("killed room: open again after", f"{opened - begun:.2f} s")
    row("then the match on the page after", f"{(time.perf_counter() - opened) * 1000:.1f} ms")


def sizes_and_memory() -> None:
    """Frames, matches in memory, fixed arrivals."""
    for game in ("rubamazzo", "rummy"):
        found = against_computers(20, game, 40 if game == "rummy" else 10).found
        quantiles = found["bytes"]
        spread = f"{quantiles['median']:.0f} / {quantiles['p95']:.0f}"
        row(f"{game}: bytes of an update, median / 95 %", spread)
        row(f"{game}: updates of a whole match", f"{found['match']['median'] / 1000:.1f} kB")
    idle = with_people(1000, "idle", 0)
    row("1,000 matches with two sockets each: memory", f"{idle.megabytes:.0f} MB")
    arrivals = with_people(200, "open", 10, RATE).found
    row(f"{RATE} moves a second: acknowledged, median / 99 %", milliseconds(
        arrivals["acknowledged"]
    ))  # fmt: skip


def main() -> None:
    """Prints one figure a line."""
    parser = argparse.ArgumentParser(description="What the room costs and how fast it answers.")
    parser.add_argument("--peers", type=Path, help="folder with boardgame.io and Colyseus")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--speed", action="store_true", help="only the loads at full speed")
    chosen = parser.parse_args()
    for name, value in LIMITS.items():
        os.environ[f"MAZZO_{name}"] = str(value)
    in_turns(chosen.rounds, chosen.tables, chosen.seconds, chosen.peers)
    if not chosen.speed:
        starts_and_one_page()
        sizes_and_memory()


if __name__ == "__main__":
    main()
