"""What a first visit costs: the promises of the page, in bytes over the wire."""

import pytest

from bench.page import kilobytes
from tests.browser.conftest import PHONE, OpenPage

MOST = {
    ("rubamazzo", "de"): 95,
    ("rubamazzo", "cs"): 102,
    ("rummy", "de"): 102,
    ("rummy", "cs"): 112,
}
"""Thousands of bytes. Czech is the heaviest language: its letters come in fonts of their own."""


@pytest.mark.parametrize(("game", "language"), MOST)
def test_the_first_card_comes_at_little_cost(open_page: OpenPage, game: str, language: str) -> None:
    """Which faces are dealt makes a difference of ten."""
    page = open_page(PHONE, "about:blank")
    needed = kilobytes(page, game, language)
    assert 20 < needed <= MOST[game, language]
