"""What a first visit costs: the promises of the page, in bytes over the wire."""

import pytest

from bench.page import kilobytes
from tests.browser.conftest import PHONE, OpenPage


@pytest.mark.parametrize(("game", "most"), [("rubamazzo", 112), ("rummy", 118)])
def test_the_first_card_comes_at_little_cost(open_page: OpenPage, game: str, most: int) -> None:
    """Thousands of bytes; which faces are dealt makes a difference of ten."""
    page = open_page(PHONE, "about:blank")
    needed = kilobytes(page, game)
    assert 20 < needed <= most
