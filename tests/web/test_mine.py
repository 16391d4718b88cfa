"""Statistics, a copy of them, and forgetting: each guest their own."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from aiohttp import WSMsgType

from mazzo.match.kept import Result
from mazzo.match.store import Latest
from mazzo.web.mine import count
from tests.web.house import House, Page, open_house, run


async def ask(
    house: House,
    page: Page,
    method: str,
    path: str,
    body: str | bytes = "",
    origin: str | None = "",
    **more: str,
) -> tuple[int, Any]:
    headers = {"Cookie": page.cookie, **more}
    if origin is not None:
        headers["Origin"] = origin or house.address
    async with (
        aiohttp.ClientSession() as session,
        session.request(
            method,
            house.address + path,
            headers=headers,
            data=body.encode() if isinstance(body, str) else body,
        ) as response,
    ):
        text = await response.text()
        is_json = response.content_type == "application/json"
        return response.status, json.loads(text) if is_json else text


def test_matches_are_counted_once(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page, house.page() as other:
            outcomes = []
            for number in range(3):
                end = await page.play_on(await page.start("easy"), Random(number))
                mine, theirs = end["view"]["points"]
                outcomes.append((mine > theirs) - (mine < theirs))
                # Looking again, in another page too, counts nothing.
                await page.ask(type="open", game="rubamazzo")
            given_up = await page.play_on(await page.start("hard"), Random(9), moves=2)
            await page.start("hard")
            status, found = await ask(house, page, "GET", "/mine/statistics")
            assert status == 200
            easy, hard = found["rubamazzo"]["easy"], found["rubamazzo"]["hard"]
            assert easy["played"] == 3
            assert [easy["won"], easy["drawn"], easy["lost"]] == [
                outcomes.count(1),
                outcomes.count(0),
                outcomes.count(-1),
            ]
            assert (hard["played"], hard["lost"], hard["given_up"]) == (1, 1, 1)
            assert found["rubamazzo"]["normal"]["played"] == 0
            assert await ask(house, other, "GET", "/mine/statistics") == (200, {})
            again = await page.ask(type="open", game="rubamazzo")
            back = await page.ask(type="undo", match=again["match"])
            assert back["match"] == given_up["match"]
            _, found = await ask(house, page, "GET", "/mine/statistics")
            assert found["rubamazzo"]["hard"]["played"] == 0

    run(scenario())


@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_a_match_counts_from_the_players_own_first_card(database: Path, game: str) -> None:
    """Whoever begins: what computers have played before is no match of the player's."""

    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            computers_began = 0
            while computers_began < 2:
                table = await page.start("easy", game=game)
                computers_began += table["view"]["turn"] != 0
                await page.until_my_turn(table)
            await page.start("easy", game=game)
            assert await ask(house, page, "GET", "/mine/statistics") == (200, {})
            # With a card of their own it is one, and given up it is lost.
            await page.play(await page.until_my_turn(await page.start("easy", game=game)))
            await page.start("easy", game=game)
            _, found = await ask(house, page, "GET", "/mine/statistics")
            assert (found[game]["easy"]["lost"], found[game]["easy"]["given_up"]) == (1, 1)

    run(scenario())


def test_a_copy_may_come_as_editors_save_it(database: Path) -> None:
    result = {"match": "m", "game": "rummy", "level": "", "outcome": "won", "ended": 1}
    text = json.dumps({"mazzo-results": 1, "results": [result]}, indent=1)

    async def scenario() -> None:
        async with open_house(database) as house:
            for saved in (text.encode("utf-8-sig"), text.encode("utf-16")):
                async with house.page() as page:
                    added = await ask(house, page, "POST", "/mine/results", saved)
                    assert added == (200, {"added": 1})
            latin = text.replace('"m"', '"é"').encode("latin-1")
            async with house.page() as page:
                assert (await ask(house, page, "POST", "/mine/results", latin))[0] == 415

    run(scenario())


