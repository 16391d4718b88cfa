"""The database's file is removed or replaced under an open room: no move is acknowledged into
nothing, and the log says so, whether anybody plays or not."""

import asyncio
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import Room
from tests.web.house import Page, run


@pytest.fixture
def room(database: Path) -> Iterator[Room]:
    """A room that is gone afterwards."""
    room = Room(database)
    room.start()
    yield room
    room.kill()


def parts(database: Path) -> list[Path]:
    return [path for path in database.parent.iterdir() if path.name.startswith(database.name)]


def remove(database: Path) -> None:
    for path in parts(database):
        path.unlink()


def remove_the_log_of_the_last_commits(database: Path) -> None:
    database.with_name(database.name + "-wal").unlink()


def replace(database: Path) -> None:
    """As somebody does who restores a copy."""
    copy = database.with_name("copy")
    shutil.copy(database, copy)
    copy.replace(database)


def move_away(database: Path) -> None:
    database.rename(database.with_name("elsewhere"))


@pytest.mark.parametrize(
    "harm",
    [remove, remove_the_log_of_the_last_commits, replace, move_away],
    ids=lambda f: f.__name__,
)
def test_no_move_is_acknowledged_into_nothing(
    room: Room, database: Path, harm: Callable[[Path], None]
) -> None:
    async def scenario() -> None:
        async with Page(room.address) as page:
            table = await page.until_my_turn(await page.start())
            harm(database)
            refused = await page.play(table)
            assert (refused["type"], refused["error"]) == ("error", "store-failed")
            again = await page.ask(type="sync", match=table["match"])
            assert (again["type"], again["ply"]) == ("match", table["ply"])
            offer = await page.ask(type="offer", game="rummy")
            new = {"game": "rummy", "commitment": offer["commitment"], "seed": "s"}
            assert (await page.ask(type="new", level="easy", **new))["error"] == "store-failed"

    run(scenario())
    assert any("database" in reason for reason in failures(room))


def test_it_is_noticed_although_nobody_plays(room: Room, database: Path) -> None:
    async def scenario() -> None:
        remove(database)
        while not failures(room):
            await asyncio.sleep(0.1)

    run(scenario())


def test_a_file_that_comes_back_is_used_again(room: Room, database: Path) -> None:
    async def scenario() -> None:
        async with Page(room.address) as page:
            table = await page.until_my_turn(await page.start())
            move_away(database)
            assert (await page.play(table))["error"] == "store-failed"
            database.with_name("elsewhere").rename(database)
            table = await page.ask(type="sync", match=table["match"])
            assert (await page.play(table))["type"] == "update"

    run(scenario())


def failures(room: Room) -> list[str]:
    """What the log says of the store."""
    lines = map(json.loads, room.log.read_text().splitlines())
    return [line["reason"] for line in lines if line["event"] == "store-failed"]
