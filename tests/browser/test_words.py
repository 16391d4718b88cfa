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

PLACES = """() => [".hand", ".bar", ".felt", ".mine", ".controls"].map((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect();
  return box && [box.x, box.y + scrollY, box.height].map(Math.round).join();
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


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, LOW], ids=["phone", "small", "low"])
@pytest.mark.parametrize("game", TOLD)
def test_what_is_said_for_a_while_moves_nothing(
    open_page: OpenPage, game: str, size: ViewportSize
) -> None:
    for code in LANGUAGES:
        page = open_page(size, "about:blank", reduced_motion="reduce")
        room = ScriptedRoom(page, record_of(scene_of(game, "middle")))
        page.goto(f"/{code}/{game}")
        page.locator(".hand img").first.wait_for()
        page.evaluate("document.fonts.ready")
        before = page.evaluate(PLACES)
        hand = page.locator(".hand").bounding_box()
        assert hand is not None

        def above(page: Page = page, top: float = hand["y"]) -> bool:
            box = page.locator(".hint").bounding_box()
            return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= top + 1

        for key in TOLD[game]:
            page.keyboard.press(key)
            expect(page.locator(".hint[data-notice]")).to_be_visible()
            assert page.evaluate(PLACES)[0] == before[0], (code, key)
            assert above(), (code, key)
        room.hang_up()
        expect(page.locator(".hint.lost")).to_be_visible()
        assert page.evaluate(PLACES)[0] == before[0], code
        assert above(), code
        page.context.close()


@pytest.mark.parametrize("game", TOLD)
def test_the_rail_has_room_for_all_that_is_said(open_page: OpenPage, game: str) -> None:
    for code in LANGUAGES:
        page = open_page(DESKTOP, "about:blank", reduced_motion="reduce")
        room = ScriptedRoom(page, record_of(scene_of(game, "middle")))
        page.goto(f"/{code}/{game}")
        page.locator(".hand img").first.wait_for()
        page.evaluate("document.fonts.ready")
        for key in TOLD[game]:
            page.keyboard.press(key)
            expect(page.locator(".hint[data-notice]")).to_be_visible()
            assert page.evaluate(RAIL) == [], (code, key)
        room.hang_up()
        expect(page.locator(".hint.lost")).to_be_visible()
        assert page.evaluate(RAIL) == [], code
        page.context.close()


def test_what_is_done_with_the_hand_is_in_sight_on_a_low_phone(open_page: OpenPage) -> None:
    for code in LANGUAGES:
        page = open_page(LOW, "about:blank")
        ScriptedRoom(page, record_of(scene_of("rummy", "middle")))
        page.goto(f"/{code}/rummy")
        page.locator(".hand img").first.wait_for()
        for button in page.locator(".menu .button").all():
            expect(button).to_be_in_viewport(ratio=0.99)
        page.context.close()
