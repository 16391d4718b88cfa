"""(9) What a deal counts when its cards have been played."""

from collections.abc import Mapping
from typing import Final

from mazzo.cards import ITALIAN_RANKS, ITALIAN_SUITS, Card

DENARI: Final = "D"
SETTEBELLO: Final = Card("7D")
PRIME: Final = dict(zip(ITALIAN_RANKS, (16, 12, 13, 14, 15, 18, 21, 10, 10, 10), strict=True))
"""What a card is worth in the primiera, by its rank."""
NAPOLA: Final = 3
"""So many denari in a row, from the ace on, are the least that counts."""

Cards = tuple[Card, ...]
Two = tuple[int, int]


def primiera(heap: Cards) -> int | None:
    """The sum of the best card of each suit; ``None`` where a suit is missing.

    >>> primiera(tuple(map(Card, "7D 6C 1S RB 2B".split())))
    67
    >>> primiera((Card("7D"),)) is None
    True
    """
    best = [
        max((PRIME[card.rank] for card in heap if card.suit == suit), default=None)
        for suit in ITALIAN_SUITS
    ]
    return None if None in best else sum(filter(None, best))


def napola(heap: Cards) -> int:
    """How many points the denari in a row from the ace on are worth.

    >>> napola(tuple(map(Card, "1D 2D 3D 4D 6D".split()))), napola((Card("1D"), Card("2D")))
    (4, 0)
    """
    length = 0
    while length < len(ITALIAN_RANKS) and ITALIAN_RANKS[length] + DENARI in heap:
        length += 1
    return length if length >= NAPOLA else 0


def tally(heaps: tuple[Cards, Cards]) -> Mapping[str, tuple[int | None, int | None]]:
    """What is compared: cards, denari, primiera."""
    first, second = heaps
    return {
        "cards": (len(first), len(second)),
        "denari": (_denari(first), _denari(second)),
        "primiera": (primiera(first), primiera(second)),
    }


def counted(heaps: tuple[Cards, Cards], scope: Two, with_napola: bool) -> Mapping[str, Two]:
    """The points of both in every category."""
    first, second = heaps
    compared = tally(heaps)
    row = (napola(first), napola(second)) if with_napola else (0, 0)
    return {
        "cards": _more(*compared["cards"]),
        "denari": _more(*compared["denari"]),
        "settebello": (int(SETTEBELLO in first), int(SETTEBELLO in second)),
        "primiera": _more(*compared["primiera"]),
        "scope": scope,
        "napola": row,
    }


def _denari(heap: Cards) -> int:
    return sum(card.suit == DENARI for card in heap)


def _more(first: int | None, second: int | None) -> Two:
    """A point for who has more; who has nothing to compare has less than anything."""
    mine, other = first or 0, second or 0
    return int(mine > other), int(other > mine)
