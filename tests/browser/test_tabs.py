"""Two tabs of one browser follow one match."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, OpenPage


def match_of(page: Page) -> str:
    """The match that is shown."""
    return str(page.locator("[data-new-game]").get_attribute("data-means"))


def press_new(page: Page) -> None:
    """As soon as the button is no longer new itself."""
    expect(page.locator("[data-new-game]:not([data-new])")).to_be_visible()
    page.keyboard.press("n")


@pytest.fixture(params=["rubamazzo", "rummy"])
def tabs(request: pytest.FixtureRequest, open_page: OpenPage) -> tuple[Page, Page]:
    """Both show the same match."""
    address = f"/en/{request.param}"
    one = open_page(DESKTOP, address)
    one.locator(".held").first.wait_for()
    other = one.context.new_page()
    other.goto(address)
    other.locator(".held").first.wait_for()
    assert match_of(other) == match_of(one)
    return one, other


def test_a_match_replaced_in_the_other_tab_leads_on_with_words(tabs: tuple[Page, Page]) -> None:
    one, other = tabs
    before = match_of(one)
    press_new(one)
    expect(one.locator("[data-new-game]")).not_to_have_attribute("data-means", before)
    expect(other.locator("[data-new-game]")).to_have_attribute("data-means", match_of(one))
    expect(other.locator(".words [aria-live]")).to_contain_text("Another window")


def test_new_in_both_tabs_at_once_ends_in_one_match_that_can_be_played(
    tabs: tuple[Page, Page],
) -> None:
    one, other = tabs
    before = match_of(one)
    for page in tabs:
        expect(page.locator("[data-new-game]:not([data-new])")).to_be_visible()
    for page in tabs:
        page.evaluate("document.querySelector('[data-new-game]').click()")
    for page in tabs:
        expect(page.locator("[data-new-game]")).not_to_have_attribute("data-means", before)
        expect(page.locator(".held").first).to_be_visible()
    for _ in range(50):
        if match_of(one) == match_of(other):
            break
        one.wait_for_timeout(100)
    assert match_of(one) == match_of(other)
    # Neither is on a match that is gone: what the one does next the other sees.
    between = match_of(one)
    press_new(other)
    for page in tabs:
        expect(page.locator("[data-new-game]")).not_to_have_attribute("data-means", between)
        expect(page.locator(".words")).not_to_contain_text("does not know this game")
