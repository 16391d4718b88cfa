"""All languages in a real browser: the switch, the page without a script, nothing cut off."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bench.scenes import record_of, scene_of
from mazzo.web.texts import languages
from tests.browser.conftest import LANDSCAPE, PHONE, SMALL_PHONE, OpenPage
from tests.browser.layout import CUT_OFF, OVERFLOWING
from tests.browser.rummy import record
from tests.browser.scripted import ScriptedRoom
from tests.browser.test_rubamazzo import FRESH

LANGUAGES = languages()
GAMES = ["rubamazzo", "rummy"]
MY_TURN = {
    "rubamazzo": FRESH,
    "rummy": record("AH 5D 9C KS 2C 7H JD", "QS", "3D 4H"),
}
"""The seat that looks is to play: then more can be done, and more is said."""
TWICE = "document.documentElement.style.fontSize = '200%'"


LOOSE = r"""() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement.closest("script, pre, code")) continue;
    if (/(?:^|[\s(„“«])(?:\p{L}|\d+) [\p{L}\d]|-\d/u.test(text.data)) found.push(text.data);
  }
  return found;
}"""
"""Text that may break after a word of one letter, between a number and its word, or before one."""


def seen(page: Page) -> None:
    """Nothing on the page is cut off at its sides, and no line ends where none should."""
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(LOOSE) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_cut_off(open_page: OpenPage, code: str, game: str) -> None:
    page = open_page(SMALL_PHONE, f"/{code}/{game}", reduced_motion="reduce")
    expect(page.locator(".hand img")).not_to_have_count(0)
    seen(page)
    for button in (".help", ".gear", ".which-table"):
        page.locator(button).click()
        expect(page.locator("dialog")).to_be_visible()
        seen(page)
        page.keyboard.press("Escape")


class UndoableRoom(ScriptedRoom):
    """A room in which a new match can still be taken back."""

    def _whole(self, answered: int) -> dict[str, Any]:
        return {**super()._whole(answered), "undo": 1000}


@pytest.mark.parametrize("kind", [ScriptedRoom, UndoableRoom])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_bar_stays_one_row(open_page: OpenPage, code: str, kind: type[ScriptedRoom]) -> None:
    """Also where another level is chosen for later, and with the button that takes back; with a
    little to spare, for no two machines measure a letter alike."""
    page = open_page(SMALL_PHONE, "about:blank", reduced_motion="reduce")
    kind(page, MY_TURN["rubamazzo"])
    page.goto(f"/{code}/rubamazzo")
    expect(page.locator(".hand img")).not_to_have_count(0)
    page.evaluate("document.documentElement.style.letterSpacing = '0.2px'")
    expect(page.locator(".undo")).to_have_count(1 if kind is UndoableRoom else 0)
    for size in (SMALL_PHONE, PHONE):
        page.set_viewport_size(size)
        for _ in range(3):
            page.keyboard.press("l")
            expect(page.locator(".bar")).to_have_css("height", "52px")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_cut_off_at_twice_the_size(open_page: OpenPage, code: str, game: str) -> None:
    page = open_page(PHONE, "about:blank", reduced_motion="reduce")
    ScriptedRoom(page, MY_TURN[game])
    page.goto(f"/{code}/{game}")
    expect(page.locator(".hand img")).not_to_have_count(0)
    page.evaluate(TWICE)
    seen(page)
    assert page.evaluate(OVERFLOWING) == []
    page.locator(".gear").click()
    expect(page.locator("dialog")).to_be_visible()
    seen(page)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_of_a_result_is_broken_at_twice_the_size(open_page: OpenPage, code: str) -> None:
    page = open_page(SMALL_PHONE, "about:blank", reduced_motion="reduce")
    ScriptedRoom(page, record_of(scene_of("rubamazzo", "end")))
    page.goto(f"/{code}/rubamazzo")
    title = page.locator(".result h2")
    title.wait_for()
    page.evaluate(TWICE)
    page.evaluate("document.fonts.ready")
    lines = title.evaluate(
        "(one) => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)"
    )
    assert round(lines) <= len(title.inner_text().split())


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE])
@pytest.mark.parametrize("game", GAMES)
def test_an_end_covers_nothing_at_twice_the_size(
    open_page: OpenPage, game: str, size: ViewportSize
) -> None:
    page = open_page(size, "about:blank", reduced_motion="reduce")
    end = scene_of(game, "end")
    ScriptedRoom(page, record_of(end))
    page.goto(f"/en/{game}")
    page.locator(".result, .tally").wait_for()
    page.evaluate(TWICE)
    assert page.evaluate(OVERFLOWING) == []


def test_the_match_goes_on_in_the_other_language(open_page: OpenPage) -> None:
    page = open_page(PHONE, "/en/rubamazzo")
    page.locator(".hand button").first.click()
    expect(page.locator(".last")).to_contain_text(re.compile("play"))
    page.locator(".gear").click()
    page.get_by_role("dialog").get_by_role("link", name="Deutsch").click()
    expect(page).to_have_url(re.compile("/de/rubamazzo$"))
    expect(page.locator("html")).to_have_attribute("lang", "de")
    told = re.compile("Du spielst|Du legst|Der Computer (spielt|legt)")
    expect(page.locator(".words")).to_contain_text(told)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_page_reads_without_a_script(open_page: OpenPage, code: str) -> None:
    language = LANGUAGES[code]
    page = open_page(PHONE, f"/{code}/rummy", java_script_enabled=False)
    expect(page.locator("html")).to_have_attribute("lang", language.tag)
    expect(page.locator("article h1")).to_be_in_viewport()
    for question in language.games["rummy"].questions:
        expect(page.get_by_role("heading", name=question.text)).to_be_visible()
    page.get_by_role("navigation").get_by_role("link", name="English").click()
    expect(page).to_have_url(re.compile("/en/rummy$"))


def test_questions_for_search_engines_are_not_blocked(open_page: OpenPage) -> None:
    # The fixture fails on whatever Chromium reports, such as a script that the policy forbids.
    page = open_page(PHONE, "/cs/rubamazzo")
    data = page.locator('script[type="application/ld+json"]')
    found = data.evaluate("script => JSON.parse(script.textContent)")
    assert len(found["mainEntity"]) == len(LANGUAGES["cs"].games["rubamazzo"].questions)
