"""No control acts on a press that began before it was there: whoever presses it meant what was
there before. And nothing moves away from under a finger, so that something else lies there.

Time stands still where it matters: a busy machine is no patient finger.
"""

import datetime as dt

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from bench.scenes import record_of, scene_of
from mazzo.web.texts import languages
from tests.browser import rummy
from tests.browser.conftest import DESKTOP, NOON, PHONE, SMALL_PHONE, OpenPage
from tests.browser.hasty import HASTY
from tests.browser.layout import resize
from tests.browser.rummy import played
from tests.browser.scripted import ScriptedRoom
from tests.browser.test_rubamazzo import CHOICE, FRESH, TABLE
from tests.browser.test_rummy import FRESH as ROUND

TABLET = ViewportSize(width=600, height=800)
LARGE_PHONE = ViewportSize(width=430, height=932)
SEEN = 410
"""Milliseconds after which what has come was seen."""


def still(open_page: OpenPage, text: str, path: str = TABLE) -> tuple[Page, ScriptedRoom]:
    """A page that somebody has touched, and on which no time passes from now on."""
    page = open_page(PHONE, "about:blank", has_touch=True)
    page.add_init_script(rummy.AT_ONCE)
    page.add_init_script(HASTY)
    page.clock.install(time=NOON)
    room = ScriptedRoom(page, text)
    page.goto(path)
    page.locator(".held").first.wait_for()
    page.locator(".words").click()
    page.clock.pause_at(NOON + dt.timedelta(minutes=1))
    return page, room


def pass_by(page: Page, milliseconds: int = SEEN) -> None:
    """So much time, then none again."""
    page.clock.run_for(milliseconds)


def finger(of: Locator) -> None:
    """Taps wherever it lies and whatever lies there."""
    box = of.bounding_box()
    assert box
    of.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 20)


def said(room: ScriptedRoom) -> set[str]:
    """What kinds of messages the page has sent, beside its moves."""
    return {str(message["type"]) for message in room.received} - {"open", "ping", "play", "sync"}


def before_the_end(open_page: OpenPage) -> tuple[Page, ScriptedRoom]:
    """The player is to play the last card of a match."""
    room = ScriptedRoom(open_page(PHONE, "about:blank"), FRESH.replace("dealer: 1", "dealer: 0"))
    table = room.table
    while len(table.record.moves) < 36:
        assert table.turn is not None
        table.play(table.turn, str(table.view(table.turn).moves[0]), table.ply)
    page, room = still(open_page, str(table.record))
    expect(page.locator(".held")).to_have_count(1)
    return page, room


def hurried(page: Page) -> None:
    """Somebody pressed all that came, and nothing acted."""
    came, acted = page.evaluate("[window.came, window.acted]")
    assert came
    assert acted == []


def test_whatever_comes_in_a_match_of_rubamazzo(open_page: OpenPage) -> None:
    page, room = still(open_page, FRESH)
    page.evaluate("beHasty()")
    while room.table.turn is not None:
        ply = room.table.ply
        if room.table.turn == 0:
            page.locator(".turn[data-who=you]").wait_for()
            pass_by(page, SEEN + 100)  # that the hand has closed up is noticed a frame later
            finger(page.locator(".held").first)
            if page.locator(".target").count():
                pass_by(page)
                finger(page.locator(".target").last)
            page.locator(".turn:not([data-who=you])").wait_for()
        else:
            room.computer(str(room.table.view(1).moves[0]))
        assert room.table.ply > ply
    expect(page.locator(".result .button")).to_have_count(5)
    hurried(page)
    assert len(played(room)) == 18
    assert said(room) == set()


@pytest.mark.parametrize("scene", ["middle", "end"])
def test_whatever_comes_in_rummy(open_page: OpenPage, scene: str) -> None:
    *before, last = record_of(scene_of("rummy", scene)).splitlines()
    text = "\n".join([*before, last] if scene == "middle" else before) + "\n"
    page, room = still(open_page, text, rummy.TABLE)
    page.evaluate("beHasty()")
    if scene == "middle":
        page.locator("[data-pile=stock]").tap()
        expect(page.locator(".mark")).to_have_count(1)
    else:
        room.play(last)
        page.locator(".tally").wait_for()
    hurried(page)


