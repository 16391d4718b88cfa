"""Replays: for whoever played the match, once it is over; for everybody, of a record they have."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from mazzo.games.catalogue import catalogue, find
from mazzo.records.record import parse_record
from mazzo.records.replay import replay
from mazzo.room.wire import encode
from mazzo.web.aside import MOST_OF_GUEST
from mazzo.web.finished import LARGEST_RECORD
from mazzo.web.replays import MOST_MOVES
from tests.web.house import House, Page, open_house, run

GOLDEN = Path(__file__).parents[1] / "records" / "golden"


async def watch(house: House, page: Page, match: str) -> tuple[int, Any]:
    async with (
        aiohttp.ClientSession(headers={"Cookie": page.cookie}) as session,
        session.get(f"{house.address}/match/{match}/replay") as response,
    ):
        return response.status, await response.json() if response.ok else None


async def bring(
    house: House, page: Page, text: bytes, origin: str | None = ""
) -> tuple[int, dict[str, Any]]:
    headers = {"Cookie": page.cookie}
    if origin is not None:
        headers["Origin"] = origin or house.address
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{house.address}/replay", data=text, headers=headers) as response,
    ):
        is_json = response.content_type == "application/json"
        return response.status, await response.json() if is_json else {}


def test_a_match_is_watched_by_who_played_it_once_it_is_over(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page, house.page() as other:
            table = await page.start("easy")
            assert await watch(house, page, table["match"]) == (404, None)
            end = await page.play_on(table, Random(1))
            assert await watch(house, other, table["match"]) == (404, None)
            status, reel = await watch(house, page, table["match"])
            assert status == 200
            assert (reel["game"], reel["seat"], len(reel["steps"])) == ("rubamazzo", 0, 37)
            assert reel["proof"] == end["proof"]
            last = reel["steps"][-1]["view"]
            assert {**last, "history": end["view"]["history"]} == end["view"]
            # The pack is nobody's hand: what was not yet dealt stays covered.
            assert all(step["move"] == "deal" for step in reel["steps"] if step["seat"] == "dealer")

    run(scenario())


@pytest.mark.parametrize("game", catalogue())
def test_every_position_of_a_record_is_shown_with_all_hands(database: Path, game: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            text = (GOLDEN / f"{game}.record").read_text()
            status, reel = await bring(house, page, text.encode())
            assert status == 200
            record = parse_record(text)
            rules = find(game).game
            state = rules.start(record.dealer)
            played = replay(record).moves
            assert len(reel["steps"]) == len(played)
            for move, step in zip(played, reel["steps"], strict=True):
                state = rules.play(state, move)
                position = json.loads(encode(rules.position(state)))
                assert step["hands"] == position["hands"]
                view = json.loads(encode(rules.view(state, reel["seat"]).plain()))
                assert step["view"] == {**view, "moves": [], "history": []}

    run(scenario())


def test_a_record_may_come_as_editors_save_it(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            text = (
                (GOLDEN / "rubamazzo.record").read_text().replace("computer easy", "person Žofie")
            )
            for saved in (text.encode("utf-16"), text.replace("\n", "\r").encode()):
                status, reel = await bring(house, page, saved)
                assert (status, reel["players"][0]["name"]) == (200, "Žofie")
            broken = text.replace("Žofie", "André").encode("latin-1").replace(b"\n", b"\r")
            status, refused = await bring(house, page, broken)
            assert (status, refused["error"]) == (400, "bad-encoding")
            assert refused["text"] == "seat 0: person Andr\\xe9"

    run(scenario())


def test_names_neither_turn_the_line_nor_fill_the_board(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            text = (GOLDEN / "rubamazzo.record").read_text()
            for name, shown in [("\u202e<b>x\u0007", "<b>x"), ("W" * 5000, "W" * 40)]:
                lines = text.split("\n")
                at = next(n for n, line in enumerate(lines) if line.startswith("seat 0:"))
                lines[at] = f"seat 0: person {name}"
                status, reel = await bring(house, page, "\n".join(lines).encode())
                assert (status, reel["players"][0]["name"]) == (200, shown)

    run(scenario())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "bad-header"),
        (b"\xff\xfe\x00", "bad-encoding"),
        (
            (GOLDEN / "rubamazzo.record")
            .read_bytes()
            .replace(b"computer easy", b"person Andr\xe9"),
            "bad-encoding",
        ),
        (b"mazzo-record: 2\n", "bad-header"),
        (b"mazzo-record: 1\ngame: chess\n", "unknown-game"),
        (
            b"mazzo-record: 1\ngame: rubamazzo\ndealer: 0\nseat 0: person\nseat 1: person\n\n",
            "no-moves",
        ),
        (
            b"mazzo-record: 1\ngame: rubamazzo\ndealer: 0\nseat 0: person\nseat 1: person\n\n"
            b"deal 1D\n",
            "bad-deal",
        ),
        (b"x" * 5000, "bad-header"),
        ((GOLDEN / "rummy.record").read_bytes() + b"discard AS\n" * MOST_MOVES, "too-long"),
        ((GOLDEN / "rummy.record").read_bytes() + b"\nmeld" + b" AS" * 5000, "not-your-card"),
    ],
    ids=["empty", "bytes", "latin-1", "version", "game", "moves", "deal", "wide", "long", "move"],
)
def test_what_is_no_record_is_refused_with_the_place(
    database: Path, text: bytes, reason: str
) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            status, refused = await bring(house, page, text)
            assert (status, refused["error"]) == (400, reason)
            assert refused["line"] >= 1
            assert len(refused["text"]) <= 200
            assert all(len(value) <= 200 for value in refused["values"].values())
            # The room is well afterwards.
            golden = (GOLDEN / "rubamazzo.record").read_bytes()
            assert (await bring(house, page, golden))[0] == 200

    run(scenario())


def test_a_broken_body_is_the_senders_fault(
    database: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            place = house.address.removeprefix("http://")
            host, port = place.split(":")
            head = (
                f"POST /replay HTTP/1.1\r\nHost: {place}\r\nOrigin: {house.address}\r\n"
                f"Cookie: {page.cookie}\r\nContent-Length: 5\r\n"
            )
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"{head}Content-Encoding: gzip\r\n\r\nabcde".encode())
            assert (await reader.readline()).startswith(b"HTTP/1.1 400")
            writer.close()
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"{head}\r\nabc".encode())
            writer.close()
            assert (await page.ask(type="ping"))["type"] == "pong"

    run(scenario())
    assert "app.py" not in capfd.readouterr().err


def test_one_guests_records_wait_for_each_other_and_nobody_else_for_them(database: Path) -> None:
    golden = (GOLDEN / "rummy.record").read_bytes()

    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page, house.page() as other:
            mine = [asyncio.create_task(post(house, page, golden)) for _ in range(22)]
            others = await bring(house, other, golden)
            assert others[0] == 200
            answers = await asyncio.gather(*mine)
            done = [answer for answer in answers if answer[0] == 200]
            waiting = [answer for answer in answers if answer[0] == 429]
            assert len(done) >= MOST_OF_GUEST
            assert len(done) + len(waiting) == 22
            for _, again, text in waiting:
                assert (int(again or 0), json.loads(text)) == (2, {"error": "waiting"})
            # What had to wait was not counted, and can be asked for again.
            assert (await bring(house, page, golden))[0] == 200

    run(scenario())


async def post(house: House, page: Page, text: bytes) -> tuple[int, str | None, str]:
    headers = {"Cookie": page.cookie, "Origin": house.address}
    async with page.session.post(house.address + "/replay", data=text, headers=headers) as answer:
        return answer.status, answer.headers.get("Retry-After"), await answer.text()


def test_too_much_and_foreign_pages_are_refused(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            assert (await bring(house, page, b"x" * (LARGEST_RECORD + 1)))[0] == 413
            golden = (GOLDEN / "rubamazzo.record").read_bytes()
            for origin in (None, "null", "http://[", "http://evil.example"):
                assert (await bring(house, page, golden, origin))[0] == 403
            page.token = "nobody"
            assert (await bring(house, page, golden))[0] == 403

    run(scenario())
