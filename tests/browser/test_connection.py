"""The page when the room is gone: it says so, tries again by itself, and is right in the end."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.scripted import ScriptedRoom, record
from tests.server import Room

FRESH = record("5C 7D 6D 5D RS 2B 5B 1S CB 7C")


@pytest.fixture
def own_room(tmp_path: Path) -> Iterator[Room]:
    """A room that may be stopped."""
    room = Room(tmp_path / "mazzo.db")
    room.start()
    yield room
    room.stop()


def cards(page: Page) -> list[str]:
    names: list[str] = page.locator(".held img").evaluate_all("all => all.map((each) => each.alt)")
    return names


def test_the_room_is_gone_for_a_while(open_page: OpenPage, own_room: Room) -> None:
    page = open_page(PHONE, at=own_room)
    page.locator(".turn[data-who=you]").wait_for()
    hand = cards(page)
    own_room.stop()
    expect(page.locator(".hint.lost")).to_contain_text("Not connected since")
    page.locator(".held").first.click()
    expect(page.locator("[role=status] p").last).to_contain_text("Not connected.")
    assert cards(page) == hand
    own_room.start()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".hint.lost")).to_have_count(0)
    expect(page.locator("[role=status] p").last).to_have_text("Connected again.")
    assert cards(page) == hand
    page.locator(".held").first.click()
    page.locator(".held, .target").nth(1).wait_for()
    expect(page.locator(".hint.lost")).to_have_count(0)


def test_an_update_that_was_lost_is_fetched(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank")
    room = ScriptedRoom(page, FRESH)
    page.goto("/en/rubamazzo")
    page.locator(".held").nth(1).click()
    page.locator(".turn[data-who=computer]").wait_for()
    room.table.play(1, "play RS", room.table.ply)
    room.table.drain()  # lost on the way
    room.table.play(0, "play 6D", room.table.ply)  # in another tab
    room.computer("play 2B")
    expect(page.locator(".held")).to_have_count(1)
    assert room.received[-1]["type"] == "sync"


def test_two_tabs_show_the_same(open_page: OpenPage) -> None:
    first = open_page(PHONE)
    first.locator(".turn[data-who=you]").wait_for()
    second = first.context.new_page()
    second.goto("/en/rubamazzo")
    second.locator(".turn[data-who=you]").wait_for()
    assert cards(second) == cards(first)
    hand = len(cards(first))
    second.locator(".held").first.click()
    if second.locator(".target").count():
        second.locator(".target").first.click()
    expect(first.locator(".held")).to_have_count(hand - 1)
    second.keyboard.press("n")
    expect(second.locator(".held")).to_have_count(3)
    expect(first.locator(".held")).to_have_count(3)
    first.locator(".turn[data-who=you]").wait_for()
    second.locator(".turn[data-who=you]").wait_for()
    assert cards(second) == cards(first)


def test_five_reloads_in_two_seconds(phone: Page) -> None:
    phone.locator(".turn[data-who=you]").wait_for()
    hand = cards(phone)
    for _ in range(5):
        phone.reload(wait_until="domcontentloaded")
    phone.locator(".turn[data-who=you]").wait_for()
    assert cards(phone) == hand


@pytest.mark.parametrize("late", [0, 0.4])
def test_an_older_page_asks_to_be_reloaded(open_page: OpenPage, late: float) -> None:
    """Also when the room has spoken before the game has been read."""
    page = open_page(PHONE, "about:blank")
    page.route_web_socket(
        "**/socket*", lambda socket: socket.send('{"type": "error", "error": "protocol"}')
    )

    def serve(route: Route) -> None:
        time.sleep(late)
        route.continue_()

    page.route("**/static/rubamazzo-*.js", serve)
    page.goto("/en/rubamazzo")
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
