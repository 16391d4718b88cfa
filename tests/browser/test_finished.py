"""After a match: its check, its record, and what the room keeps of a guest."""

import json
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from mazzo.web.sockets import PROTOCOL
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.test_access import findings
from tests.browser.test_rubamazzo import AT_ONCE, TABLE

PLAY_ON = """() => new Promise((done, fail) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/socket?v=PROTOCOL`);
  const say = (message) => socket.send(JSON.stringify({ id: 1, ...message }));
  let match;
  socket.onopen = () => say({ type: "open", game: "rubamazzo" });
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type === "match") match = frame;
    else if (!match || frame.type === "error") return fail(new Error(data));
    else if (frame.type === "update") {
      match.ply = frame.ply;
      Object.assign(match.view, frame.view);
    }
    const { turn, seat, moves } = match.view;
    if (turn === null) done(socket.close());
    else if (turn === seat)
      say({ type: "play", match: match.match, ply: match.ply, move: moves[0] });
  };
})""".replace("PROTOCOL", PROTOCOL)
"""As if the same guest played on in another tab, as fast as can be."""


def finish(page: Page) -> None:
    """Has the match of Rubamazzo played to its end, and waits until the page shows it."""
    page.locator(".held, .result").first.wait_for()
    page.evaluate(PLAY_ON)
    page.locator(".result").wait_for()


@pytest.fixture
def finished(open_page: OpenPage) -> Page:
    """A page with a finished match."""
    page = open_page(DESKTOP, "about:blank")
    page.add_init_script(AT_ONCE)
    page.goto(TABLE)
    finish(page)
    return page


def test_the_match_is_checked_and_its_record_verifies(finished: Page, tmp_path: Path) -> None:
    finished.get_by_role("button", name="Check this game").click()
    sheet = finished.get_by_role("dialog")
    expect(sheet).to_contain_text("Everything is as it was sealed.")
    expect(sheet.locator(".steps li[data-outcome=right]")).not_to_have_count(0)
    assert findings(finished) == []

    with finished.expect_download() as download:
        sheet.get_by_role("link", name="Download the record").click()
    record = tmp_path / "match.txt"
    download.value.save_as(record)
    verify = [sys.executable, "-m", "mazzo", "verify", str(record)]
    assert subprocess.run(verify, check=False, capture_output=True).returncode == 0

    finished.keyboard.press("Escape")
    expect(finished.get_by_role("button", name="Check this game")).to_be_focused()


def test_results_are_counted_taken_home_and_forgotten(finished: Page, tmp_path: Path) -> None:
    finished.get_by_role("button", name="Your results").click()
    played = finished.get_by_role("row", name="Played").get_by_role("cell")
    expect(played).to_have_text(["0", "1", "0"])
    assert findings(finished) == []

    with finished.expect_download() as download:
        finished.get_by_role("link", name="Save a copy").click()
    copy = tmp_path / "results.json"
    download.value.save_as(copy)
    assert len(json.loads(copy.read_text())["results"]) == 1

    finished.get_by_role("button", name="Clear my data").click()
    finished.get_by_role("button", name="Clear it all").click()
    finished.locator(".held").first.wait_for()
    assert finished.evaluate("localStorage.getItem('mazzo.rubamazzo.level')") == '"normal"'
    finished.locator(".which-table").click()
    finished.get_by_role("button", name="Your results").click()
    expect(finished.get_by_role("dialog")).to_contain_text("You have not finished a game here yet.")

    finished.get_by_label("Restore from a copy").set_input_files(copy)
    expect(finished.get_by_role("dialog")).to_contain_text("One result was added.")
    expect(played).to_have_text(["0", "1", "0"])


def test_a_file_that_is_no_copy_is_refused(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(PHONE)
    page.locator(".held").first.wait_for()
    page.locator(".which-table").click()
    page.get_by_role("button", name="Your results").click()
    strange = tmp_path / "strange.json"
    strange.write_text("[1, 2")
    page.get_by_label("Restore from a copy").set_input_files(strange)
    expect(page.get_by_role("dialog")).to_contain_text("This is not a copy of results")


def test_the_last_match_and_its_results_are_one_tap_away(finished: Page) -> None:
    match = finished.locator(".new-game").get_attribute("data-means")
    watch = finished.locator(".result").get_by_role("link", name="Watch it again")
    expect(watch).to_have_attribute("href", f"/en/replay/{match}")
    finished.locator(".result").get_by_role("button", name="Change level").click()
    expect(finished.get_by_role("group", name="Level").get_by_label("Normal")).to_be_checked()

    finished.goto("/en/")
    finished.get_by_role("link", name="Watch the last game again").click()
    expect(finished.locator(".hint")).to_contain_text("Move 1 of")
    finished.goto("/en/")
    finished.get_by_role("link", name="Your results").click()
    played = finished.get_by_role("row", name="Played").get_by_role("cell")
    expect(played).to_have_text(["0", "1", "0"])
    assert urlsplit(finished.url).fragment == "", "loaded again, the table is there without them"


def test_who_has_finished_nothing_is_offered_no_last_match(open_page: OpenPage) -> None:
    page = open_page(PHONE, "/en/")
    page.locator(".games a").first.wait_for()
    expect(page.get_by_role("link", name="Your results")).to_have_count(0)
