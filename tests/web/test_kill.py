"""The room is killed in the middle of play: nothing acknowledged is lost, nothing is doubled."""

import asyncio
import os
import secrets
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import aiohttp
import pytest

from mazzo.match.store import Find
from mazzo.records.replay import replay
from mazzo.store.sqlite import SQLiteStore
from tests.server import Room
from tests.story import Frame
from tests.web.house import Page, run

KILLS = int(os.environ.get("KILLS", "4"))
"""How often; a hundred times were tried once."""


@pytest.fixture
def room(database: Path) -> Iterator[Room]:
    """A room that may be killed and is gone afterwards."""
    room = Room(database)
    yield room
    room.kill()


class Player:
    """Plays match after match, and remembers what was acknowledged."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.token: str | None = None
        self.acknowledged: dict[str, dict[int, str]] = {}
        """By match and ply the move."""
        self._rng = Random(8)

    async def play_until_killed(self) -> None:
        """Plays until, in the middle of it, the room is gone."""
        async with self._page() as page:
            table = await page.ask(type="open", game="rubamazzo")
            if table["type"] == "match":
                kept = self.acknowledged.get(table["match"], {})
                assert table["ply"] > max(kept, default=-1)
            while not self.acknowledged:  # however busy the machine is
                table = await self._play_one(page, table)
            asyncio.get_running_loop().call_later(self._rng.uniform(0, 0.15), self.room.kill)
            try:
                while True:
                    table = await self._play_one(page, table)
            except (aiohttp.ClientError, ConnectionError, TypeError):
                pass  # what comes instead of a frame is no text

    async def finish(self) -> str:
        """Plays the match under way to its end; its id."""
        async with self._page() as page:
            table = await page.ask(type="open", game="rubamazzo")
            end = await page.play_on(table, self._rng)
            assert end["view"]["turn"] is None
            match: str = end["match"]
            return match

    def _page(self) -> Page:
        page = Page(self.room.address, self.token)
        page.token = self.token = self.token or secrets.token_urlsafe(32)
        return page

    async def _play_one(self, page: Page, table: Frame) -> Frame:
        if table["type"] == "offer" or table["view"]["turn"] is None:
            return await page.start("hard")
        table = await page.until_my_turn(table)
        if table["view"]["turn"] is None:
            return table
        move = self._rng.choice(table["view"]["moves"])
        update = await page.play(table, move)
        self.acknowledged.setdefault(table["match"], {})[update["ply"] - 1] = move
        return {**table, **update}


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_killed_in_the_middle_of_play(room: Room) -> None:
    player = Player(room)
    for _ in range(KILLS):
        room.start()
        computers = the_computers(room)
        run(player.play_until_killed())
        deadline = time.monotonic() + 60
        while any(Path(f"/proc/{pid}").exists() for pid in computers):
            assert time.monotonic() < deadline, "computers outlive their room"
            time.sleep(0.02)
    room.start()
    last = asyncio.run(player.finish())
    room.stop()
    assert player.acknowledged
    store = SQLiteStore(room.database)
    for match_id, acknowledged in player.acknowledged.items():
        match = store.do(Find(match_id))
        assert match is not None
        kept = [line.text for line in match.record().lines]
        assert {ply: kept[ply] for ply in acknowledged} == acknowledged
        assert replay(match.record()).failure is None
        if match.state == "over" or match_id == last:
            assert (len(kept), match.state) == (37, "over")
    store.close()


def the_computers(room: Room) -> list[int]:
    """The processes in which computers think, once they are there."""
    deadline = time.monotonic() + 60
    while not (found := descendants(room.pid)):
        assert time.monotonic() < deadline, "no computer came"
        time.sleep(0.02)
    return found


def descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that these started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children] + [
        grandchild for child in children for grandchild in descendants(int(child))
    ]
