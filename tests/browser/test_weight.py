"""What a first visit costs: the promises of the page, in bytes over the wire."""

import pytest

from bench.page import kilobytes
from tests.browser.conftest import PHONE, OpenPage


@pytest.mark.parametrize(("game", "most"), [("rubamazzo", 150), ("rummy", 200)])
def test_the_first_card_comes_at_little_cost(open_page: OpenPage, game: str, most: int) -> None:
    page = open_page(PHONE, "about:blank")
    needed = kilobytes(page, game)
    assert 20 < needed <= most
