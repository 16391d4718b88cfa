"""From right to left: everything around the cards is mirrored, the cards are not."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, breathe
from tests.browser.foreign import open_room
from tests.browser.layout import COVERED, CUT_OFF
from tests.browser.rummy import AT_ONCE
from tests.browser.scripted import ScriptedRoom
from tests.browser.test_rummy_layout import FULL, MELDS
from tests.games.pages import PAGES
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

        rules, settings = left(page.locator(".button.help")), left(page.locator(".button.gear"))
        assert (settings < rules) is turned
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


class ChoiceRoom(ScriptedRoom):
    """Shows Rummy with many melds, points of three digits and three places for the 9 of spades: the
    first two beside each other."""

    def _whole(self, answered: int) -> dict[str, Any]:
        whole = super()._whole(answered)
        lays = [f"lay 9S @meld{at}" for at in (1, 2, 3)]
        crowd = {"melds": MELDS, "points": (133, 241, 118, 155)}
        moves = [*whole["view"]["moves"], *lays]
        return {**whole, "view": {**whole["view"], **crowd, "moves": moves}}


OUTSIDE = """() => [...document.querySelectorAll(".player, .mine, .pile, .opponent, .button")]
  .filter((frame) => frame.checkVisibility())
  .flatMap((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    const words = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const found = [];
    while (words.nextNode()) {
      let around = words.currentNode.parentElement;
      while (around !== frame && getComputedStyle(around).clipPath === "none") {
        around = around.parentElement;
      }
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const box = range.getBoundingClientRect();
      if (around !== frame || !box.width) continue; // only for who listens
      if (box.left < left - 1 || box.right > right + 1) found.push(words.currentNode.data);
    }
    return found;
  })"""
"""Words that run over the frame in which they stand."""


def choosing(browser: Browser, address: str, language: str, size: ViewportSize) -> Page:
    """Rummy, with a choice among three melds opened."""
    page = browser.new_context(viewport=size, reduced_motion="reduce").new_page()
    table = ChoiceRoom(page, FULL).table
    for move in ("discard KC", *["draw @stock", "discard"] * 3, "draw @stock"):
        assert table.turn is not None
        moves = [str(one) for one in table.view(table.turn).moves]
        table.play(table.turn, next(one for one in moves if one.startswith(move)), table.ply)
    table.drain()
    page.add_init_script(AT_ONCE)
    page.goto(f"{address}/{language}/rummy")
    expect(page.locator(".held")).to_have_count(8)
    page.evaluate("document.fonts.ready")
    page.locator(".held").filter(has=page.locator("img[src*='9S']")).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("o")
    expect(page.locator(".meld .target")).to_have_count(3)
    breathe(page)
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE])
def test_nothing_runs_over_its_frame(browser: Browser, mirrored: str, size: ViewportSize) -> None:
    for language in ("en", pseudo.CODE):
        page = choosing(browser, mirrored, language, size)
        assert page.locator(".player .points").count() >= 3
        assert page.evaluate(OUTSIDE) == [], language
        page.keyboard.press("Escape")
        assert page.evaluate(COVERED, PAGES["rummy"].apart) == [], language
        assert page.evaluate(CUT_OFF) == [], language
        page.context.close()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_a_rank_stands_before_its_suit(browser: Browser, mirrored: str, size: ViewportSize) -> None:
    for language in ("en", pseudo.CODE):
        page = choosing(browser, mirrored, language, size)
        apart = page.locator(".mini").evaluate_all(
            """all => all.filter((one) => one.checkVisibility()).map((one) => {
              const rank = document.createRange();
              rank.selectNodeContents(one.firstChild);
              return one.querySelector("svg").getBoundingClientRect().left
                - rank.getBoundingClientRect().right;
            })"""
        )
        assert len(apart) == 3, language
        assert min(apart) >= -1, language
        page.context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE])
def test_arrows_go_where_they_point(browser: Browser, mirrored: str, size: ViewportSize) -> None:
    """Among the cards of the hand, which are not mirrored, and in a choice, which is."""
    for language in ("en", pseudo.CODE):
        page = choosing(browser, mirrored, language, size)
        focused = page.locator(":focus")
        for key, onwards in (("ArrowRight", True), ("ArrowLeft", False)):
            # From the first or the second place for the card, whichever it leads away from.
            first, second = (page.locator(".meld .target").nth(at) for at in (0, 1))
            begin, end = sorted((first, second), key=left, reverse=not onwards)
            begin.focus()
            page.keyboard.press(key)
            assert focused.bounding_box() == end.bounding_box(), (language, key)
        page.keyboard.press("Escape")
        page.locator(".held").nth(1).focus()
        before = left(focused)
        page.keyboard.press("ArrowRight")
        assert left(focused) > before, language
        page.keyboard.press("ArrowLeft")
        assert left(focused) == before, language
        page.context.close()
