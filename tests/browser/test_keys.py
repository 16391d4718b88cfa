"""Keys on the keyboards of our languages. Which press means what is tested in the client; here,
that the games hear it."""

import pytest

from tests.browser import rummy
from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.rummy import names, played, selected
from tests.browser.test_rubamazzo import FRESH, scripted
from tests.browser.test_rummy import FRESH as ROUND

PRESS = """([key, code]) => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""


@pytest.mark.parametrize("key", ["ě", "é", "2"])
def test_a_card_by_its_place(open_page: OpenPage, key: str) -> None:
    page, room = scripted(open_page, DESKTOP, FRESH)
    page.evaluate(PRESS, [key, "Digit2"])
    page.locator(".turn[data-who=computer]").wait_for()
    assert played(room) == ["play 7D takes 7C"]


def test_a_turn_of_rummy_in_cyrillic(open_page: OpenPage) -> None:
    page, room = rummy.scripted(open_page, DESKTOP, ROUND)
    page.evaluate(PRESS, ["с", "KeyS"])
    page.locator(".held").nth(7).wait_for()
    page.evaluate(PRESS, ["+", "Digit1"])
    assert selected(page) == names(page)[:1]
    page.evaluate(PRESS, ["џ", "KeyX"])
    page.locator(".turn[data-who=computer]").wait_for()
    assert [move.split()[0] for move in played(room)] == ["draw", "discard"]
