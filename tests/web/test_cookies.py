"""A guest is known by a cookie that each room of a host has for itself."""

import re
import shutil
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from mazzo.web.guests import cookie_name
from tests.web.house import open_house, run
from tests.web.test_pages import text_of


def test_the_guest_gets_a_token_that_scripts_cannot_read(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            name = cookie_name(house.address)
            response, _ = await text_of(house, "/en/")
            cookie = response.headers["Set-Cookie"]
            assert re.match(f"{name}=[A-Za-z0-9_-]{{43}};", cookie)
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            token = response.cookies[name].value
            again, _ = await text_of(house, "/it/", Cookie=f"{name}={token}")
            assert again.cookies[name].value == token
            broken, _ = await text_of(house, "/it/", Cookie=f"{name}=nonsense")
            assert re.fullmatch("[A-Za-z0-9_-]{43}", broken.cookies[name].value)
            async with house.page(token) as page:
                await page.start()
            for file in database.parent.iterdir():
                assert token.encode() not in file.read_bytes(), file

    run(scenario())


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost:8000", "mazzo_guest_8000"),
        ("localhost:8001", "mazzo_guest_8001"),
        ("127.0.0.1:8000", "mazzo_guest_8000"),
        ("[::1]:8000", "mazzo_guest_8000"),
        ("[::1]", "mazzo_guest_80"),
        ("cards.example", "mazzo_guest_80"),
        ("", "mazzo_guest_80"),
        ("cards.example:", "mazzo_guest_80"),
        ("cards.example:x; Domain=example", "mazzo_guest_80"),
    ],
)
def test_each_room_of_a_host_has_a_cookie_of_its_own(host: str, name: str) -> None:
    assert cookie_name(host) == name


def test_who_clears_it_all_in_one_room_keeps_their_match_in_another(
    database: Path, empty_database: Path, tmp_path: Path
) -> None:
    other_database = Path(shutil.copy(empty_database, tmp_path / "other.sqlite"))

    async def scenario() -> None:
        browser = aiohttp.CookieJar(unsafe=True)
        async with (
            open_house(database) as one,
            open_house(other_database) as other,
            aiohttp.ClientSession(cookie_jar=browser) as session,
        ):
            waiting = []
            for house in (one, other):
                await session.get(house.address + "/en/")
                token = browser.filter_cookies(URL(house.address))[cookie_name(house.address)].value
                async with house.page(token) as page:
                    await page.start()
            for house in (one, other, one, other):
                html = await (await session.get(house.address + "/en/")).text()
                waiting.append('class="waiting"' in html)
                if len(waiting) == 2:
                    await session.post(
                        one.address + "/mine/forget", headers={"Origin": one.address}
                    )
            assert waiting == [True, True, False, True]

    run(scenario())


def test_the_cookie_of_before_is_taken_once(database: Path) -> None:
    """Who comes with the one that all rooms of a host shared keeps their match."""

    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.start()
            old = f"mazzo_guest={page.token}"
            response, html = await text_of(house, "/en/", Cookie=old)
            assert 'class="waiting"' in html
            assert response.cookies[cookie_name(house.address)].value == page.token
            async with (
                aiohttp.ClientSession(headers={"Cookie": old}) as session,
                session.ws_connect(
                    house.address + "/socket?v=2", headers={"Origin": house.address}
                ) as ws,
            ):
                await ws.send_json({"type": "open", "game": "rubamazzo"})
                assert (await ws.receive_json())["match"] == table["match"]
            # From then on the room's own counts, and both go together.
            _, html = await text_of(
                house, "/en/", Cookie=f"{old}; {cookie_name(house.address)}={'x' * 43}"
            )
            assert 'class="waiting"' not in html
            async with (
                aiohttp.ClientSession(headers={"Cookie": old}) as session,
                session.post(
                    house.address + "/mine/forget", headers={"Origin": house.address}
                ) as forgotten,
            ):
                gone = forgotten.headers.getall("Set-Cookie")
                assert {line.partition("=")[0] for line in gone} == {
                    "mazzo_guest",
                    cookie_name(house.address),
                }
                assert all("Max-Age=0" in line for line in gone)

    run(scenario())
