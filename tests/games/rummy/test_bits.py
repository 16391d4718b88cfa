"""Sets of cards as integers."""

import random

import pytest

from mazzo.games.rummy import bits


@pytest.mark.parametrize("compiled", [False, True])
def test_sizes_and_highest_cards_are_the_same_in_both_builds(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bits, "COMPILED", compiled)
    rng = random.Random(0)
    assert bits.size(0) == 0
    assert bits.size(bits.ALL) == 52
    for found in (*bits.BIT.values(), *(rng.getrandbits(52) or 1 for _ in range(1000))):
        assert bits.size(found) == found.bit_count()
        assert bits.highest(found) == 1 << found.bit_length() - 1