@pytest.mark.parametrize("opener", [".gear", ".help", ".which-table"])
def test_whatever_comes_with_a_sheet(open_page: OpenPage, opener: str) -> None:
    page, _ = still(open_page, FRESH)
    page.evaluate("beHasty()")
    page.locator(f".button{opener}").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    hurried(page)
    pass_by(page)
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("place", range(5))
def test_a_double_tap_on_the_last_card_leaves_the_result(open_page: OpenPage, place: int) -> None:
    page, room = before_the_end(open_page)
    page.locator(".held").tap()
    button = page.locator(".result .button").nth(place)
    button.wait_for()
    pass_by(page, SEEN - 20)
    finger(button)
    expect(page.locator(".result")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert said(room) == set()
    pass_by(page, 20)
    finger(page.locator(".result .button").last)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_enter_twice_on_the_last_card_leaves_the_result(open_page: OpenPage) -> None:
    page, room = before_the_end(open_page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".result").wait_for()
    again = page.get_by_role("button", name="Play again")
    for _ in range(100):
        if again.evaluate("button => button === document.activeElement"):
            break
        pass_by(page, 50)  # once the last card has landed
    expect(again).to_be_focused()
    for key in ("Enter", "Space"):
        page.keyboard.press(key)
    assert said(room) == set()
    pass_by(page)
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert said(room) == {"offer"}


def test_the_second_enter_is_not_for_the_next_card(open_page: OpenPage) -> None:
    """The focus went to it by itself."""
    page, room = still(open_page, FRESH)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".held")).to_have_count(2)
    room.computer("play 2B")
    page.locator(".turn[data-who=you]").wait_for()
    expect(page.locator(".held").first).to_be_focused()
    page.keyboard.press("Enter")
    assert len(played(room)) == 1
    pass_by(page)
    page.keyboard.press("Enter")
    page.locator(".turn[data-who=computer]").wait_for()
    assert len(played(room)) == 2


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_held_key_presses_once(open_page: OpenPage, key: str) -> None:
    page, _ = still(open_page, FRESH)
    page.locator(".gear").focus()
    for _ in range(20):
        page.keyboard.down(key)
        pass_by(page, 100)
    page.keyboard.up(key)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_double_tap_on_a_card_leaves_its_choice_open(open_page: OpenPage) -> None:
    page, room = still(open_page, CHOICE)
    for _ in range(2):
        finger(page.locator(".held").first)
        expect(page.locator(".target")).to_have_count(2)
    assert played(room) == []
    pass_by(page)
    finger(page.locator(".held").first)
    expect(page.locator(".target")).to_have_count(0)


def test_enter_twice_does_not_choose(open_page: OpenPage) -> None:
    page, room = still(open_page, CHOICE)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".target")).to_have_count(2)
    assert played(room) == []


def test_a_double_tap_on_new_game_begins_one(open_page: OpenPage) -> None:
    page = open_page(PHONE, has_touch=True)
    page.locator(".held").first.wait_for()
    match = "() => document.querySelector('[data-new-game]').dataset.means"
    first = page.evaluate(match)
    page.clock.install()
    page.reload()
    page.locator(".held").first.wait_for()
    page.clock.pause_at("2200-01-01")
    page.locator(".which-table").tap()
    new = page.get_by_role("dialog").get_by_role("button", name="New game")
    new.wait_for()
    finger(new)  # the second of two taps for the sheet
    page.wait_for_timeout(50)
    assert page.evaluate(match) == first
    pass_by(page)
    box = new.bounding_box()
    assert box
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 20)
    page.wait_for_function(f"(first) => ({match})() !== first", arg=first, polling=50)
    second = page.evaluate(match)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 20)
    page.wait_for_timeout(100)
    assert page.evaluate(match) == second
    pass_by(page)
    page.get_by_role("button", name="Undo").tap()
    page.wait_for_function(f"(first) => ({match})() === first", arg=first, polling=50)


def test_a_double_tap_that_closes_a_sheet_plays_no_card(open_page: OpenPage) -> None:
    page, room = still(open_page, FRESH)
    page.locator(".gear").tap()
    close = page.get_by_role("button", name="Close")
    close.wait_for()
    pass_by(page)
    page.evaluate("document.querySelector('dialog').style.margin = '440px 0 0'")
    box = close.bounding_box()
    assert box
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(50)
    assert played(room) == []
    pass_by(page)
    finger(page.locator(".held").last)
    page.locator(".turn[data-who=computer]").wait_for()


