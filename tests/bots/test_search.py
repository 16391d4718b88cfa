"""The search that all games share."""

from collections.abc import Sequence
from random import Random

import pytest

from mazzo.bots.search import search


class Coin:
    """A view of two moves: the first is worth 1 in every third world, the second always 0.5."""

    def __init__(self) -> None:
        self.imagined = 0

    def solve(self) -> Sequence[float] | None:
        return None

    def sample(self, rng: Random) -> Sequence[float]:
        self.imagined += 1
        return [float(rng.randrange(3) == 0), 0.5]


class Known(Coin):
    """The same when everything is known."""

    def solve(self) -> Sequence[float]:
        return [3, -1]


def test_a_worth_is_the_mean_over_the_worlds() -> None:
    coin = Coin()
    first, second = search(coin, 3000, Random(0))
    assert coin.imagined == 3000
    assert first == pytest.approx(1 / 3, abs=0.03)
    assert second == pytest.approx(0.5)


def test_nothing_is_imagined_where_everything_is_known() -> None:
    known = Known()
    assert search(known, 200, Random(0)) == [3, -1]
    assert known.imagined == 0


def test_one_world_is_enough() -> None:
    coin = Coin()
    assert search(coin, 1, Random(0))[1] == 0.5
    assert coin.imagined == 1


class Forced(Coin):
    """The same with the first move alone."""

    def sample(self, rng: Random) -> Sequence[float]:
        return super().sample(rng)[:1]


def test_where_there_is_nothing_to_choose_one_world_is_enough() -> None:
    forced = Forced()
    assert len(search(forced, 200, Random(0))) == 1
    assert forced.imagined == 1
