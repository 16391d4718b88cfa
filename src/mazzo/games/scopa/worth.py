"""What a deal counts, on whole numbers, and what cards promise before it does."""

from typing import Final

from mazzo.cards import ITALIAN_RANKS
from mazzo.games.integers import i64
from mazzo.games.scopa.compact import BIT, DENARI, SUIT
from mazzo.games.scopa.counting import PRIME

SETTEBELLO: Final = BIT["7D"]
HALF: Final = 20
"""More cards than these are more than the other's."""
DENARI_HALF: Final = 5
SIDE: Final = 100
"""What parts the points of both sides in one number: no deal counts as many."""


def _primes() -> list[int]:
    """For the cards of one suit, as ten bits, what its best one is worth; 0 without any."""
    worths = [PRIME[rank] for rank in ITALIAN_RANKS]
    best = [0] * (DENARI + 1)
    for cards in range(1, DENARI + 1):
        best[cards] = max(worths[at] for at in range(SUIT) if cards >> at & 1)
    return best


def _sizes() -> list[int]:
    return [cards.bit_count() for cards in range(DENARI + 1)]


PRIMES: Final[list[int]] = _primes()
SIZES: Final[list[int]] = _sizes()
SUITS: Final = 4
SHORTEST_ROW: Final = 3


def size(lot: i64) -> int:
    """How many cards a lot has."""
    return (
        SIZES[lot & DENARI]
        + SIZES[lot >> 10 & DENARI]
        + SIZES[lot >> 20 & DENARI]
        + SIZES[lot >> 30]
    )


def primiera(heap: i64) -> int:
    """The sum of the best card of each suit; 0 where a suit is missing."""
    first, second = PRIMES[heap & DENARI], PRIMES[heap >> 10 & DENARI]
    third, fourth = PRIMES[heap >> 20 & DENARI], PRIMES[heap >> 30]
    if first and second and third and fourth:
        return first + second + third + fourth
    return 0


def napola(heap: i64) -> int:
    """What the denari in a row from the ace on are worth."""
    row = 0
    denari = heap & DENARI
    while denari & 1:
        row += 1
        denari >>= 1
    return row if row >= SHORTEST_ROW else 0


def score(heap: i64, other: i64, with_napola: bool) -> int:
    """The points of a deal that is over, without scope: the mover's and ``SIDE`` times the other's.

    Args:
        heap: the lot of one side.
        other: the lot of the other side.
        with_napola: the house rule.
    """
    points = 0
    cards = size(heap)
    if cards > HALF:
        points += 1
    elif cards < HALF:
        points += SIDE
    denari = SIZES[heap & DENARI]
    if denari > DENARI_HALF:
        points += 1
    elif denari < DENARI_HALF:
        points += SIDE
    points += 1 if heap & SETTEBELLO else SIDE
    mine, theirs = primiera(heap), primiera(other)
    if mine > theirs:
        points += 1
    elif mine < theirs:
        points += SIDE
    if with_napola:
        points += napola(heap) + SIDE * napola(other)
    return points


SCOPA: Final = 1000
"""A point, in the thousandths in which cards are judged."""
A_CARD: Final = 70
A_DENARO: Final = 190
BY_RANK: Final = {"7": 240, "6": 100, "1": 60}


def _promise(card: str) -> int:
    denaro = A_DENARO if card[1] == "D" else 0
    seven = SCOPA if card == "7D" else 0
    return A_CARD + BY_RANK.get(card[0], 0) + denaro + seven


PROMISE: Final[dict[int, int]] = {bit: _promise(card) for card, bit in BIT.items()}
"""What having a card promises, in thousandths of a point."""


def promise(lot: i64) -> int:
    """What having the cards of a lot promises."""
    worth = 0
    while lot:
        card: i64 = lot & -lot
        lot -= card
        worth += PROMISE[card]
    return worth
