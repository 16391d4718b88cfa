"""The page keeps what was sealed, and finds out a room that does not keep its word."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from mazzo.commands.sentences import say
from tests.browser import cheating
from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, OpenPage
from tests.browser.test_access import findings
from tests.browser.test_finished import PLAY_ON, finish
from tests.browser.test_rubamazzo import AT_ONCE, TABLE
from tests.locales.messages import LANGUAGES
from tests.server import Room

NO_STORAGE = """
Object.defineProperty(window, "localStorage", { get() { throw new Error("refused"); } });
"""
SETTLED = 10_000
"""Milliseconds after which a page has made up its mind about a match that nobody began."""

A_CHECK = 120_000
"""Milliseconds in which the computers of a whole match have surely been asked again."""

BOXES = """() => [".alarm", ".held, .bar .button"]
  .flatMap((parts) => [...document.querySelectorAll(parts)])
  .map((part) => part.getBoundingClientRect().toJSON()).filter(({ width }) => width > 0)"""
"""Where the sentence stands, the cards of the hand and the buttons of the bar."""

Cheat = Callable[[str], Room]


@pytest.fixture
def cheat(tmp_path: Path) -> Iterator[Cheat]:
    """A function that opens a room which cheats."""
    rooms: list[Room] = []

    def open_room(how: str) -> Room:
        assert how in cheating.WAYS
        room = Room(tmp_path / f"{how}.db", program=(cheating.__file__, how))
        room.start()
        rooms.append(room)
        return room

    yield open_room
    for room in rooms:
        room.stop()


def alarm(page: Page) -> Locator:
    return page.locator("[role=alert].alarm span")


def begin(page: Page) -> None:
    """Goes to the table and waits for the cards."""
    page.add_init_script(AT_ONCE)
    page.goto(TABLE)
    page.locator(".held").first.wait_for()


def steps(page: Page) -> dict[str, str]:
    """What the page itself found, by step."""
    own = page.get_by_role("dialog").locator(".findings").first
    own.locator("li").first.wait_for()
    return {
        step.get_attribute("data-step") or "": step.get_attribute("data-outcome") or ""
        for step in own.locator("li").all()
    }


def look_at_check(page: Page) -> None:
    page.locator(".result").get_by_role("button", name=say("check-match")).click()


@pytest.mark.parametrize(
    ("how", "what"),
    [("other_seed", "seed"), ("other_secret", "commitment"), ("best_of_many", "commitment")],
)
def test_what_is_exchanged_after_the_seed_came_is_found_at_the_first_table(
    open_page: OpenPage, cheat: Cheat, how: str, what: str
) -> None:
    room = cheat(how)
    page = open_page(PHONE, TABLE, at=room)
    expect(alarm(page)).to_have_text(say(f"alarm-{what}"))
    page.get_by_role("button", name="Settings").click()
    kept = page.locator(f"[data-part=seal-kept-{what}] dd")
    shown = page.locator(f"[data-part=seal-{what}] dd")
    assert kept.inner_text() != shown.inner_text()
    page.keyboard.press("Escape")

    page.reload()
    expect(alarm(page)).to_have_text(say(f"alarm-{what}"))
    other = page.context.new_page()
    other.goto(TABLE)
    expect(alarm(other)).to_have_text(say(f"alarm-{what}"))


def test_the_sentence_stays_to_the_end_and_stands_in_the_check(
    open_page: OpenPage, cheat: Cheat
) -> None:
    page = open_page(DESKTOP, "about:blank", at=cheat("best_of_many"))
    begin(page)
    finish(page)
    expect(alarm(page)).to_have_text(say("alarm-commitment"))
    look_at_check(page)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".verdict")).to_have_text(
        "Something is not as it was sealed.", timeout=A_CHECK
    )
    assert steps(page)["kept"] == "wrong"
    # Whatever the record alone can show is in order.
    assert {outcome for key, outcome in steps(page).items() if key != "kept"} == {"right"}
    room_says = sheet.locator(".findings").last.locator("li")
    expect(room_says).to_have_count(4, timeout=A_CHECK)
    assert {step.get_attribute("data-outcome") for step in room_says.all()} == {"right"}
    assert findings(page) == []
    page.set_viewport_size(SMALL_PHONE)
    assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")


@pytest.mark.parametrize(
    ("how", "step"),
    [("other_deal", "deals"), ("other_dealer", "dealer"), ("two_faced", "hands")],
)
def test_what_was_not_drawn_is_found_at_the_end(
    open_page: OpenPage, cheat: Cheat, how: str, step: str
) -> None:
    page = open_page(DESKTOP, "about:blank", at=cheat(how))
    begin(page)
    expect(alarm(page)).to_have_count(0)
    finish(page)
    expect(alarm(page)).to_have_text(say("alarm-record"))
    look_at_check(page)
    assert [key for key, outcome in steps(page).items() if outcome == "wrong"] == [step]
    page.reload()
    expect(alarm(page)).to_have_text(say("alarm-record"))


def with_other_deal(record: str) -> str:
    return re.sub(r"(?m)^deal (\S+) (\S+)", r"deal \2 \1", record)


def with_other_moves(record: str) -> str:
    return re.sub(r"(?m)^play (..)$", "play 1D", record, count=1)


def with_other_match(record: str) -> str:
    return re.sub("(?m)^match: .*", "match: another", record)


def with_second_secret(record: str) -> str:
    return re.sub("(?m)^(secret): .*", rf"\g<0>\n\1: {'0' * 64}", record)


@pytest.mark.parametrize(
    ("change", "step"),
    [
        (with_other_deal, "deals"),
        (with_other_moves, "moves"),
        (with_other_match, "moves"),
        (with_second_secret, "record"),
    ],
)
def test_a_record_that_was_changed_is_found(
    open_page: OpenPage, change: Callable[[str], str], step: str
) -> None:
    def serve(route: Route) -> None:
        honest = route.fetch()
        changed = change(honest.text())
        assert changed != honest.text()
        route.fulfill(response=honest, body=changed)

    page = open_page(DESKTOP, "about:blank")
    page.route("**/match/*/record", serve)
    begin(page)
    finish(page)
    expect(alarm(page)).to_have_text(say("alarm-record"))
    look_at_check(page)
    assert [key for key, outcome in steps(page).items() if outcome == "wrong"] == [step]


class Between:
    """Somebody between the page and its room, who can change what the room says."""

    def __init__(self, page: Page) -> None:
        self.given: dict[str, Any] = {}
        """The last ``new`` of the page."""
        self.lying = self.swallowing = False
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "new":
                self.given = message
            server.send(text)

        def from_room(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "match" and self.given and self.lying:
                proof = {name: self.given[name] for name in ("commitment", "seed")}
                text = json.dumps({**message, "proof": proof})
            if self.swallowing and message.get("id") == self.given.get("id", -1):
                self.swallowing = False
                socket.close()
                return
            socket.send(text)

        socket.on_message(from_page)
        server.on_message(from_room)


def test_a_room_that_lies_at_the_table_is_found_by_its_record(
    open_page: OpenPage, cheat: Cheat
) -> None:
    page = open_page(DESKTOP, "about:blank", at=cheat("best_of_many"))
    Between(page).lying = True
    begin(page)
    expect(alarm(page)).to_have_count(0)
    finish(page)
    expect(alarm(page)).to_have_text(say("alarm-record"))
    look_at_check(page)
    assert steps(page)["kept"] == "wrong"


def test_a_room_that_hangs_up_on_the_seed_is_found_when_the_page_is_back(
    open_page: OpenPage, cheat: Cheat
) -> None:
    page = open_page(PHONE, "about:blank", at=cheat("other_seed"))
    Between(page).swallowing = True
    begin(page)
    expect(alarm(page)).to_have_text(say("alarm-seed"), timeout=SETTLED)


def test_an_answer_that_gets_lost_is_no_alarm(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank")
    Between(page).swallowing = True
    begin(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("[data-sealed]")).to_have_attribute("data-sealed", "own")
    expect(alarm(page)).to_have_count(0)


@pytest.mark.parametrize("how", ["other_seed", "other_secret"])
def test_it_is_found_where_the_browser_keeps_nothing(
    open_page: OpenPage, cheat: Cheat, how: str
) -> None:
    said = say("alarm-seed" if how == "other_seed" else "alarm-commitment")
    page = open_page(PHONE, "about:blank", at=cheat(how))
    page.add_init_script(NO_STORAGE)
    page.goto(TABLE)
    expect(alarm(page)).to_have_text(said)
    page.keyboard.press("n")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(alarm(page)).to_have_text(said)


def test_every_language_says_it_and_the_hand_stays_in_sight(
    open_page: OpenPage, cheat: Cheat
) -> None:
    room = cheat("other_seed")
    said = set()
    for language in LANGUAGES:
        page = open_page(PHONE, f"/{language}/rubamazzo", at=room, reduced_motion="reduce")
        page.locator(".held").first.wait_for()
        said.add(alarm(page).inner_text())
        for size in (PHONE, SMALL_PHONE, DESKTOP):
            page.set_viewport_size(size)
            whole, *boxes = page.evaluate(BOXES)
            assert whole["left"] >= 0
            assert whole["right"] <= size["width"]
            for box in boxes:
                assert box["top"] >= whole["bottom"]
                if size != SMALL_PHONE:
                    assert box["bottom"] <= size["height"] + 1
        page.context.close()
    assert len(said) == len(LANGUAGES)


def test_an_honest_room_gives_no_alarm_and_the_deal_passes_on(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, "about:blank")
    begin(page)
    for number in range(2):
        finish(page)
        look_at_check(page)
        sheet = page.get_by_role("dialog")
        everything = say("check-right")
        expect(sheet.locator(".verdict")).to_have_text(everything, timeout=A_CHECK)
        assert set(steps(page).values()) == {"right"}
        page.keyboard.press("Escape")
        expect(alarm(page)).to_have_count(0)
        if number == 0:
            page.keyboard.press("n")
            page.locator(".held").first.wait_for()
    page.reload()
    look_at_check(page)
    assert set(steps(page).values()) == {"right"}


def test_reload_and_second_tab_know_what_was_sealed(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank")
    begin(page)
    other = page.context.new_page()
    other.goto(TABLE)
    page.reload()
    for each in (page, other):
        each.locator(".held").first.wait_for()
        each.get_by_role("button", name="Settings").click()
        expect(each.locator("[data-sealed]")).to_have_attribute("data-sealed", "own")
    fingerprint = page.locator("[data-part=seal-commitment] dd").inner_text()
    other.keyboard.press("Escape")
    other.keyboard.press("n")
    expect(other.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.locator("[data-part=seal-commitment] dd")).not_to_have_text(fingerprint)
    expect(page.locator("[data-sealed]")).to_have_attribute("data-sealed", "own")


@pytest.mark.parametrize("forget", ["localStorage.clear()", NO_STORAGE])
def test_who_has_not_seen_the_beginning_says_so_and_gives_no_alarm(
    open_page: OpenPage, forget: str
) -> None:
    page = open_page(DESKTOP, "about:blank")
    begin(page)
    # The page remembers by itself; the next one knows nothing.
    page.evaluate("localStorage.clear()")
    page.add_init_script(f"if (!window.opened) {{ {forget} }}; window.opened = true;")
    page.add_init_script(AT_ONCE)
    page.reload()
    page.locator(".held").first.wait_for()
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("[data-sealed]")).to_have_attribute("data-sealed", "late")
    page.evaluate(PLAY_ON)
    page.reload()  # whoever keeps nothing keeps no pace either, and shows card after card
    look_at_check(page)
    expect(page.get_by_role("dialog").locator(".verdict")).to_contain_text(
        "not everything", timeout=A_CHECK
    )
    assert {key for key, outcome in steps(page).items() if outcome != "right"} == {"kept"}
    expect(alarm(page)).to_have_count(0)


def test_the_fingerprint_can_be_seen_before_the_first_card(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank")
    begin(page)
    page.get_by_role("button", name="Settings").click()
    sealed = page.locator("[data-part=seal-next] dd").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", sealed)
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("[data-part=seal-commitment] dd")).to_have_text(sealed)
    expect(page.locator("[data-part=seal-next] dd")).not_to_have_text(sealed)
