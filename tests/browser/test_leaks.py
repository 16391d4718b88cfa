"""Whatever a seat receives in a real game is searched for cards that it may not know: frames,
pages with their attributes, storage, what the browser was asked to fetch."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mazzo.games.catalogue import find
from mazzo.records.record import Record, parse_record
from mazzo.records.replay import replay
from tests.browser import rummy
from tests.browser.conftest import DESKTOP, OpenPage, breathe
from tests.browser.test_rubamazzo import AT_ONCE
from tests.server import Room

CODES = {"rubamazzo": "[1-7FCR][DCSB]", "rummy": "[A2-9TJQK][SHDC]"}

WHERE = """() => [
  document.title,
  document.querySelector("#table").outerHTML,
  JSON.stringify(localStorage),
  JSON.stringify(sessionStorage),
  document.cookie,
  location.href,
  history.state ? JSON.stringify(history.state) : "",
].join("\\n")"""
"""All that a page holds of the game; the text below it speaks of cards in general."""

NAMES = """() => Object.fromEntries(
  Object.values(JSON.parse(document.getElementById("mazzo-page").textContent).faces)
    .flatMap((deck) => Object.entries(deck).map(([card, address]) => [address, card])))"""


class Watcher:
    """Notes what the page gets and shows, by the number of moves made."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.code = re.compile(rf"(?<![A-Za-z0-9_-])(?:{CODES[game]})(?![A-Za-z0-9_-])")
        self.match = ""
        self.ply = 0
        self.frames: list[tuple[int, str]] = []
        self.pages: list[tuple[int, str]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        text = str(frame)
        message = json.loads(text)
        self.match = message.get("match", self.match)
        self.ply = message.get("ply", self.ply)
        self.frames.append((self.ply, text))

    def look(self) -> None:
        """Notes the page as it is now; nothing must be under way."""
        self.pages.append((self.ply, self.page.evaluate(WHERE)))


def may_know(record: Record) -> list[set[str]]:
    """By the number of moves made, the cards that seat 0 has held or seen lying open."""
    game = find(record.game).game
    code = re.compile(rf'"({CODES[record.game]})"')
    state: Any = game.start(record.dealer)
    known: list[set[str]] = [set()]
    for move in replay(record).moves:
        state = game.play(state, move)
        before = set() if move.verb == "deal" else known[-1]
        known.append(before | set(code.findall(json.dumps(game.view(state, 0).plain()))))
    return known


def finished_record(page: Page, match: str) -> Record:
    """The record of a match that is over; before that nobody gets it."""
    text = page.evaluate(
        "(match) => fetch(`/match/${match}/record`).then((it) => it.text())", match
    )
    return parse_record(str(text))


def search(watcher: Watcher, record: Record, match: str) -> None:
    known = may_know(record)
    faces: dict[str, str] = watcher.page.evaluate(NAMES)
    assert len(watcher.pages) > 5
    frames = [(ply, frame) for ply, frame in watcher.frames if f'"match":"{match}"' in frame]
    assert len(frames) > 10
    for ply, frame in frames:
        assert set(watcher.code.findall(frame)) <= known[ply], frame
    for ply, shown in watcher.pages:
        there = set(watcher.code.findall(shown))
        there |= {card for address, card in faces.items() if address in shown and card != "back"}
        assert there <= known[ply], f"after {ply} moves: {there - known[ply]}"


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_rubamazzo_shows_no_hidden_card(open_page: OpenPage, room: Room, level: str) -> None:
    page = open_page(DESKTOP, "about:blank")
    watcher = Watcher(page, "rubamazzo")
    page.add_init_script(AT_ONCE)
    page.add_init_script(
        f"try {{ localStorage.setItem('mazzo.rubamazzo.level', '\"{level}\"') }} catch {{}}"
    )
    page.goto("/en/rubamazzo")
    for _ in range(40):
        page.locator(".turn[data-who=you], .result").first.wait_for()
        watcher.look()
        if page.locator(".result").count():
            break
        held = page.locator(".held").count()
        page.locator(".held").first.click()
        if page.locator(".target").count():
            watcher.look()
            breathe(page)
            page.keyboard.press("Enter")
        page.wait_for_function(
            "(held) => document.querySelector('.result')"
            " || document.querySelectorAll('.held').length !== held",
            arg=held,
        )
    assert page.locator(".result").count()
    search(watcher, finished_record(page, watcher.match), watcher.match)
    assert not watcher.code.search(room.log.read_text())


def test_rummy_shows_no_hidden_card(open_page: OpenPage, room: Room) -> None:
    page = open_page(DESKTOP, "about:blank")
    watcher = Watcher(page, "rummy")
    page.add_init_script(rummy.AT_ONCE)
    page.goto(rummy.TABLE)
    for _ in range(15):
        page.locator(".turn[data-who=you], .tally").first.wait_for()
        watcher.look()
        if page.locator(".tally").count():
            page.get_by_role("button", name="Next deal").click()
            expect(page.locator(".tally")).to_have_count(0)
            continue
        page.locator("[data-pile=stock]").click()
        page.locator('.held img[alt*=","]').wait_for()  # the new card
        watcher.look()
        page.locator(".held").last.click()
        rummy.action(page, "Discard").click()
        page.locator('.hand:not(:has(.held img[alt*=","])), .tally').first.wait_for()
    given_up = watcher.match
    page.keyboard.press("n")
    page.wait_for_timeout(11_500)  # then it cannot be taken back any more
    search(watcher, finished_record(page, given_up), given_up)
    assert not watcher.code.search(room.log.read_text())