def test_the_next_deal_waits_until_the_round_has_been_seen(open_page: OpenPage) -> None:
    *before, last = record_of(scene_of("rummy", "end")).splitlines()
    page, room = still(open_page, "\n".join(before) + "\n", rummy.TABLE)
    page.keyboard.press("j")
    room.play(last)
    page.locator(".tally").wait_for()
    page.keyboard.press("j")
    page.wait_for_timeout(50)
    assert said(room) == set()
    pass_by(page)
    page.keyboard.press("j")
    page.wait_for_timeout(50)
    assert said(room) == {"deal"}


def test_the_top_of_the_discards_has_changed_under_the_finger(open_page: OpenPage) -> None:
    page, room = still(open_page, ROUND, rummy.TABLE)
    for key in ("s", "1", "x"):
        page.keyboard.press(key)
        page.wait_for_timeout(50)
    page.locator(".turn[data-who=computer]").wait_for()
    for seat in (1, 2, 3):
        room.computer("draw @stock")
        moves = map(str, room.table.view(seat).moves)
        room.computer(next(move for move in moves if move.startswith("discard ")))
    page.locator(".turn[data-who=you]").wait_for()
    pile = page.locator("[data-pile=discards]")
    page.keyboard.press("a")
    finger(pile)
    page.wait_for_timeout(50)
    assert "draw @discards" not in played(room)
    pass_by(page)
    finger(pile)
    page.locator(".mark").wait_for()
    assert played(room)[-1] == "draw @discards"


OTHERS = """() => [...document.querySelectorAll(".buttons .button:not(.undo)")]
  .map((one) => [one, one.getBoundingClientRect()])
  .map(([one, { left, right, top, bottom }]) => one.matches("[data-new-game], .which-table")
    ? [left, top, bottom] : [left, right, top, bottom]).flat().map(Math.round)"""
"""Where the buttons lie that may not move; one may give way at its end."""


@pytest.mark.parametrize("language", languages())
def test_undo_comes_where_nothing_moves(open_page: OpenPage, language: str) -> None:
    page = open_page(DESKTOP, f"/{language}/rubamazzo")
    page.locator(".held").first.wait_for()
    page.evaluate("document.fonts.ready")

    def places() -> list[list[int]]:
        found = []
        for size in (TABLET, LARGE_PHONE, PHONE, SMALL_PHONE, DESKTOP):
            resize(page, size)
            found.append(page.evaluate(OTHERS))
        return found

    before = places()
    page.keyboard.press("n")
    page.locator(".undo").wait_for()
    assert places() == before
    page.keyboard.press("u")
    expect(page.locator(".undo")).to_have_count(0)
    assert places() == before


def test_what_has_moved_is_new_where_it_lies(open_page: OpenPage) -> None:
    page, room = still(open_page, FRESH)
    pass_by(page)
    page.locator(".felt").evaluate("felt => (felt.style.minHeight = '370px')")
    page.keyboard.press("t")  # a notice, and the page is laid out anew
    pass_by(page, 20)
    finger(page.locator(".held").nth(1))
    page.wait_for_timeout(50)
    assert played(room) == []
    pass_by(page)
    finger(page.locator(".held").nth(1))
    page.locator(".turn[data-who=computer]").wait_for()
    assert len(played(room)) == 1


def test_cards_that_close_up_can_be_touched_at_once(open_page: OpenPage) -> None:
    """It only selects them."""
    page, room = still(open_page, ROUND, rummy.TABLE)
    page.keyboard.press("s")
    page.locator(".mark").wait_for()
    card = page.locator(".held").last
    finger(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    assert played(room) == ["draw @stock"]


def test_who_helps_somebody_to_press_may_press(open_page: OpenPage) -> None:
    """A screen reader presses without a key or a pointer."""
    page, room = still(open_page, FRESH)
    page.locator(".held").nth(1).evaluate("card => card.click()")
    expect(page.locator(".held")).to_have_count(2)
    assert len(played(room)) == 1


def test_a_finger_on_a_table_that_was_waited_for(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank", has_touch=True)
    room = ScriptedRoom(page, FRESH)
    page.add_init_script("performance.now = () => 5000;")
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    finger(page.locator(".held").first)
    page.wait_for_timeout(50)
    assert played(room) == []
    page.evaluate("performance.now = () => 6000")
    finger(page.locator(".held").first)
    page.wait_for_timeout(500)
    finger(page.locator(".held").first)
    page.locator(".turn[data-who=computer]").wait_for()
