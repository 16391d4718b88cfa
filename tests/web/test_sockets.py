"""What comes in that should not: refused, and nobody else notices."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from aiohttp import WSMsgType

from mazzo.web.limits import Limits
from mazzo.web.sockets import PROTOCOL
from tests.story import Frame
from tests.web.house import House, Page, open_house, run

UNREADABLE = [
    "null",
    "[]",
    '"x"',
    "1e999",
    "{}",
    '{"type":5}',
    "]",
    "",
    "[" * 2000,
    '{"type":"ping","x":' + "[" * 2000,
    '{"type":"ping","id":"one"}',
    '{"type":"ping","id":-1}',
    '{"type":"ping","id":1.5}',
    '{"type":"open","game":"\\ud800"}',
    '{"type":"open"}',
    '{"type":"open","game":null}',
    json.dumps({"type": "open", "game": "x" * 65}),
    '{"type":"play","match":"x","ply":true,"move":"play 7D"}',
]


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: repr(text[:30]))
def test_an_unreadable_frame_is_refused(database: Path, text: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            await page.ws.send_str(text)
            refused = await page.hear()
            assert refused == {"type": "error", "error": "unreadable-message", "values": {}}
            assert await page.ask(type="ping") == {"type": "pong", "id": 1}

    run(scenario())


def test_an_unknown_message_is_named(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            refused = await page.ask(type="cheat", please=True)
            assert refused["error"] == "unknown-type"
            assert refused["values"] == {"type": "cheat"}
            # Fields that nobody knows are no fault.
            assert (await page.ask(type="ping", extra=[1]))["type"] == "pong"

    run(scenario())


def test_every_field_is_needed(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.until_my_turn(await page.start())
            offer = await page.ask(type="offer", game="rubamazzo")
            match, ply = table["match"], table["ply"]
            whole: list[Frame] = [
                {"type": "open", "game": "rubamazzo"},
                {"type": "offer", "game": "rubamazzo"},
                {
                    "type": "new",
                    "game": "rubamazzo",
                    "commitment": offer["commitment"],
                    "seed": "seed",
                    "level": "easy",
                },
                {"type": "undo", "match": match},
                {"type": "play", "match": match, "ply": ply, "move": table["view"]["moves"][0]},
                {"type": "deal", "match": match, "ply": ply},
                {"type": "level", "match": match, "level": "easy"},
                {"type": "sync", "match": match},
            ]
            for message in whole:
                for field in message.keys() - {"type"}:
                    part = {name: value for name, value in message.items() if name != field}
                    answer = await page.ask(**part)
                    assert answer["error"] == "unreadable-message", part
            again = await page.ask(type="sync", match=match)
            assert (again["ply"], again["view"]) == (ply, table["view"])

    run(scenario())


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"type": "open", "game": "chess"}, "no-such-game"),
        ({"type": "offer", "game": "../etc"}, "no-such-game"),
        ({"type": "sync", "match": "x" * 22}, "no-such-match"),
        ({"type": "play", "match": "", "ply": 0, "move": "play 7D"}, "no-such-match"),
        ({"type": "undo", "match": "x"}, "no-such-match"),
        ({"type": "new", "commitment": "0", "seed": "s", "level": "easy"}, "no-offer"),
        ({"type": "new", "commitment": "0", "seed": "", "level": "easy"}, "bad-seed"),
        ({"type": "new", "commitment": "0", "seed": "a b", "level": "easy"}, "bad-seed"),
        ({"type": "new", "commitment": "0", "seed": "é", "level": "easy"}, "bad-seed"),
        ({"type": "new", "commitment": "0", "seed": "s" * 65, "level": "easy"}, "bad-seed"),
        ({"type": "new", "commitment": "0", "seed": "s", "level": "Hard"}, "bad-level"),
    ],
)
def test_what_does_not_exist_has_a_stable_error(database: Path, message: Frame, error: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            answer = await page.ask(**{"game": "rubamazzo", **message})
            assert answer["type"] == "error"
            assert answer["error"] == error

    run(scenario())


def test_another_guest_gets_nothing_of_a_match(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as owner, house.page() as thief:
            table = await owner.until_my_turn(await owner.start())
            match, ply = table["match"], table["ply"]
            move = table["view"]["moves"][0]
            attempts: list[Frame] = [
                {"type": "sync", "match": match},
                {"type": "play", "match": match, "ply": ply, "move": move},
                {"type": "deal", "match": match, "ply": ply},
                {"type": "level", "match": match, "level": "easy"},
                {"type": "undo", "match": match},
            ]
            for attempt in attempts:
                stolen = await thief.ask(**attempt)
                unknown = await thief.ask(**{**attempt, "match": "A" * 22})
                # Nothing tells a match of somebody else from one that does not exist.
                assert stolen == {**unknown, "match": match, "id": stolen["id"]}
                assert stolen["error"] == "no-such-match"
            await owner.play_on(table, Random(4), moves=3)
            await thief.say(type="ping")
            assert await thief.hear() == {"type": "pong"}

    run(scenario())


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://127.0.0.1:1", "null", "https://127.0.0.1"]
)
def test_a_foreign_page_may_not_connect(database: Path, origin: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                async with house.page(origin=origin):
                    pass
            assert refused.value.status == 403

    run(scenario())


@pytest.mark.parametrize("token", ["", "short", "x" * 42 + "!", "x" * 44])
def test_a_socket_needs_a_token(database: Path, token: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                async with house.page(token):
                    pass
            assert refused.value.status == 403

    run(scenario())


def test_a_page_of_another_version_is_told_so(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            old = await page.session.ws_connect(
                house.address + "/socket?v=1", headers={"Origin": house.address}
            )
            assert (await old.receive_json())["error"] == "protocol"
            assert (await old.receive()).type is WSMsgType.CLOSE

    run(scenario())


def test_the_client_speaks_the_rooms_version() -> None:
    client = Path(__file__).parents[2] / "client" / "src" / "table.tsx"
    assert f"const PROTOCOL = {PROTOCOL};" in client.read_text()


async def closed(page: Page) -> int:
    """The code with which the page's socket was closed, after any frames."""
    while True:
        message = await page.ws.receive(timeout=30)
        if message.type is not WSMsgType.TEXT:
            assert message.type in (WSMsgType.CLOSE, WSMsgType.CLOSED)
            return int(page.ws.close_code or 0)


