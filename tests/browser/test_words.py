"""What the table says, however long it is in whichever language: it moves nothing and hides nothing
that is used."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bench.scenes import record_of, scene_of
from mazzo.web.texts import languages
from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, OpenPage
from tests.browser.scripted import ScriptedRoom

LANGUAGES = languages()
TOLD = {"rubamazzo": "tp", "rummy": "tpch"}
"""The keys that ask for what lies on the table and where."""
LOW = ViewportSize(width=320, height=480)
SIZES = (DESKTOP, PHONE, SMALL_PHONE, LOW)

PLACES = """() => [".hand", ".bar", ".felt", ".mine", ".controls"].map((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect();
  return box && [box.x, box.y + scrollY, box.height].map(Math.round).join();
})"""

LAID_OUT = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
})"""

RAIL = """() => {
  const words = document.querySelector(".words").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".words > :not(.visually-hidden)")]
    .map((part) => [part, part.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.left < words.right);
  return parts.flatMap(([part, box], at) => [
    ...(box.bottom > words.bottom + 1 ? [`${part.className} is too long`] : []),
    ...(part.scrollHeight > part.clientHeight + 1 && part.className !== "earlier"
      ? [`${part.className} scrolls`] : []),
    ...(at && box.top < parts[at - 1][1].bottom - 1 ? [`${part.className} is covered`] : []),
  ]);
}"""
"""What is wrong in the panel of a wide screen."""


@pytest.mark.parametrize("game", TOLD)
def test_what_is_said_for_a_while_moves_nothing_and_has_room(
    open_page: OpenPage, game: str
) -> None:
    for code in LANGUAGES:
        page = open_page(DESKTOP, "about:blank", reduced_motion="reduce")
        room = ScriptedRoom(page, record_of(scene_of(game, "middle")))
        page.goto(f"/{code}/{game}")
        page.locator(".hand img").first.wait_for()
        page.evaluate("document.fonts.ready")
        places = {}
        for size in SIZES:
            page.set_viewport_size(size)
            page.evaluate(LAID_OUT)
            places[size["height"]] = page.evaluate(PLACES)[0]
            for key in TOLD[game]:
                page.keyboard.press(key)
                expect(page.locator(".hint[data-notice]")).to_be_visible()
                assert amiss(page, places[size["height"]]) == [], (code, size, key)
            page.keyboard.press("Escape")
        room.hang_up()
        expect(page.locator(".hint.lost")).to_be_visible()
        for size in reversed(SIZES):
            page.set_viewport_size(size)
            page.evaluate(LAID_OUT)
            assert amiss(page, places[size["height"]]) == [], (code, size)
        page.context.close()


def amiss(page: Page, hand: str) -> list[str]:
    """What is wrong while something is said; ``hand``: where the hand was before."""
    if page.viewport_size == DESKTOP:
        found: list[str] = page.evaluate(RAIL)
        return found
    found = [] if page.evaluate(PLACES)[0] == hand else ["the hand has moved"]
    said, below = (page.locator(part).bounding_box() for part in (".hint", ".hand"))
    assert below is not None
    if said is None or said["y"] < 0 or said["y"] + said["height"] > below["y"] + 1:
        found.append("what is said is not above the hand")
    return found


def test_what_is_done_with_the_hand_is_in_sight_on_a_low_phone(open_page: OpenPage) -> None:
    for code in LANGUAGES:
        page = open_page(LOW, "about:blank")
        ScriptedRoom(page, record_of(scene_of("rummy", "middle")))
        page.goto(f"/{code}/rummy")
        page.locator(".hand img").first.wait_for()
        for button in page.locator(".menu .button").all():
            expect(button).to_be_in_viewport(ratio=0.99)
        page.context.close()
