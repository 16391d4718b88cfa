"""The first thing a visitor meets."""

from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.room import Room


@pytest.mark.parametrize("locale", ["en", "it"])
def test_the_front_door_leads_to_the_visitors_language(open_page: OpenPage, locale: str) -> None:
    page = open_page(DESKTOP, "/", locale=locale)
    assert urlsplit(page.url).path.split("/")[1] == locale
    assert page.locator("html").get_attribute("lang") == locale


def test_nothing_is_asked_of_anybody_else(open_page: OpenPage, room: Room) -> None:
    page = open_page(PHONE, "/en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/en/rubamazzo", wait_until="networkidle")
    assert asked
    assert [url for url in asked if not url.startswith(room.address)] == []
