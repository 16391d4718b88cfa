"""A page that is not connected says so and since when, tries again by itself, and is right in the
end; what a browser has kept may be anything."""

import datetime as dt
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, NOON, PHONE, OpenPage
from tests.browser.reader import heard, listen
from tests.browser.scripted import ScriptedRoom
from tests.browser.test_rubamazzo import FRESH, TABLE

SINCE_NOON = "Not connected since 12:00. The game is kept; trying again."


@pytest.fixture
def at_noon(open_page: OpenPage) -> tuple[Page, ScriptedRoom]:
    """A game under way, by a clock that the test moves."""
    page = open_page(PHONE, "about:blank", timezone_id="UTC", locale="en-US")
    page.clock.install(time=NOON)
    room = ScriptedRoom(page, FRESH)
    listen(page)
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    page.clock.pause_at(NOON + dt.timedelta(seconds=10))
    return page, room


def run_until_connected(page: Page) -> None:
    """The clock stands still while a socket opens, which may take a busy machine long."""
    for _ in range(200):
        if not page.locator(".hint.lost").count():
            return
        page.clock.run_for(1_000)
        page.wait_for_timeout(50)
    pytest.fail("not connected again")


def test_the_room_is_gone_for_three_minutes(at_noon: tuple[Page, ScriptedRoom]) -> None:
    page, room = at_noon
    room.hang_up()
    lost = page.locator(".hint.lost")
    expect(lost).to_have_text(SINCE_NOON)
    for _ in range(18):
        page.clock.run_for(10_000)
        expect(lost).to_have_text(SINCE_NOON)
    assert heard(page).count(SINCE_NOON) == 1, "said once, however often it is tried again"
    page.locator(".held").first.click()
    assert heard(page)[-1].startswith("Not connected.")
    # Meanwhile the player has gone on in another browser.
    room.table.play(0, "play 7D takes 7C", room.table.ply)
    room.table.play(1, "play 2B", room.table.ply)
    room.table.drain()
    room.come_back()
    run_until_connected(page)
    expect(page.locator(".held")).to_have_count(2)
    expect(page.locator(".last")).to_have_text(
        "The computer plays the 2 of clubs; it stays on the table."
    )
    assert "Connected again." in heard(page)


def test_it_is_tried_at_once_when_somebody_looks(at_noon: tuple[Page, ScriptedRoom]) -> None:
    page, room = at_noon
    room.hang_up()
    expect(page.locator(".hint.lost")).to_be_visible()
    page.clock.run_for(120_000)
    room.come_back()
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(page.locator(".hint.lost")).to_have_count(0)


def test_a_silent_connection_is_noticed(at_noon: tuple[Page, ScriptedRoom]) -> None:
    page, room = at_noon
    for _ in range(30):
        page.clock.run_for(4_000)
        page.evaluate("0")  # time for a ping to be answered
    expect(page.locator(".hint.lost")).to_have_count(0)
    room.fall_silent()
    page.clock.run_for(31_000)
    expect(page.locator(".hint.lost")).to_contain_text("Not connected since 12:02.")
    room.come_back()
    run_until_connected(page)


def test_a_computer_that_slept_notices_when_it_wakes(at_noon: tuple[Page, ScriptedRoom]) -> None:
    page, room = at_noon
    room.fall_silent()
    page.clock.fast_forward(3 * 3600 * 1000)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.clock.run_for(6_000)
    expect(page.locator(".hint.lost")).to_contain_text("Not connected since 15:00.")
    room.come_back()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".hint.lost")).to_have_count(0)
    expect(page.locator(".held")).to_have_count(3)


def test_a_copied_tab_shows_the_same_match(open_page: OpenPage) -> None:
    page = open_page(DESKTOP)
    page.locator(".turn[data-who=you]").wait_for()
    with page.context.expect_page() as copied:
        page.evaluate("window.open(location.href)")  # with the storage of this one
    copy = copied.value
    copy.locator(".turn[data-who=you]").wait_for()
    names = "all => all.map((one) => one.alt)"
    assert copy.locator(".held img").evaluate_all(names) == page.locator(".held img").evaluate_all(
        names
    )


STRANGE = {
    "not JSON": "{",
    "a number": "7",
    "null": "null",
    "another shape": json.dumps({"chosen": ["x"], "match": 7, "arrangement": {"order": 1}}),
    "long": json.dumps("x" * 100_000),
    "a prototype": '{"__proto__": {"sorting": "rank"}}',
}


@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
@pytest.mark.parametrize("kept", STRANGE.values(), ids=STRANGE)
def test_whatever_the_browser_has_kept_does_no_harm(
    open_page: OpenPage, game: str, kept: str
) -> None:
    page = open_page(PHONE, "about:blank")
    names = [
        "theme",
        "pace",
        "letters",
        "rummy.hand",
        *[f"{game}.{it}" for it in ("deck", "level")],
    ]
    page.add_init_script(
        f"try {{ for (const name of {json.dumps(names)})"
        f" localStorage.setItem('mazzo.' + name, {json.dumps(kept)}) }} catch {{}}"
    )
    page.goto(f"/en/{game}")
    page.locator(".held").first.wait_for()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", checked=True)).not_to_have_count(0)


def test_a_sheet_says_when_the_room_does_not_answer(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(PHONE)
    page.locator(".held").first.wait_for()
    page.locator(".which-table").click()
    page.get_by_role("button", name="Your results").click()
    page.context.set_offline(True)
    copy = tmp_path / "copy.json"
    copy.write_text('{"mazzo-results": 1, "results": []}')
    page.get_by_label("Restore from a copy").set_input_files(copy)
    expect(page.get_by_role("dialog")).to_contain_text("The server does not answer.")
    page.context.set_offline(False)
    page.get_by_label("Restore from a copy").set_input_files(copy)
    expect(page.get_by_role("dialog")).to_contain_text(
        "Every result of this copy was here already."
    )


def test_a_replay_says_when_the_room_does_not_answer(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(PHONE, "/en/replay")
    page.locator("input[type=file]").wait_for(state="attached")
    page.context.set_offline(True)
    record = tmp_path / "record.txt"
    record.write_text("mazzo-record: 1\n")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("status")).to_have_text("The server did not answer. Please try again.")
