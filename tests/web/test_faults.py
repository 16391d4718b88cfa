"""What goes wrong inside, seen from a page: the store, the computers, a record."""

import asyncio
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mazzo.games.catalogue import find
from mazzo.match.event import Event
from mazzo.match.store import Begin, Keep
from mazzo.room.opening import new_match
from mazzo.room.output import Thought
from mazzo.store import matches
from mazzo.store.sqlite import SQLiteStore
from tests.story import Frame
from tests.web.house import Here, Page, open_house, run


def test_a_move_that_cannot_be_kept_did_not_happen(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> bool:
        raise sqlite3.OperationalError("database or disk is full")

    async def scenario() -> None:
        async with (
            open_house(database) as house,
            house.page() as page,
            house.page(page.token) as other,
        ):
            table = await page.until_my_turn(await page.start())
            await other.ask(type="open", game="rubamazzo")
            with monkeypatch.context() as broken:
                broken.setattr(matches, "append", fail)
                failed = await page.play(table)
            assert failed["error"] == "store-failed"
            assert failed["values"] == {}
            again = await page.ask(type="sync", match=table["match"])
            assert (again["ply"], again["view"]) == (table["ply"], table["view"])
            # Whoever else looks on gets the match as it is kept, not the move.
            shown = await other.hear()
            assert (shown["type"], shown["ply"]) == ("match", table["ply"])
            end = await page.play_on(again, Random(1))
            assert end["view"]["turn"] is None

    run(scenario())


async def begin_as_first(page: Page) -> Frame:
    table = await page.start()
    return table if table["view"]["turn"] == 0 else await page.start()


def test_a_move_that_another_server_made_is_seen(database: Path) -> None:
    class Asleep(Here):
        async def choose(self, thought: Thought) -> None:
            await asyncio.sleep(3600)

    async def scenario() -> None:
        async with open_house(database, computers=Asleep()) as house, house.page() as page:
            table = await begin_as_first(page)
            moves = table["view"]["moves"]
            elsewhere = SQLiteStore(database)
            elsewhere.do(Keep(table["match"], table["event"] + 1, Event(move=moves[1])))
            elsewhere.close()
            late = await page.play(table, moves[0])
            assert late["error"] == "stale"
            assert late["ply"] == table["ply"] + 1
            assert late["values"] == {"move": moves[0]}
            again = await page.ask(type="sync", match=table["match"])
            assert again["view"]["history"][0] == {"seat": 0, "move": moves[1]}

    run(scenario())


def test_a_match_that_does_not_replay_harms_nobody(
    database: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await begin_as_first(page)
            house.store.do(Keep(table["match"], 1, Event(move="play XX")))
        async with open_house(database) as house, house.page(page.token) as page:
            broken = await page.ask(type="open", game="rubamazzo")
            assert broken["error"] == "store-failed"
            landing = await page.session.get(house.address + "/en/")
            assert landing.status == 200
            fresh = await page.start()
            assert fresh["type"] == "match"

    run(scenario())
    assert "deal " not in capfd.readouterr().err


class Silent(Here):
    async def choose(self, thought: Thought) -> None:
        return None


class Cheat(Here):
    async def choose(self, thought: Thought) -> str:
        return "play 7D takes 7S takes all"


@pytest.mark.parametrize(
    ("computers", "event"), [(Silent(), "computer-silent"), (Cheat(), "computer-illegal")]
)
def test_a_broken_computer_does_not_stop_the_match(
    database: Path, capfd: pytest.CaptureFixture[str], computers: Here, event: str
) -> None:
    async def scenario() -> None:
        async with open_house(database, computers=computers) as house, house.page() as page:
            end = await page.play_on(await page.start(), Random(2))
            assert end["view"]["turn"] is None

    run(scenario())
    assert capfd.readouterr().err.count(event) == 18


def test_an_answer_in_a_match_that_was_given_up_meanwhile_is_nobodys_fault(
    database: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    asked, given_up = asyncio.Event(), asyncio.Event()

    class Slow(Here):
        async def choose(self, thought: Thought) -> str | None:
            asked.set()
            await given_up.wait()
            return await super().choose(thought)

    async def scenario() -> None:
        async with open_house(database, computers=Slow()) as house, house.page() as page:
            table = await page.start()
            if table["view"]["turn"] == 0:
                await page.play(table)
            await asked.wait()
            kind, now = find("rubamazzo"), time.time()
            other = new_match(kind, "other", page.guest, "easy", b"s" * 32, "seed", None, now)
            house.store.do(Begin(other))
            given_up.set()
            closed = await page.hear()
            assert (closed["type"], closed["reason"]) == ("closed", "replaced")

    run(scenario())
    log = capfd.readouterr().err
    assert "computer-illegal" not in log
    assert "fault" not in log


def test_a_level_chosen_while_the_computer_thinks_is_the_one_that_plays(database: Path) -> None:
    asked: list[str] = []
    go_on = asyncio.Event()

    class Slow(Here):
        async def choose(self, thought: Thought) -> str | None:
            asked.append(thought.level)
            if len(asked) == 1:
                await go_on.wait()
            return await super().choose(thought)

    async def scenario() -> None:
        async with open_house(database, computers=Slow()) as house, house.page() as page:
            table = await page.start("easy")
            while table["view"]["turn"] == 0:
                table = await page.start("easy")
            changed = await page.ask(type="level", match=table["match"], level="hard")
            assert changed["players"][1]["level"] == "hard"
            go_on.set()
            await page.until_my_turn({**table, **changed})
            assert asked == ["easy", "hard"]

    run(scenario())


def test_nobody_thinks_about_a_match_that_is_not_played_any_more(database: Path) -> None:
    thinking: list[str] = []

    class Slow(Here):
        async def choose(self, thought: Thought) -> None:
            thinking.append(thought.level)
            try:
                await asyncio.sleep(60)
            finally:
                thinking.remove(thought.level)

    async def until(levels: list[str]) -> None:
        while thinking != levels:
            await asyncio.sleep(0.01)

    async def scenario() -> None:
        async with open_house(database, computers=Slow()) as house, house.page() as page:
            table = await page.start("easy")
            if table["view"]["turn"] == 0:
                await page.play(table)
            await until(["easy"])
            table = await page.start("hard")
            if table["view"]["turn"] == 0:
                await page.play(table)
            await until(["hard"])
            await page.ask(type="undo", match=table["match"])
            await until(["easy"])

    run(scenario())
