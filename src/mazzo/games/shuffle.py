"""The shuffle in which searches spend much of their time."""

from random import Random

from mazzo.games.integers import i64

PLACES = 6
"""How many places one random number decides. The last of them is drawn from 60 bits divided by at
most 52 five times, so no place is preferred by more than a part in a billion."""
BITS = 60


def shuffle(cards: list[int], rng: Random) -> None:
    """Shuffles at most 52 cards in place, with a sixth of the random numbers of ``rng.shuffle``.

    >>> cards = list(range(40))
    >>> shuffle(cards, Random(1))
    >>> cards == list(range(40)), sorted(cards) == list(range(40))
    (False, True)
    """
    draw = rng.getrandbits
    left: i64 = 0
    number: i64 = 0
    for last in range(len(cards) - 1, 0, -1):
        if left == 0:
            number = draw(BITS)
            left = PLACES
        left -= 1
        size: i64 = last + 1
        at = number % size
        number //= size
        cards[last], cards[at] = cards[at], cards[last]
