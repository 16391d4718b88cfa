"""Scopa played in the browser, by finger, mouse and keyboard, and read aloud."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bench.scenes import record_of, scene_of
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, OpenPage, breathe
from tests.browser.reader import heard, listen
from tests.browser.scripted import ScriptedRoom, record
from tests.browser.test_access import findings
from tests.browser.test_rubamazzo import AT_ONCE, last_words

TABLE = "/en/scopa"
SIZES = [PHONE, SMALL_PHONE, LANDSCAPE, DESKTOP]


def match(first: str, *moves: str) -> str:
    return record(first, *moves).replace("game: rubamazzo", "game: scopa")


# The 7 of coins takes either four with either three.
CHOICE = match("7D 2C RS 1S 6B FB 4C 3S 3C 4B")
# The king of swords takes all four.
SWEEP = match("RS FC 7C 1S 6B FB 5B 2D 1C 2S")


def scripted(open_page: OpenPage, size: ViewportSize, text: str) -> tuple[Page, ScriptedRoom]:
    page = open_page(size, "about:blank", has_touch=True, reduced_motion="reduce")
    room = ScriptedRoom(page, text)
    page.add_init_script(AT_ONCE)
    listen(page)
    page.goto(TABLE)
    page.locator(".last").wait_for()
    expect(page.locator("[data-new]")).to_have_count(0)
    return page, room


def played(room: ScriptedRoom) -> list[str]:
    return [message["move"] for message in room.received if message["type"] == "play"]


@pytest.mark.parametrize("size", SIZES)
def test_a_way_is_taken_by_one_touch(open_page: OpenPage, size: ViewportSize) -> None:
    page, room = scripted(open_page, size, CHOICE)
    page.get_by_role("button", name="7 of coins").tap()
    ways = page.locator(".way")
    expect(ways).to_have_count(4)
    expect(page.locator(".taken[data-lit]")).to_have_count(2)
    for way in ways.all():
        box = way.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    assert findings(page) == []
    ways.nth(1).tap()
    expect(page.locator(".last")).to_contain_text("You play the 7 of coins and take the 4")
    assert len(played(room)) == 1


def test_cards_of_the_table_leave_their_ways(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, CHOICE)
    page.get_by_role("button", name="7 of coins").tap()
    lying = page.locator(".lying .card").filter(has=page.locator("img"))
    four = page.locator(".lying li, .lying > *").filter(has=page.locator("img[alt^='4 of cups']"))
    three = page.locator(".lying li, .lying > *").filter(
        has=page.locator("img[alt^='3 of swords']")
    )
    assert lying.count() == 4
    expect(page.locator(".taken")).to_have_count(4)
    four.locator(".taken").tap()
    expect(page.locator(".way")).to_have_count(2)
    three.locator(".taken").tap()
    expect(page.locator(".way")).to_have_count(1)
    assert played(room) == []
    three.locator(".taken").tap()
    expect(page.locator(".way")).to_have_count(0)
    assert played(room) == ["play 7D takes 4C 3S"]


def test_ways_by_keyboard_read_aloud(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, CHOICE)
    page.keyboard.press("1")
    ways = page.locator(".way")
    expect(ways.first).to_be_focused()
    assert last_words(page) == "This card takes in 4 ways. Choose one."
    page.keyboard.press("ArrowRight")
    expect(ways.nth(1)).to_be_focused()
    expect(ways.nth(1)).to_have_attribute("data-lit", "true")
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    assert last_words(page) == "You keep the 7 of coins."
    breathe(page)
    page.keyboard.press("Enter")
    expect(ways.first).to_be_focused()
    breathe(page)
    page.keyboard.press("Enter")
    expect(ways).to_have_count(0)
    assert len(played(room)) == 1
    page.keyboard.press("p")
    expect(page.locator("[role=status] p").last).to_contain_text("Your heap: 3 cards.")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_one_way_is_one_tap_and_a_scopa_lies_across(
    open_page: OpenPage, size: ViewportSize
) -> None:
    page, room = scripted(open_page, size, SWEEP)
    page.get_by_role("button", name="King of swords").tap()
    expect(page.locator(".last")).to_contain_text("scopa!")
    assert len(played(room)) == 1
    mine = page.locator(".heap[data-who=you]")
    expect(mine.locator(".across .card")).to_have_count(1)
    expect(mine.locator(".caption")).to_have_text("You: 1 scopa")
    expect(page.locator(".lying .card")).to_have_count(0)
    assert findings(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["end", "over"])
def test_a_deal_is_counted_line_by_line(
    open_page: OpenPage, size: ViewportSize, scene: str
) -> None:
    *before, last = record_of(scene_of("scopa", scene)).splitlines()
    page, room = scripted(open_page, size, "\n".join(before) + "\n")
    room.play(last)
    tally = page.locator(".tally")
    tally.wait_for()
    view = room.table.view(0).plain()
    counted = view["counted"]
    assert isinstance(counted, dict)
    rows = tally.locator("tbody tr")
    assert rows.count() == 5
    told = [rows.nth(at).locator("td").last.inner_text() for at in range(5)]
    names = ("cards", "denari", "settebello", "primiera", "scope")
    assert told == [f"{counted[name][0]} : {counted[name][1]}" for name in names]
    mine, theirs = (sum(points[seat] for points in counted.values()) for seat in (0, 1))
    expect(tally.locator("tfoot td")).to_have_text(f"{mine} : {theirs}")
    button = "Next deal" if scene == "end" else "Play again"
    expect(page.get_by_role("button", name=button)).to_be_focused()
    for control in tally.locator(".button").all():
        box = control.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"] + 1
    assert findings(page) == []


def test_a_whole_deal_by_keyboard_alone_read_aloud(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, "about:blank")
    page.add_init_script(AT_ONCE)
    listen(page)
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    page.keyboard.press("ArrowRight")
    for _ in range(60):
        page.locator(".turn[data-who=you], .tally").first.wait_for()
        if page.locator(".tally").count():
            break
        told = len(heard(page))
        breathe(page)
        page.keyboard.press("Enter")
        page.wait_for_function("(told) => window.heard.length > told", arg=told)
    expect(page.get_by_role("button", name="Next deal")).to_be_focused()
    sentences = heard(page)
    moves = [sentence for sentence in sentences if " play" in sentence and ";" not in sentence[:4]]
    assert len({one for one in moves if one.startswith(("You play", "The computer plays"))}) == 36
    assert sum(one.startswith("The deal counts") for one in sentences) == 1
    breathe(page)
    page.keyboard.press("j")
    expect(page.locator(".tally")).to_have_count(0)
    expect(page.locator(".held")).not_to_have_count(0)
