"""The first thing a visitor meets."""

from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.test_weight import NEVER_AT_REST
from tests.server import Room


@pytest.mark.parametrize("locale", ["en", "it"])
def test_the_front_door_leads_to_the_visitors_language(open_page: OpenPage, locale: str) -> None:
    page = open_page(DESKTOP, "/", locale=locale)
    assert urlsplit(page.url).path.split("/")[1] == locale
    assert page.locator("html").get_attribute("lang") in (locale, f"{locale}-GB")


def test_nothing_is_asked_of_anybody_else(open_page: OpenPage, room: Room) -> None:
    page = open_page(PHONE, "/en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/en/rubamazzo", wait_until="networkidle")
    assert asked
    assert [url for url in asked if not url.startswith(room.address)] == []


@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_the_page_names_every_script_that_it_needs(open_page: OpenPage, game: str) -> None:
    page = open_page(PHONE, "about:blank")
    page.add_init_script(NEVER_AT_REST)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    opened = page.goto(f"/en/{game}")
    page.locator(".held").first.wait_for()
    assert opened is not None
    html = opened.text()
    needed = [path for path in asked if path.endswith((".js", ".css"))]
    assert any(game in path for path in needed)
    assert [path for path in needed if f'"{path}"' not in html] == []