async def with_a_bystander(house: House, page: Page, send: Any) -> int:
    """What closes ``page`` while somebody else plays on."""
    async with house.page() as bystander:
        table = await bystander.start()
        await send(page)
        code = await closed(page)
        end = await bystander.play_on(table, Random(5))
        assert end["view"]["turn"] is None
    return code


@pytest.mark.parametrize(
    ("send", "code"),
    [
        (lambda page: page.ws.send_bytes(b"\x00\xff"), 1003),
        (lambda page: page.ws.send_str("x" * 5000), 1009),
        (lambda page: page.ws._writer.send_frame(b"\xff\xfe", WSMsgType.TEXT), 1007),
        (lambda page: flood(page, lambda: page.ws.send_str('{"type":"ping"}')), 1008),
        (lambda page: flood(page, page.ws.ping), 1008),
        (lambda page: flood(page, page.ws.pong), 1008),
    ],
    ids=["binary", "too large", "not UTF-8", "too many", "pings", "pongs"],
)
def test_a_rude_socket_is_closed_alone(database: Path, send: Any, code: int) -> None:
    async def scenario() -> None:
        async with open_house(database, Limits()) as house, house.page() as page:
            assert await with_a_bystander(house, page, send) == code

    run(scenario())


async def flood(page: Page, send: Callable[[], Awaitable[None]]) -> None:
    for _ in range(1000):
        await send()


def test_a_ping_of_the_protocol_is_answered(database: Path) -> None:
    async def scenario() -> None:
        async with (
            open_house(database) as house,
            house.page() as page,
            aiohttp.ClientSession() as session,
            session.ws_connect(
                house.address + "/socket?v=2",
                headers={"Origin": house.address, "Cookie": page.cookie},
                autoping=False,
            ) as ws,
        ):
            await ws.ping(b"there?")
            answer = await ws.receive(timeout=30)
            assert (answer.type, answer.data) == (WSMsgType.PONG, b"there?")

    run(scenario())


@pytest.mark.parametrize(
    ("limits", "refused"),
    [(Limits(sockets_per_guest=2), ["one"]), (Limits(sockets_per_address=3), ["one", "two"])],
    ids=["of a guest", "of an address"],
)
def test_sockets_are_counted(database: Path, limits: Limits, refused: list[str]) -> None:
    async def scenario() -> None:
        async with (
            open_house(database, limits) as house,
            house.page() as one,
            house.page() as two,
        ):
            async with house.page(one.token):
                for name, token in (("one", one.token), ("two", two.token)):
                    status = 101
                    try:
                        async with house.page(token):
                            pass
                    except aiohttp.WSServerHandshakeError as error:
                        status = error.status
                    assert status == (429 if name in refused else 101)
            async with house.page(one.token) as again:
                assert (await again.ask(type="ping"))["type"] == "pong"

    run(scenario())


def test_a_room_that_closes_says_good_bye(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            page = await house.page().__aenter__()
            await page.start()
            closing = asyncio.create_task(closed(page))
        assert await closing == 1001
        await page.session.close()

    run(scenario())
