"""The two packs."""

import pytest

from mazzo.cards import FRENCH_PACK, ITALIAN_PACK, Card


@pytest.mark.parametrize(
    ("pack", "first", "last"), [(ITALIAN_PACK, "1D 2D", "CB RB"), (FRENCH_PACK, "AS 2S", "QC KC")]
)
def test_the_documented_order(pack: tuple[Card, ...], first: str, last: str) -> None:
    assert " ".join(pack[:2]) == first
    assert " ".join(pack[-2:]) == last
    assert len(set(pack)) == len(pack) == (40 if pack is ITALIAN_PACK else 52)


def test_a_card_is_its_text() -> None:
    card = Card("TH")
    assert (card, card.rank, card.suit) == ("TH", "T", "H")
