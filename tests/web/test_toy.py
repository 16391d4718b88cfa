"""A game that is none of the house's behind the web server: its table, the landing page,
statistics, check and replay. Checks, replays and computers are in processes of their own."""

import json
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from mazzo.games.catalogue import find
from mazzo.games.contract import Left
from mazzo.records.record import parse_record
from mazzo.records.replay import replay
from mazzo.web.assets import locales
from mazzo.web.computers import ProcessComputers
from mazzo.web.glances import Glance, Glances
from tests.story import Frame
from tests.toys.installing import add_texts
from tests.web.house import House, Page, open_house, run
from tests.web.test_pages import text_of


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """The languages of the room, with the words of the toy in the default one."""
    folder = tmp_path / "locales"
    shutil.copytree(locales(), folder)
    add_texts(folder)
    return folder


async def get(house: House, page: Page, path: str) -> Any:
    headers = {"Cookie": page.cookie}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.get(house.address + path) as response,
    ):
        assert response.status == 200, path
        is_json = response.content_type == "application/json"
        return await response.json() if is_json else await response.text()


async def played_out(page: Page, toy: str, seed: int, **options: str) -> Frame:
    offer = await page.ask(type="offer", game=toy)
    commitment = offer["commitment"]
    new = {"type": "new", "game": toy, "commitment": commitment, "seed": "s", "level": "easy"}
    return await page.play_on(await page.ask(**new, options=options), Random(seed))


def test_a_match_is_played_counted_checked_and_watched_again(database: Path, toy: str) -> None:
    async def scenario() -> None:
        computers = ProcessComputers(1)
        async with AsyncExitStack() as stack:
            stack.push_async_callback(computers.close)
            house = await stack.enter_async_context(open_house(database, computers=computers))
            page = await stack.enter_async_context(house.page())
            end = await played_out(page, toy, 1, deals="1")
            text = await get(house, page, f"/match/{end['match']}/record")
            assert "option deals: 1\n" in text
            played = replay(parse_record(text))
            outcome = find(toy).game.outcome(played.state)
            assert outcome is not None
            counted = (await get(house, page, "/mine/statistics"))[toy]["easy"]
            assert (counted["played"], counted[outcome[0]]) == (1, 1)
            results = (await get(house, page, "/mine/results"))["results"]
            assert [result["outcome"] for result in results] == [outcome[0]]
            report = await get(house, page, f"/match/{end['match']}/check")
            assert report["result"] == "right", report
            reel = await get(house, page, f"/match/{end['match']}/replay")
            assert [step["move"].split()[0] for step in reel["steps"]] == [
                move.verb for move in played.moves
            ]
            last = reel["steps"][-1]
            assert {**last["view"], "history": end["view"]["history"]} == end["view"]
            assert len(last["hands"]) == len(reel["players"]) == find(toy).game.seats

    run(scenario())


@pytest.mark.parametrize("seed", range(3))
def test_partners_are_told_the_same_outcome(database: Path, toy: str, seed: int) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            end = await played_out(page, toy, seed)
            mine, theirs = end["view"]["points"][:2]
            found = "won" if mine > theirs else "lost" if mine < theirs else "drawn"
            counted = (await get(house, page, "/mine/statistics"))[toy]["easy"]
            assert counted[found] == 1

    run(scenario())


def test_the_landing_page_says_what_is_left_without_a_stock(
    database: Path, toy: str, texts: Path
) -> None:
    async def scenario() -> None:
        async with open_house(database, texts=texts) as house, house.page() as page:
            table = await page.start("hard", game=toy)
            table = await page.until_my_turn(table)
            glances = await Glances(house.driver).of(page.guest)
            assert glances == [Glance(toy, "hard", "mine", Left("tricks", 3))]
            _, html = await text_of(house, "/en/", Cookie=page.cookie)
            assert "Your turn · 3 tricks left" in html
            await page.play_on(table, Random(1), moves=3)
            _, html = await text_of(house, "/en/", Cookie=page.cookie)
            assert "1 trick left" in html

    run(scenario())


def test_it_has_a_table_with_its_rules_and_a_place_on_the_landing_page(
    database: Path, toy: str, texts: Path
) -> None:
    async def scenario() -> None:
        async with open_house(database, texts=texts) as house:
            _, html = await text_of(house, f"/en/{toy}")
            assert "<h1>Calls</h1>" in html
            _, html = await text_of(house, "/en/")
            assert f'href="/en/{toy}"' in html
            _, xml = await text_of(house, "/sitemap.xml")
            assert f"/en/{toy}" in xml
            # The record page has its words.
            _, html = await text_of(house, "/en/replay")
            assert json.dumps(toy) in html

    run(scenario())
