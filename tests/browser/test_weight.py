"""What a first visit costs: the promises of the page, in bytes over the wire."""

import pytest

from bench.page import kilobytes
from tests.browser.conftest import PHONE, OpenPage


@pytest.mark.parametrize(("game", "most"), [("rubamazzo", 150), ("rummy", 200)])
def test_the_first_card_comes_at_little_cost(open_page: OpenPage, game: str, most: int) -> None:
    page = open_page(PHONE, "about:blank")
    needed = kilobytes(page, game)
    assert 20 < needed <= most


def test_nothing_shifts_while_the_table_opens(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank")
    page.add_init_script("""window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) window.shifted += shift.value;
        }).observe({ type: "layout-shift", buffered: true });""")
    page.goto("/en/rubamazzo")
    page.locator(".held").first.wait_for()  # a first move of the computer would move cards
    page.evaluate("document.fonts.ready")
    assert page.evaluate("window.shifted") < 0.01
