"""From right to left: everything around the cards is mirrored, the cards are not."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.foreign import open_room
from tests.locales import pseudo


@pytest.fixture(scope="module")
def mirrored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a room that speaks English and the language from right to left."""
    folder = tmp_path_factory.mktemp("mirrored")
    with open_room(folder, pseudo.locales(folder / "locales")) as address:
        yield address


def left(of: Locator) -> float:
    box = of.bounding_box()
    assert box is not None
    return box["x"]


def open_table(browser: Browser, address: str, path: str, phone: bool) -> Page:
    page = browser.new_context(viewport=PHONE if phone else DESKTOP).new_page()
    page.goto(address + path)
    page.locator(".hand img").nth(2).wait_for()
    return page


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_the_table_is_mirrored_but_not_its_cards(
    browser: Browser, mirrored: str, game: str, phone: bool
) -> None:
    for language, turned in (("en", False), (pseudo.CODE, True)):
        page = open_table(browser, mirrored, f"/{language}/{game}", phone)
        assert page.locator("html").get_attribute("dir") == ("rtl" if turned else "ltr")

        level, deck = left(page.locator(".button.level")), left(page.locator(".button.deck"))
        assert (level < deck) is turned
        if not phone:
            bar, felt = left(page.locator(".room .wordmark")), left(page.locator(".felt").first)
            assert (bar > felt) is turned
        words = page.locator(".words, .felt").first
        assert words.evaluate("element => getComputedStyle(element).direction") == (
            "rtl" if turned else "ltr"
        )

        cards = page.locator(".hand img")
        assert left(cards.nth(0)) < left(cards.nth(1))
        flipped = """images => images.filter(image => {
            for (let element = image; element; element = element.parentElement) {
                const { transform, scale } = getComputedStyle(element);
                if (new DOMMatrix(transform).a < 0 || scale.startsWith("-")) return true;
            }
            return false;
        }).length"""
        assert page.locator("img").evaluate_all(flipped) == 0
        overflow = "document.documentElement.scrollWidth - innerWidth"
        assert page.evaluate(overflow) <= 0
        page.context.close()


def test_the_text_is_mirrored(browser: Browser, mirrored: str) -> None:
    for language, turned in (("en", False), (pseudo.CODE, True)):
        page = browser.new_page(viewport=DESKTOP)
        page.goto(f"{mirrored}/{language}/rubamazzo")
        entry, letters = page.locator("article li").first, page.locator("article h2").first
        indent = left(entry) - left(letters)
        assert (indent <= 0) is turned
        page.close()