def test_a_copy_can_be_brought_to_another_browser(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page, house.page() as other:
            await page.play_on(await page.start("easy"), Random(1))
            status, copy = await ask(house, page, "GET", "/mine/results")
            assert status == 200
            assert copy["mazzo-results"] == 1
            text = json.dumps(copy)
            for added in (1, 0):
                brought = await ask(house, other, "POST", "/mine/results", text)
                assert brought == (200, {"added": added})
            same = [await ask(house, who, "GET", "/mine/statistics") for who in (page, other)]
            assert same[0] == same[1]

    run(scenario())


def test_copies_do_not_grow_without_end(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.web.mine.MOST_RESULTS", 3)

    def copy(*matches: str) -> str:
        rest = {"game": "rummy", "level": "easy", "outcome": "won", "ended": 1}
        results = [{"match": match, **rest} for match in matches]
        return json.dumps({"mazzo-results": 1, "results": results})

    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            path = "/mine/results"
            assert await ask(house, page, "POST", path, copy("a", "b", "c")) == (200, {"added": 3})
            assert await ask(house, page, "POST", path, copy("c", "b", "a")) == (200, {"added": 0})
            assert (await ask(house, page, "POST", path, copy("d")))[0] == 413
            _, found = await ask(house, page, "GET", "/mine/statistics")
            assert found["rummy"]["easy"]["played"] == 3

    run(scenario())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[" * 5000,
        '{"results": []}',
        '{"mazzo-results": 2, "results": []}',
        '{"mazzo-results": 1, "results": [{"match": "m"}]}',
        json.dumps(
            {
                "mazzo-results": 1,
                "results": [
                    {
                        "match": "m",
                        "game": "rubamazzo",
                        "level": "easy",
                        "outcome": "cheated",
                        "ended": 1,
                    }
                ],
            }
        ),
    ],
    ids=lambda text: text[:30],
)
def test_what_is_no_copy_is_refused(database: Path, text: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            assert (await ask(house, page, "POST", "/mine/results", text))[0] == 400
            assert await ask(house, page, "GET", "/mine/statistics") == (200, {})
            too_long = " " * 1_010_000
            assert (await ask(house, page, "POST", "/mine/results", too_long))[0] == 413

    run(scenario())


def test_who_is_forgotten_begins_anew(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page, house.page() as other:
            await page.play_on(await page.start("easy"), Random(1))
            table = await page.play_on(await page.start("easy"), Random(1), moves=3)
            kept = await other.start()
            assert (await ask(house, page, "POST", "/mine/forget"))[0] == 204
            closed = await page.hear()
            assert closed == {"type": "closed", "match": table["match"], "reason": "forgotten"}
            assert (await page.ws.receive()).type is WSMsgType.CLOSE
            assert await ask(house, page, "GET", "/mine/statistics") == (200, {})
            async with house.page(page.token) as stranger:
                assert (await stranger.play(table))["error"] == "no-such-match"
                assert (await stranger.ask(type="open", game="rubamazzo"))["type"] == "offer"
            assert (await other.ask(type="sync", match=kept["match"]))["type"] == "match"

    run(scenario())


def test_what_a_page_says_while_it_is_forgotten_is_not_kept(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            await page.start()
            forgetting = asyncio.create_task(ask(house, page, "POST", "/mine/forget"))
            with suppress(ConnectionError, TypeError):  # its socket is closed in the end
                while True:
                    await page.start()
            assert (await forgetting)[0] == 204
            assert house.store.do(Latest(page.guest, "rubamazzo")) is None

    run(scenario())


@pytest.mark.parametrize("path", ["/mine/forget", "/mine/results"])
@pytest.mark.parametrize("origin", [None, "http://evil.example", "null"])
def test_no_foreign_page_changes_anything(database: Path, path: str, origin: str | None) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.start()
            body = '{"mazzo-results": 1, "results": []}'
            assert (await ask(house, page, "POST", path, body, origin))[0] == 403
            assert (await page.ask(type="sync", match=table["match"]))["type"] == "match"

    run(scenario())


def test_counting() -> None:
    outcomes = ["won", "won", "lost", "won", "drawn", "given_up", "won"]
    results = [
        Result(str(number), "rubamazzo", "hard", outcome, number)
        for number, outcome in enumerate(outcomes)
    ]
    assert count(results)["rubamazzo"]["hard"] == {
        "played": 7,
        "won": 4,
        "drawn": 1,
        "lost": 2,
        "given_up": 1,
        "streak": 1,
        "best": 2,
    }
