"""Cards as bits: a set of cards is one integer of 52 bits.

A card's bit is rank × 4 + suit, aces first, suits in the order S H D C. So the next rank of the
same suit is four bits further, the four cards of a rank are neighbours, a run never wraps from king
to ace, and the order of the bits is the order in which melds are written.
"""

from collections.abc import Iterable
from typing import Final

from mazzo.cards import FRENCH_RANKS, FRENCH_SUITS, Card
from mazzo.games.integers import i64

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


COMPILED: Final = not hasattr(penalty, "__code__")
"""Whether this is the compiled build, where a few machine operations beat a method of ``int``."""


def size(found: i64) -> i64:
    """How many cards a set has."""
    if COMPILED:
        # the bits of every two, four and eight places summed side by side, then the sums
        found -= found >> 1 & 0x5555555555555555
        found = (found & 0x3333333333333333) + (found >> 2 & 0x3333333333333333)
        found = found + (found >> 4) & 0x0F0F0F0F0F0F0F0F
        found += found >> 8
        found += found >> 16
        return (found + (found >> 32)) & 0x7F
    whole: int = found
    return whole.bit_count()


def highest(found: i64) -> i64:
    """The highest card of a set that is not empty."""
    if COMPILED:
        found |= found >> 1
        found |= found >> 2
        found |= found >> 4
        found |= found >> 8
        found |= found >> 16
        found |= found >> 32
        return found ^ found >> 1
    whole: int = found
    return 1 << whole.bit_length() - 1
