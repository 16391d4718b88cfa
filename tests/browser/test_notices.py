"""What is said for a while vanishes when it is no longer true, and hides no question."""

from playwright.sync_api import expect

from tests.browser import rummy
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.test_rubamazzo import CHOICE, FRESH, scripted
from tests.browser.test_rummy import FRESH as ROUND


def test_a_notice_does_not_hide_a_question(open_page: OpenPage) -> None:
    page, _ = scripted(open_page, DESKTOP, CHOICE)
    page.keyboard.press("1")
    asked = page.locator(".hint").inner_text()
    page.keyboard.press("d")
    expect(page.locator(".hint")).to_contain_text("The deck is now")
    expect(page.locator(".hint")).to_contain_text(asked)
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).not_to_contain_text("The deck is now")


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


def test_the_hand_can_be_pinched(open_page: OpenPage) -> None:
    page, _ = rummy.scripted(open_page, PHONE, ROUND)
    for touch in page.locator(".held, .pile, .button:visible").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).touchAction)"
    ):
        assert touch in ("auto", "manipulation") or "pinch-zoom" in touch
