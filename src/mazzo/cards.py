"""Cards and the two packs. Knows no game.

A card is its own text, rank then suit (``7D``, ``FC``, ``TH``): it can be typed, compared, sorted,
put into a set and written to JSON as it is.
"""

from typing import Final


class Card(str):
    """One card, written rank then suit.

    >>> card = Card("7D")
    >>> card.rank, card.suit
    ('7', 'D')
    """

    __slots__ = ()

    @property
    def rank(self) -> str:
        """The first letter: ``1``-``7 F C R`` (Italian) or ``A 2``-``9 T J Q K`` (French)."""
        return self[0]

    @property
    def suit(self) -> str:
        """The second letter: ``D C S B`` (Italian) or ``S H D C`` (French)."""
        return self[1]


ITALIAN_RANKS: Final = "1234567FCR"
ITALIAN_SUITS: Final = "DCSB"
FRENCH_RANKS: Final = "A23456789TJQK"
FRENCH_SUITS: Final = "SHDC"


def _pack(ranks: str, suits: str) -> tuple[Card, ...]:
    return tuple(Card(rank + suit) for suit in suits for rank in ranks)


ITALIAN_PACK: Final = _pack(ITALIAN_RANKS, ITALIAN_SUITS)
"""The 40 cards in their documented order: by suit (D C S B), then by rank (1 to 7, F, C, R)."""

FRENCH_PACK: Final = _pack(FRENCH_RANKS, FRENCH_SUITS)
"""The 52 cards in their documented order: by suit (S H D C), then by rank (A 2 to 9 T J Q K)."""
