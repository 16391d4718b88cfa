"""The room is killed in the middle of play: nothing acknowledged is lost, nothing is doubled."""

import asyncio
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import aiohttp
import pytest

from mazzo.records.replay import replay
from mazzo.store.sqlite import SQLiteStore
from tests.room import Room
from tests.web.house import Frame, Page, run

KILLS = 4


@pytest.fixture
def room(database: Path) -> Iterator[Room]:
    """A room that may be killed and is gone afterwards."""
    room = Room(database)
    yield room
    room.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_killed_in_the_middle_of_play(room: Room) -> None:
    rng = Random(8)
    token: str | None = None
    acknowledged: dict[int, str] = {}

    async def play_until_killed(seconds: float) -> None:
        nonlocal token
        async with Page(room.address, token) as page:
            token = page.token
            table = await page.ask(type="open", game="rubamazzo")
            if table["type"] == "offer":
                table = await page.start("hard")
            assert table["ply"] >= max(acknowledged, default=0)
            asyncio.get_running_loop().call_later(seconds, room.kill)
            try:
                while table["view"]["turn"] is not None:
                    table = await until_my_turn(page, table)
                    move = rng.choice(table["view"]["moves"])
                    update = await page.play(table, move)
                    acknowledged[update["ply"] - 1] = move
                    table = {**table, **update}
            except (aiohttp.ClientError, TypeError, ConnectionError):
                pass  # the room is gone: what comes instead of a frame is no text

    async def until_my_turn(page: Page, table: Frame) -> Frame:
        table = await page.until_my_turn(table)
        await asyncio.sleep(0.01)
        return table

    for _ in range(KILLS):
        room.start()
        workers = descendants(room.pid)
        assert workers
        run(play_until_killed(rng.uniform(0.02, 0.15)))
        deadline = time.monotonic() + 10
        while any(Path(f"/proc/{pid}").exists() for pid in workers):
            assert time.monotonic() < deadline, "computers outlive their room"
            time.sleep(0.02)

    room.start()

    async def finish() -> str:
        async with Page(room.address, token) as page:
            table = await page.ask(type="open", game="rubamazzo")
            assert table["type"] == "table"
            end = await page.play_on(table, rng)
            assert end["view"]["turn"] is None
            match: str = end["match"]
            return match

    match_id = asyncio.run(finish())
    room.stop()

    store = SQLiteStore(room.database)
    match = asyncio.run(store.find(match_id))
    store.close()
    assert match is not None
    assert match.state == "over"
    kept = [line.text for line in match.record.lines]
    assert acknowledged
    assert {ply: kept[ply] for ply in acknowledged} == acknowledged
    assert len(kept) == 37
    assert replay(match.record).failure is None


def descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that these started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children] + [
        grandchild for child in children for grandchild in descendants(int(child))
    ]
