"""One person against computers at each match, as a load:
`python -m bench.alone ADDRESS PAGES GAME SECONDS`. Prints one JSON line.
"""

import asyncio
import json
import secrets
import sys
import time
from random import Random
from typing import Any

from bench.people import quantiles
from bench.sockets import Caller, Frame, call
from mazzo.web.loop import run_loop


class Visitor:
    """A page that plays match after match against Easy."""

    def __init__(self, number: int, load: "Load") -> None:
        self._rng = Random(number)
        self._load = load
        self._view: Frame = {}
        self._match = ""
        self._ply = 0
        self._said = 0.0
        self._heard = 0

    async def open(self, address: str) -> None:
        """Opens the page and begins a match."""
        self._caller: Caller = await call(address, secrets.token_urlsafe(32))
        self._caller.hear = self._hear
        self._begin()

    def _begin(self) -> None:
        if self._match:
            self._caller.say(type="leave", match=self._match)
        self._caller.say(type="offer", game=self._load.game)

    def _hear(self, frame: Frame, size: int) -> None:
        kind = frame["type"]
        if kind == "offer":
            rest = {"game": self._load.game, "seed": "bench", "level": "easy"}
            self._caller.say(type="new", commitment=frame["commitment"], **rest)
            return
        if kind == "match":
            self._match, self._view, self._heard = frame["match"], frame["view"], 0
        elif kind == "update":
            self._view.update(frame["view"])
            self._load.sizes.append(size)
            self._heard += size
            self._load.moves += 1
            if frame["seat"] in (0, "dealer") and self._said:
                self._load.waits.append(time.perf_counter() - self._said)
                self._said = 0.0
        elif kind == "late":
            return
        else:
            raise ValueError(frame)
        self._ply = frame["ply"]
        self._go_on()

    def _go_on(self) -> None:
        turn = self._view["turn"]
        if turn is None:
            self._load.matches.append(float(self._heard))
            if self._load.playing:
                self._begin()
        elif self._load.playing and turn in (0, "dealer"):
            self._said = time.perf_counter()
            about = {"match": self._match, "ply": self._ply}
            if turn == "dealer":
                self._caller.say(type="deal", **about)
            else:
                self._caller.say(type="play", **about, move=self._rng.choice(self._view["moves"]))

    def wake(self) -> None:
        """The load begins."""
        if self._view:
            self._go_on()


class Load:
    """All pages."""

    def __init__(self, address: str, pages: int, game: str, seconds: float) -> None:
        self.game = game
        self.moves = 0
        self.sizes: list[int] = []
        """Of the frames of updates."""
        self.waits: list[float] = []
        """Seconds from a page's move until it is acknowledged."""
        self.matches: list[float] = []
        """Bytes of the updates of each whole match."""
        self.playing = False
        self._address = address
        self._seconds = seconds
        self._visitors = [Visitor(number, self) for number in range(pages)]

    async def run(self) -> dict[str, Any]:
        """Opens all pages, says so, waits for a word on standard input, plays."""
        for visitor in self._visitors:
            await visitor.open(self._address)
        await asyncio.sleep(1)
        print("ready", flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
        self.moves, begun = 0, time.perf_counter()
        self.playing = True
        for visitor in self._visitors:
            visitor.wake()
        await asyncio.sleep(self._seconds)
        return {
            "moves": self.moves,
            "seconds": time.perf_counter() - begun,
            "acknowledged": quantiles(self.waits),
            "bytes": quantiles([float(size) for size in self.sizes]),
            "match": quantiles(self.matches),
        }


async def _main(address: str, pages: str, game: str, seconds: str) -> None:
    print(json.dumps(await Load(address, int(pages), game, float(seconds)).run()), flush=True)


if __name__ == "__main__":
    run_loop(_main(*sys.argv[1:]))
