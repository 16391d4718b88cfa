"""Two people at each match, as a load: `python -m bench.people ADDRESS TABLES MODE SECONDS`.

The matches are those that ``make_matches`` has put into a database: until people can meet in the
room itself there is no other way in. Prints one JSON line.
"""

import asyncio
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bench.sockets import Caller, Frame, call
from mazzo.games.catalogue import find
from mazzo.match.kept import Begun, Kept
from mazzo.match.match import Match
from mazzo.match.store import Begin, Find
from mazzo.records import chance
from mazzo.records.record import SeatHeader
from mazzo.store.sqlite import SQLiteStore
from mazzo.web.loop import run_loop

GAME = "rubamazzo"
SEATS = 2


def token_of(table: int, seat: int) -> str:
    """What the browser of that person has in its cookie."""
    return f"{table:x}-{seat}".ljust(43, "_")


def match_of(table: int, number: int) -> str:
    """The id of a table's match."""
    return f"{table}-{number}"


def make_matches(database: Path, tables: int, each: int) -> None:
    """Puts so many matches of two people into a database, ``each`` at every table, dealt."""
    store = SQLiteStore(database)
    version = str(find(GAME).game.version)
    for table in range(tables):
        tokens = [token_of(table, seat) for seat in range(SEATS)]
        guests = tuple(hashlib.sha256(token.encode()).digest() for token in tokens)
        for number in range(each):
            secret = hashlib.sha256(match_of(table, number).encode()).digest()
            headers = {
                "rules": version,
                "commitment": chance.commitment(secret),
                "client seed": "bench",
            }
            seats = (SeatHeader("person"),) * SEATS
            begun = Begun(match_of(table, number), GAME, 0, seats, secret, 1e9 + number, headers)
            deal = Match(begun).deal(0).event
            store.ask(Begin(replace(Kept(begun, guests), events=(deal,))), lambda _: None)
    store.do(Find(""))  # answered after all of them
    # Who begins another match gives the last one up; here they go on all at once.
    store._writer._connection.execute("UPDATE matches SET state = 'playing', ended = NULL")
    store.close()


class Table:
    """Two people who play match after match, a random legal move each."""

    def __init__(self, number: int, load: "Load") -> None:
        self._number = number
        self._load = load
        self._rng = Random(number)
        self._match = -1
        self._seen = [0, 0]
        self._views: list[Frame] = [{}, {}]
        self._callers: list[Caller] = []
        self._said = 0.0
        """When the move that is on its way was said; 0 where there is none."""
        self._mover = 0
        self.over = False

    async def open(self, address: str) -> None:
        """Both open their pages."""
        for seat in range(SEATS):
            caller = await call(address, token_of(self._number, seat))
            caller.hear = partial(self._hear, seat)
            self._callers.append(caller)
        self.next_match()

    def next_match(self) -> None:
        """The next match that was made for this table."""
        if self._match >= 0:
            for caller in self._callers:
                caller.say(type="leave", match=match_of(self._number, self._match))
        self._match += 1
        self._seen = [-1, -1]
        for caller in self._callers:
            caller.say(type="sync", match=match_of(self._number, self._match))

    @property
    def ready(self) -> bool:
        """Whether both see the same, and a move can be made."""
        return self._seen[0] == self._seen[1] >= 0 and not self._said

    def move(self) -> None:
        """Whoever has the turn plays."""
        self._mover = self._views[0]["turn"]
        self._said = time.perf_counter()
        self._callers[self._mover].say(
            type="play",
            match=match_of(self._number, self._match),
            ply=self._seen[0] + 1,
            move=self._rng.choice(self._views[self._mover]["moves"]),
        )

    def _hear(self, seat: int, frame: Frame, size: int) -> None:
        kind = frame["type"]
        if kind == "match":
            self._views[seat] = frame["view"]
        elif kind == "update":
            self._views[seat].update(frame["view"])
            self._load.sizes.append(size)
            if seat == self._mover:
                self._load.acknowledged.append(time.perf_counter() - self._said)
        else:
            raise ValueError(frame)
        self._seen[seat] = frame["event"]
        if self._seen[0] != self._seen[1]:
            return
        if kind == "update":
            self._load.both.append(time.perf_counter() - self._said)
        self._said = 0.0
        self.over = self._views[0]["turn"] is None
        self._load.seen(self)


class Load:
    """All tables."""

    def __init__(self, address: str, tables: int, mode: str, seconds: float, rate: float) -> None:
        self.sizes: list[int] = []
        """Of the frames of updates."""
        self.acknowledged: list[float] = []
        """Seconds until whoever moved heard of it,"""
        self.both: list[float] = []
        """and until both did."""
        self._address = address
        self._mode = mode
        self._seconds = seconds
        self._rate = rate
        self._tables = [Table(number, self) for number in range(tables)]
        self._until = 0.0
        self._late = 0

    def seen(self, table: Table) -> None:
        """Both at a table have seen the last move."""
        if self._mode == "closed" and time.perf_counter() < self._until:
            self._go_on(table)

    def _go_on(self, table: Table) -> None:
        if table.over:
            table.over = False
            table.next_match()
        else:
            table.move()

    async def run(self) -> dict[str, Any]:
        """Opens all pages, says that they are open, waits for a word on standard input, plays."""
        for table in self._tables:
            await table.open(self._address)
        while not all(table.ready for table in self._tables):
            await asyncio.sleep(0.01)
        print("ready", flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
        begun = time.perf_counter()
        self._until = begun + self._seconds
        if self._mode == "closed":
            for table in self._tables:
                table.move()
            await asyncio.sleep(self._seconds)
        elif self._mode == "open":
            await self._arrive(begun)
        took = time.perf_counter() - begun
        return {
            "moves": len(self.both),
            "seconds": took,
            "late": self._late,
            "acknowledged": quantiles(self.acknowledged),
            "both": quantiles(self.both),
            "bytes": quantiles([float(size) for size in self.sizes]),
        }

    async def _arrive(self, begun: float) -> None:
        """Moves come at a fixed rate, whether the room keeps up or not."""
        arrivals = self._arrivals(begun)
        due, table = next(arrivals)
        while (now := time.perf_counter()) < self._until:
            while due <= now:
                if table.ready:
                    self._go_on(table)
                else:
                    self._late += 1
                due, table = next(arrivals)
            await asyncio.sleep(0.0005)
        await asyncio.sleep(0.3)

    def _arrivals(self, begun: float) -> Iterator[tuple[float, Table]]:
        number = 0
        while True:
            yield begun + number / self._rate, self._tables[number % len(self._tables)]
            number += 1


def quantiles(values: list[float]) -> dict[str, float]:
    """Median, 95 % and 99 %."""
    ordered = sorted(values) or [0.0]
    return {
        name: ordered[min(len(ordered) - 1, int(len(ordered) * part))]
        for name, part in (("median", 0.5), ("p95", 0.95), ("p99", 0.99))
    }


async def _main(address: str, tables: str, mode: str, seconds: str, rate: str = "0") -> None:
    load = Load(address, int(tables), mode, float(seconds), float(rate))
    print(json.dumps(await load.run()), flush=True)


if __name__ == "__main__":
    run_loop(_main(*sys.argv[1:]))
