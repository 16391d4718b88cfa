"""A whole room for tests: a real server and store, pages that are scripted, computers that think
in this process."""

import asyncio
import hashlib
import itertools
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import aiohttp

from mazzo.bots.levels import choose
from mazzo.games.catalogue import catalogue
from mazzo.room.output import Thought
from mazzo.store.sqlite import SQLiteStore
from mazzo.web.app import make_app
from mazzo.web.assets import Client, Entry
from mazzo.web.doors import open_doors
from mazzo.web.driver import Answers, Computers, Driver
from mazzo.web.guests import cookie_name
from mazzo.web.limits import Limits
from mazzo.web.loop import run_loop
from mazzo.web.serving import listen
from tests.story import Frame, Story

CLIENT = Client(
    games={
        game: Entry("/static/table.js", ("/static/table.css", f"/static/{game}.css"), ())
        for game in [*catalogue(), "calls"]
    },
    replay=Entry("/static/table.js", ("/static/table.css",), ()),
    landing=Entry("/static/landing.js", ("/static/table.css",), ()),
    faces={"neapolitan": {"back": "/static/back.svg"}},
    fonts=(),
    display="/static/display-0.woff2",
    old="/static/old.js",
    first="/static/first.css",
)
LIMITS = Limits(
    messages_per_second=100_000,
    messages_burst=100_000,
    matches_per_guest=100_000,
    tasks_per_guest=100_000,
    tasks_per_address=100_000,
)


class Here:
    """Computers that think in this process, at once."""

    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def start(self, answered: Callable[[Answers], None]) -> None:
        self._answered = answered

    def think(self, thoughts: list[Thought]) -> None:
        for thought in thoughts:
            task = asyncio.get_running_loop().create_task(self._answer(thought))
            self._tasks[id(thought)] = task

    def drop(self, thought: Thought) -> None:
        self._tasks.pop(id(thought)).cancel()

    async def choose(self, thought: Thought) -> str | None:
        """The move; ``None``: there is none."""
        it = thought
        return choose(it.game, it.view, it.level, it.seed, it.options)

    async def _answer(self, thought: Thought) -> None:
        move = await self.choose(thought)
        self._tasks.pop(id(thought), None)
        self._answered([(thought, move, "dead")])


class House:
    """A room that is open on a port of this machine."""

    def __init__(self, address: str, driver: Driver, store: SQLiteStore) -> None:
        self.address = address
        self.driver = driver
        self.store = store

    def page(self, token: str | None = None, **options: Any) -> "Page":
        """A page that connects when entered."""
        return Page(self.address, token, **options)


class Page:
    """A scripted page: one guest, one socket."""

    def __init__(self, address: str, token: str | None = None, origin: str | None = None) -> None:
        self.address = address
        self.token = token
        self.origin = origin or address
        self.story = Story()
        self._matches: dict[str, str] = {}
        """By game the match that it has started last."""
        self._ids = itertools.count(1)

    @property
    def guest(self) -> bytes:
        """Who the room takes the page's guest for."""
        return hashlib.sha256((self.token or "").encode()).digest()

    @property
    def cookie(self) -> str:
        """What the browser sends with every request."""
        return f"{cookie_name(self.address)}={self.token}"

    async def __aenter__(self) -> "Page":
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        try:
            if self.token is None:
                async with self.session.get(self.address + "/en/") as response:
                    self.token = response.cookies[cookie_name(self.address)].value
            self.ws = await self.session.ws_connect(
                self.address + "/socket?v=2",
                headers={"Origin": self.origin, "Cookie": self.cookie},
            )
        except BaseException:
            await self.session.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.ws.close()
        await self.session.close()

    async def say(self, **message: Any) -> None:
        """Sends a message."""
        await self.ws.send_json(message)

    async def hear(self) -> Frame:
        """The next frame; of an update with the whole view after it."""
        return self.story.tell(await self.ws.receive_json(timeout=30))

    async def ask(self, **message: Any) -> Frame:
        """Sends a message and waits for the frame that answers it."""
        number = next(self._ids)
        await self.say(**message, id=number)
        while True:
            frame = await self.hear()
            if frame.get("id") == number:
                return frame

    async def start(
        self, level: str = "normal", seed: str = "seed", game: str = "rubamazzo"
    ) -> Frame:
        """Starts a match; the frame with all of it."""
        offer = await self.ask(type="offer", game=game)
        started = await self.ask(
            type="new",
            game=game,
            commitment=offer["commitment"],
            seed=seed,
            level=level,
        )
        if started["type"] == "match":
            if game in self._matches:
                await self.say(type="leave", match=self._matches[game])
            self._matches[game] = started["match"]
        return started

    async def until_my_turn(self, table: Frame) -> Frame:
        """Hears updates until it is the page's turn, a deal is due, or the match is over; the last
        frame."""
        seat = table["view"]["seat"]
        while table["view"]["turn"] not in (seat, "dealer", None):
            heard = await self.hear()
            if heard["type"] == "late":
                continue  # a busy machine is no fault
            assert heard["type"] == "update", heard
            assert heard["event"] == table["event"] + 1
            assert heard["ply"] == table["ply"] + 1
            table = {**table, **heard}
        return table

    async def play(self, table: Frame, move: str | None = None) -> Frame:
        """Plays a move (by default the first); the update."""
        return await self.ask(
            type="play",
            match=table["match"],
            ply=table["ply"],
            move=move or table["view"]["moves"][0],
        )

    async def deal(self, table: Frame) -> Frame:
        """Goes on to the next deal; the update."""
        return await self.ask(type="deal", match=table["match"], ply=table["ply"])

    async def play_on(self, table: Frame, rng: Random, moves: int = 10_000) -> Frame:
        """Plays so many moves of its own (or deals), at most to the end of the match; the last
        frame."""
        for _ in range(moves):
            table = await self.until_my_turn(table)
            if table["view"]["turn"] is None:
                break
            if table["view"]["turn"] == "dealer":
                update = await self.deal(table)
            else:
                update = await self.play(table, rng.choice(table["view"]["moves"]))
            assert update["type"] == "update", update
            assert update["event"] == table["event"] + 1
            table = {**table, **update}
        return await self.until_my_turn(table)


@asynccontextmanager
async def open_house(
    database: Path,
    limits: Limits = LIMITS,
    computers: Computers | None = None,
    clock: Callable[[], float] = time.time,
    static: Path | None = None,
    client: Client = CLIENT,
    texts: Path | None = None,
) -> AsyncIterator[House]:
    """Opens a room on ``database`` and closes it in order."""
    store = SQLiteStore(database, clock)
    driver = Driver(store, computers or Here(), limits, clock)
    app = make_app(driver, limits, client, static or database.parent, texts)
    driver.start()
    socks = listen("127.0.0.1", 0, search=False)
    port = socks[0].getsockname()[1]
    try:
        async with open_doors(app, socks, goodbye=2):
            yield House(f"http://127.0.0.1:{port}", driver, store)
    finally:
        await driver.close()
        store.close()


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Runs a scenario to its end in the loop that the room has, a minute at most."""
    run_loop(_at_most(60, scenario))


async def _at_most(seconds: float, scenario: Coroutine[Any, Any, None]) -> None:
    await asyncio.wait_for(scenario, seconds)
