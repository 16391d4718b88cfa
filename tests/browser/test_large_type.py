"""Larger type makes no card smaller and hides none, whatever makes it larger."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from bench.scenes import record_of, scene_of
from mazzo.web.texts import languages
from tests.browser.conftest import PHONE, SMALL_PHONE, OpenPage
from tests.browser.layout import COVERED, CUT_OFF
from tests.browser.scripted import ScriptedRoom
from tests.games.pages import PAGES

SCENES = [(game, name) for game in PAGES for name in ("start", "middle", "full")]

WIDTHS = """() => Object.fromEntries([".hand", ".lying", ".stack", ".backs", ".melds"]
  .map((where) => [where, document.querySelector(`${where} .card`)])
  .filter(([, card]) => card?.checkVisibility())
  .map(([where, card]) => [where, card.getBoundingClientRect().width]))"""
"""How wide cards are, by where they lie."""

HIDDEN = """() => [...document.querySelectorAll(".stack .chip")].map((chip) => {
  const [one, other] = [chip, chip.closest(".stack").querySelector(".card")]
    .map((part) => part.getBoundingClientRect());
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return (width * height) / (other.width * other.height);
})"""
"""How much of a pile's top card its count hides."""


def larger(page: Page) -> Iterator[str]:
    """The page in larger and larger type: that of the browser, then that of the page."""
    session = page.context.new_cdp_session(page)
    for size in (20, 24, 32):
        session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})
        page.wait_for_function(
            "(size) => getComputedStyle(document.documentElement).fontSize === `${size}px`",
            arg=size,
        )
        yield f"{size} px"
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    yield "200 %"


def open_scene(open_page: OpenPage, size: ViewportSize, path: str, name: str) -> Page:
    page = open_page(size, "about:blank", reduced_motion="reduce")
    ScriptedRoom(page, record_of(scene_of(path.split("/")[-1], name)))
    page.goto(path)
    page.locator(".hand img").first.wait_for()
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE])
@pytest.mark.parametrize(("game", "name"), SCENES)
def test_no_card_becomes_smaller_or_is_hidden(
    open_page: OpenPage, size: ViewportSize, game: str, name: str
) -> None:
    page = open_scene(open_page, size, f"/en/{game}", name)
    usual: dict[str, Any] = page.evaluate(WIDTHS)
    assert len(usual) >= 2
    for how in larger(page):
        now = page.evaluate(WIDTHS)
        assert {where: now[where] for where in usual if now[where] < usual[where] - 0.5} == {}, how
        # The counts of Rummy's piles stand on backs, and on a card that is named beside it.
        hidden = page.evaluate(HIDDEN) if game == "rubamazzo" else []
        assert max(hidden, default=0) <= 1 / 6, how


@pytest.mark.parametrize("code", languages())
def test_words_of_the_felt_fit_in_larger_type(open_page: OpenPage, code: str) -> None:
    page = open_scene(open_page, SMALL_PHONE, f"/{code}/rubamazzo", "middle")
    for how in larger(page):
        assert page.evaluate(COVERED, PAGES["rubamazzo"].apart) == [], how
        assert page.evaluate(CUT_OFF) == [], how
