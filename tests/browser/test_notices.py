"""What is said for a while vanishes when it is no longer true, and hides no question."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser import rummy
from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, OpenPage
from tests.browser.rummy import action, card, known, names, played
from tests.browser.test_rubamazzo import CHOICE, FRESH, scripted
from tests.browser.test_rummy import FRESH as ROUND
from tests.browser.test_rummy import TWO_TARGETS, swipe


def test_a_notice_does_not_hide_a_question(open_page: OpenPage) -> None:
    page, _ = scripted(open_page, DESKTOP, CHOICE)
    page.keyboard.press("1")
    asked = page.locator(".hint").inner_text()
    page.keyboard.press("d")
    expect(page.locator(".hint")).to_contain_text("The deck is now")
    expect(page.locator(".hint")).to_contain_text(asked)
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).not_to_contain_text("The deck is now")


def test_what_is_asked_for_is_not_said_any_more_once_it_is_done(open_page: OpenPage) -> None:
    page, _ = rummy.scripted(open_page, DESKTOP, TWO_TARGETS)
    hint = page.locator(".hint")
    before = hint.inner_text()
    for name in ("Lay off", "Meld", "Discard"):
        known(action(page, name)).click(force=True)
        expect(hint).not_to_have_text(before)
        card(page, "9 of clubs").click()
        expect(hint).to_have_text(before)
        card(page, "9 of clubs").click()


def test_the_level_in_play_is_not_that_of_the_next_game(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, FRESH)
    page.keyboard.press("2")
    room.computer("play 2B")
    page.locator(".turn[data-who=you]").wait_for()
    for level in ("Hard", "Easy", "Normal"):
        page.keyboard.press("l")
        expect(page.locator(".hint")).to_contain_text(level)
        said = "The level is now" if level == "Hard" else "From the next game"
        expect(page.locator(".hint")).to_contain_text(said)


WITHOUT_PAN_DOWN = """() => {
  const all = document.querySelectorAll(".held");
  for (const { style } of all) style.touchAction = "pan-y pinch-zoom";
}"""
"""As in browsers that do not know the direction of a pan."""


@pytest.mark.parametrize("prepare", ["() => null", WITHOUT_PAN_DOWN], ids=["Chromium", "others"])
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_a_card_is_dragged_straight_down_into_the_second_row(
    open_page: OpenPage, size: ViewportSize, prepare: str
) -> None:
    page, room = rummy.scripted(open_page, size, ROUND)
    page.evaluate(prepare)
    first, below = (page.locator(".held").nth(at).bounding_box() for at in (0, 4))
    assert first
    assert below
    before = names(page)
    x = first["x"] + first["width"] / 2
    swipe(page, (x, first["y"] + 20), (x, below["y"] + below["height"] * 0.7))
    expect(page.locator(".held").nth(4)).to_have_accessible_name(before[0])
    assert page.evaluate("scrollY") == 0
    assert played(room) == []
    # A finger that goes up scrolls to what stands below the table.
    page.evaluate(prepare)
    swipe(page, (x, below["y"] + 40), (x, below["y"] - 160))
    page.wait_for_function("() => scrollY > 50")
    assert names(page)[4] == before[0]


def test_the_hand_can_be_pinched(open_page: OpenPage) -> None:
    page, _ = rummy.scripted(open_page, PHONE, ROUND)
    for touch in page.locator(".held, .pile, .button:visible").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).touchAction)"
    ):
        assert touch in ("auto", "manipulation") or "pinch-zoom" in touch
