"""Cards as bits: a set of cards is one integer of 52 bits.

A card's bit is rank × 4 + suit, aces first, suits in the order S H D C. So the next rank of the
same suit is four bits further, the four cards of a rank are neighbours, a run never wraps from king
to ace, and the order of the bits is the order in which melds are written.
"""

from collections.abc import Iterable
from typing import Final

from mazzo.cards import FRENCH_RANKS, FRENCH_SUITS, Card

SUITS: Final = 4
ALL: Final = (1 << 52) - 1
SPADES: Final = 0x1111111111111
"""The cards of the first suit: one bit for every rank."""

CARDS: Final = tuple(Card(rank + suit) for rank in FRENCH_RANKS for suit in FRENCH_SUITS)
"""The 52 cards in the order of their bits."""

BIT: Final = {card: 1 << at for at, card in enumerate(CARDS)}
"""A card's bit."""

PENALTY: Final = tuple(min(at // SUITS + 1, 10) for at in range(52))
"""(7) A card's points by its place: ace 1, 2 to 9 their number, ten and figures 10."""


def bits(cards: Iterable[Card]) -> int:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def cards(found: int) -> tuple[Card, ...]:
    """The cards of a set, by rank, then S H D C.

    >>> cards(bits([Card("JH"), Card("9H"), Card("TH")]))
    ('9H', 'TH', 'JH')
    """
    listed = []
    while found:
        low = found & -found
        listed.append(CARDS[low.bit_length() - 1])
        found ^= low
    return tuple(listed)


def penalty(found: int) -> int:
    """(7) The points that the cards of a set cost whoever is left with them."""
    points = 0
    while found:
        low = found & -found
        points += PENALTY[low.bit_length() - 1]
        found ^= low
    return points
