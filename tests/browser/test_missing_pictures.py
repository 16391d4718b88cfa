"""Pictures that did not come: the card's name is readable on its paper, and they come again."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from bench.scenes import record_of, scene_of
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.scripted import ScriptedRoom
from tests.browser.states import replay

PICTURES = re.compile(r"\.svg$")
UNNAMED = """() => [...document.querySelectorAll(".room .card")]
  .filter((card) => card.checkVisibility({ visibilityProperty: true }))
  .filter((card) => !/back[^/]*$/.test(card.querySelector("img").src))
  .map((card) => [card, getComputedStyle(card, "::before"), getComputedStyle(card)])
  .filter(([card, name, paper]) => name.visibility !== "visible" || !/[^" ]{2}/.test(name.content)
    || name.color !== "rgb(42, 32, 25)" || paper.backgroundColor !== "rgb(255, 253, 244)")
  .map(([card, name, paper]) => [card.outerHTML, name.content, name.color])"""
"""Cards whose name cannot be read, in ink on their paper."""
MISSING = """() => [...document.images].filter((picture) => !picture.naturalWidth)
  .map((picture) => picture.outerHTML)"""


class Network:
    """Lets no picture through while it is down."""

    def __init__(self, page: Page) -> None:
        self.down = True
        page.route(PICTURES, self._pass)

    def _pass(self, route: Route) -> None:
        if self.down:
            route.abort()
        else:
            route.continue_()


def open_scene(open_page: OpenPage, game: str, name: str) -> tuple[Page, Network]:
    page = open_page(DESKTOP, "about:blank", reduced_motion="reduce")
    network = Network(page)
    if name == "replay":
        replay(game)(page)
    else:
        ScriptedRoom(page, record_of(scene_of(game, name)))
        page.goto(f"/en/{game}")
        page.locator(".hand, .result, .tally").first.wait_for()
    return page, network


@pytest.mark.parametrize("name", ["middle", "end", "replay"])
@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_every_card_has_its_name_until_its_picture_comes(
    open_page: OpenPage, game: str, name: str
) -> None:
    page, network = open_scene(open_page, game, name)
    page.locator(".card[data-picture=missing]").first.wait_for(state="attached")
    expect(page.locator(".room .card:not([data-picture=missing])")).to_have_count(0)
    assert page.evaluate(UNNAMED) == []
    network.down = False
    page.wait_for_function(f"() => !({MISSING})().length")  # without anything else happening
    expect(page.locator(".card:not([data-picture=here])")).to_have_count(0)


def test_the_top_of_the_discards_has_a_name(open_page: OpenPage) -> None:
    page, _ = open_scene(open_page, "rummy", "middle")
    top = page.locator("[data-pile=discards] .card").last
    expect(top).to_have_attribute("data-picture", "missing")
    written = top.evaluate("card => getComputedStyle(card, '::before').content.split('\"')[1]")
    button = page.locator("[data-pile=discards]").get_attribute("aria-label")
    assert written
    assert written in str(button)


@pytest.mark.parametrize("path", ["/en/", "/en/rubamazzo"])
def test_all_come_as_soon_as_the_network_is_back(open_page: OpenPage, path: str) -> None:
    page = open_page(PHONE, "about:blank")
    network = Network(page)
    page.clock.install()
    page.goto(path)
    if path != "/en/":
        page.locator(".held").first.wait_for()
    page.wait_for_function("() => [...document.images].every((picture) => picture.complete)")
    page.clock.pause_at("2200-01-01")
    network.down = False
    assert page.evaluate(MISSING)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.wait_for_function(f"() => !({MISSING})().length", polling=100)


def test_a_picture_that_is_slow_to_come_is_named_too(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank")
    waiting: list[Route] = []
    page.route(PICTURES, lambda route: waiting.append(route))
    page.goto("/en/rubamazzo")
    card = page.locator(".held .card").first
    card.wait_for()
    page.wait_for_function(
        """() => getComputedStyle(document.querySelector(".held .card"), "::before").visibility
          === "visible" """
    )
    assert page.evaluate(UNNAMED) == []
    for route in waiting:
        route.continue_()
    page.unroute_all(behavior="ignoreErrors")
