"""The shuffle of the searches."""

from collections import Counter
from random import Random

import pytest

from mazzo.games.shuffle import shuffle


def test_nothing_is_lost() -> None:
    for size in range(53):
        cards = list(range(size))
        shuffle(cards, Random(size))
        assert sorted(cards) == list(range(size))


def test_every_order_is_as_likely() -> None:
    rng = Random(0)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        shuffle(cards, rng)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(count == pytest.approx(1000, abs=150) for count in orders.values())


def test_every_card_comes_to_every_place() -> None:
    rng = Random(0)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(10_000):
        cards = list(range(40))
        shuffle(cards, rng)
        places.update(enumerate(cards))
    assert len(places) == 1600
    # mean 250, standard deviation 15.6
    assert all(count == pytest.approx(250, abs=80) for count in places.values())
