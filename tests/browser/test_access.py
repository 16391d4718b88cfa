"""What axe-core finds: nothing, in any state and theme."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.scripted import ScriptedRoom, record
from tests.browser.test_rubamazzo import AT_ONCE, CHOICE, TABLE

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
Theme = Literal["light", "dark"]


def findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
    violations = page.evaluate("axe.run().then((found) => found.violations)")
    return [
        f"{violation['id']}: {node['html'][:120]}"
        for violation in violations
        for node in violation["nodes"]
    ]


def play_to_the_end(room: ScriptedRoom) -> list[str]:
    """The moves of a whole match, both sides playing their first legal move."""
    moves = []
    table = room.table
    while table.turn is not None:
        seat = table.turn
        move = str(table.view(seat).moves[0])
        table.play(seat, move, table.ply)
        moves.append(move)
    table.drain()
    return moves


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_axe_finds_nothing(open_page: OpenPage, size: ViewportSize, theme: Theme) -> None:
    page = open_page(size, "about:blank", color_scheme=theme)
    room = ScriptedRoom(page, CHOICE)
    page.add_init_script(AT_ONCE)
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    assert findings(page) == []

    page.keyboard.press("1")
    expect(page.locator(".target")).to_have_count(2)
    assert findings(page) == [], "in a choice"
    page.keyboard.press("Escape")

    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()
    assert findings(page) == [], "in the keys sheet"
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Settings").click()
    assert findings(page) == [], "in the settings"
    page.keyboard.press("Escape")

    play_to_the_end(room)
    page.reload()
    expect(page.locator(".result")).to_be_visible()
    assert findings(page) == [], "in the result"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_entrance(open_page: OpenPage, theme: Theme) -> None:
    page = open_page(PHONE, "/en/", color_scheme=theme)
    assert findings(page) == []


def test_large_type_loses_nothing(open_page: OpenPage) -> None:
    """200 % text: the first screen may grow, but nothing is cut off at the side."""
    page = open_page(PHONE, "about:blank")
    ScriptedRoom(page, record("5C 7D 6D 5D RS 2B 5B 1S CB 7C"))
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for part in page.locator(".bar .button:visible, .turn strong, .last, .opponent .name").all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"] + 0.5


def test_the_rules_are_found_from_the_table(phone: Page) -> None:
    phone.locator(".held").first.wait_for()
    phone.get_by_role("button", name="? Rules").tap()
    phone.get_by_role("dialog").get_by_role("link", name="All rules and controls").tap()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(phone.get_by_role("heading", name="Rubamazzo", exact=True)).to_be_in_viewport()
