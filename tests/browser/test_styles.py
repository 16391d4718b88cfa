"""The styles of a game reach nothing outside its own table."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from mazzo.web.assets import read_client
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, OpenPage
from tests.browser.test_replay import GOLDEN

GAMES = list(read_client().games)

RULES = """(game) => {
  const found = { selectors: [], names: [] };
  const walk = (rules) => {
    for (const rule of rules) {
      if (rule.selectorText) found.selectors.push(rule.selectorText);
      if (rule instanceof CSSKeyframesRule) found.names.push(rule.name);
      else if (rule.cssRules) walk(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    const isFamily = [...sheet.cssRules].some((rule) => rule.selectorText?.startsWith(":where([data-family"));
    if (isFamily || sheet.href?.includes(`/${game}-`)) walk(sheet.cssRules);
  }
  return found;
}"""
"""What the style sheets of a game and its family apply to, and what they call their animations."""

PLACES = """() => [...document.querySelectorAll(".room *")].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [element.localName, element.className?.baseVal ?? element.className,
    ...[x, y, width, height].map(Math.round)].join(" ");
})"""


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_begins_with_the_games_own_table(open_page: OpenPage, game: str) -> None:
    page = open_page(PHONE, f"/en/{game}")
    found = page.evaluate(RULES, game)
    # A part after the root may be anything inside it, but nothing beside it.
    root = re.compile(rf':where\(\[data-(game="{game}"|family="\w+")\]\)[^\s+~>]*( [^+~]|$)')
    selectors = [one.strip() for text in found["selectors"] for one in split(text)]
    assert len(selectors) > 50
    assert [selector for selector in selectors if not root.match(selector)] == []
    assert [name for name in found["names"] if not name.startswith(f"{game}-")] == []


def split(selectors: str) -> list[str]:
    """A list of selectors at its commas, but not at those within brackets."""
    return re.split(r",(?![^(]*\))", selectors)


def after(page: Page, game: str) -> list[str]:
    """Where everything is when a record of the game is opened."""
    if not page.locator("input[type=file]").count():  # a small screen has it in a sheet
        page.locator(".button.list").click()
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{game}.record")
    page.locator(f".room[data-game={game}] .held").first.wait_for()
    expect(page.locator(".hint")).to_contain_text("Move 1 of")
    for move in range(2, 14):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".hint")).to_contain_text(f"Move {move} of")
    page.evaluate("document.fonts.ready")
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    places: list[str] = page.evaluate(PLACES)
    return places


@pytest.mark.parametrize("size", [PHONE, DESKTOP, LANDSCAPE])
def test_a_table_is_the_same_after_one_of_another_game(
    open_page: OpenPage, size: ViewportSize
) -> None:
    first = {game: after(open_page(size, "/en/replay"), game) for game in GAMES}
    page = open_page(size, "/en/replay")
    for game in (*GAMES, *GAMES):
        assert after(page, game) == first[game], game
