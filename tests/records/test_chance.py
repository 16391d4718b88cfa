"""What is drawn comes from the secret and the browser's seed, as documented, and evenly."""

import hashlib
import hmac
from collections import Counter
from itertools import islice, pairwise
from random import Random

import pytest

from mazzo.cards import FRENCH_PACK, ITALIAN_PACK
from mazzo.games.rubamazzo import GAME
from mazzo.records.chance import (
    Stream,
    choice_seed,
    commitment,
    deal_stream,
    first_dealer,
    is_client_seed,
)

SECRET = bytes(range(32))


def words(purpose: str, seed: str = "anna") -> list[int]:
    """The first words of a stream, computed from the documentation alone."""
    blocks = b"".join(
        hmac.new(SECRET, f"mazzo 1\n{seed}\n{purpose}\n{n}".encode(), hashlib.sha256).digest()
        for n in range(20)
    )
    return [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)]


def below(drawn: list[int], n: int) -> int:
    """A number below n, as documented."""
    while (word := drawn.pop(0)) >= 2**32 // n * n:
        pass
    return word % n


def test_a_shuffle_is_the_documented_one() -> None:
    drawn = words("deal 0")
    order = list(ITALIAN_PACK)
    for i in reversed(range(1, 40)):
        j = below(drawn, i + 1)
        order[i], order[j] = order[j], order[i]
    start = GAME.start(0)
    assert GAME.shuffle(start, deal_stream(SECRET, "anna", 0)).cards == tuple(order)


def test_fixed_draws() -> None:
    """Written down once, so that an old match can be checked for ever."""
    order = list(ITALIAN_PACK)
    deal_stream(SECRET, "anna", 0).shuffle(order)
    assert " ".join(order[:10]) == "7B 4B 1D 3B FD 1S 2B 5C RB 2C"
    order = list(FRENCH_PACK)
    deal_stream(SECRET, "anna", 17).shuffle(order)
    assert " ".join(order[:10]) == "JC AH AS 2S QS QH 4S 6D TH 9C"
    assert [first_dealer(SECRET, f"seed{n}", 4) for n in range(8)] == [3, 0, 2, 1, 2, 1, 2, 0]
    seed = choice_seed(SECRET, "anna", 3)
    assert f"{seed:064x}" == "91086592f5afe1454f5b0808e93eca2fdd9f3b104974bfae746d8a4f3acf5966"
    assert commitment(SECRET) == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )


def test_the_dealer_and_the_computers_are_drawn_as_documented() -> None:
    for seats in (2, 4):
        assert first_dealer(SECRET, "anna", seats) == below(words("dealer"), seats)
    block = hmac.new(SECRET, b"mazzo 1\nanna\nchoice 12\n0", hashlib.sha256).digest()
    assert choice_seed(SECRET, "anna", 12) == int.from_bytes(block, "big")
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_a_word_too_large_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**32 is no multiple of 3: its last word would make 0 likelier."""
    drawn = Stream(SECRET, "anna", "x")
    monkeypatch.setattr(drawn, "_words", iter([2**32 - 1, 5]))
    assert drawn.below(3) == 2


def test_everything_that_goes_in_changes_what_comes_out() -> None:
    streams = [
        Stream(SECRET, "anna", "deal 0"),
        Stream(SECRET, "anna", "deal 1"),
        Stream(SECRET, "bruno", "deal 0"),
        Stream(SECRET[::-1], "anna", "deal 0"),
    ]
    assert len({stream.below(2**32) for stream in streams}) == len(streams)


def test_only_what_is_documented_can_be_drawn() -> None:
    drawn = Stream(SECRET, "anna", "x")
    for draw in (drawn.random, lambda: drawn.getrandbits(8), lambda: drawn.choice([1, 2])):
        with pytest.raises(NotImplementedError):
            draw()


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        *[("a", True), ("!~", True), ("x" * 64, True)],
        *[("x" * 65, False), ("", False), ("a b", False)],
        *[("è", False), ("a\n", False), ("\x7f", False)],
    ],
)
def test_a_client_seed_is_printable_ascii(text: str, fits: bool) -> None:
    assert is_client_seed(text) == fits


def chi_square(counts: Counter[tuple[str, int]], cells: int, drawn: int) -> float:
    expected = drawn / cells
    missing = cells - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + missing * expected


def test_every_card_is_as_likely_at_every_place_and_beside_every_other() -> None:
    """Chi-square over many deals, with bounds that an even shuffle passes by far."""
    deals = 4000
    places: Counter[tuple[str, int]] = Counter()
    pairs: Counter[tuple[str, str]] = Counter()
    secrets = Random(0)
    for _ in range(deals):
        order = list(ITALIAN_PACK)
        deal_stream(secrets.randbytes(32), "anna", 0).shuffle(order)
        places.update((card, place) for place, card in enumerate(order))
        pairs.update(pairwise(order))
    # 39 × 39 degrees of freedom: mean 1521, standard deviation 55
    assert abs(chi_square(places, 1600, deals * 40) - 1521) < 6 * 55
    expected = deals * 39 / 1560
    adjacent = sum((pairs[one, two] - expected) ** 2 / expected for one, two in pairs)
    assert len(pairs) == 1560
    assert abs(adjacent - 1559) < 6 * 56


def test_numbers_below_n_are_even() -> None:
    drawn = Stream(SECRET, "anna", "x")
    counts = Counter(drawn.below(7) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert sum((n - 2000) ** 2 / 2000 for n in counts.values()) < 30
    assert len(list(islice(counts, 9))) == 7
