"""Melds against brute force."""

import random
from functools import cache
from itertools import combinations

from mazzo.cards import FRENCH_PACK, FRENCH_RANKS, FRENCH_SUITS, Card
from mazzo.games.rummy.bits import BIT, CARDS, PENALTY, bits, cards, penalty
from mazzo.games.rummy.melds import ALL_MELDS, best_melds, fits, is_meld, melds_in
from tests.games.rummy.positions import named


def every_meld() -> list[frozenset[Card]]:
    """All melds, spelled out from the ranks and suits."""
    found = []
    for suit in FRENCH_SUITS:
        for low in range(13):
            for high in range(low + 2, 13):
                found.append(
                    frozenset(Card(FRENCH_RANKS[at] + suit) for at in range(low, high + 1))
                )
    for rank in FRENCH_RANKS:
        equal = [Card(rank + suit) for suit in FRENCH_SUITS]
        found += [frozenset(three) for three in combinations(equal, 3)]
        found.append(frozenset(equal))
    return found


EVERY = every_meld()


def most_points(hand: frozenset[Card]) -> int:
    """The most points that melds can take from the hand, every way tried."""

    @cache
    def most(left: frozenset[Card]) -> int:
        usable = [meld for meld in within if meld <= left]
        return max(
            (
                sum(PENALTY[CARDS.index(card)] for card in meld) + most(left - meld)
                for meld in usable
            ),
            default=0,
        )

    within = [meld for meld in EVERY if meld <= hand]
    return most(hand)


def test_all_melds_there_are() -> None:
    assert sorted(ALL_MELDS) == sorted(map(bits, EVERY))
    assert len(ALL_MELDS) == 264 + 65


def test_bits_and_cards_are_inverses() -> None:
    rng = random.Random(5)
    for _ in range(200):
        some = rng.sample(FRENCH_PACK, rng.randrange(53))
        assert sorted(cards(bits(some))) == sorted(some)
        assert penalty(bits(some)) == sum(PENALTY[CARDS.index(card)] for card in some)
    assert sorted(BIT.values()) == [1 << at for at in range(52)]


def test_melds_and_best_melds_agree_with_brute_force() -> None:
    rng = random.Random(11)
    with_melds = 0
    for _ in range(20_000):
        hand = frozenset(rng.sample(FRENCH_PACK, rng.randint(3, 11)))
        found = melds_in(bits(hand))
        assert sorted(found) == sorted(bits(meld) for meld in EVERY if meld <= hand)
        best = best_melds(bits(hand))
        assert all(is_meld(meld) for meld in best)
        together = 0
        for meld in best:
            assert meld & together == 0
            together |= meld
        assert together & ~bits(hand) == 0
        assert penalty(together) == most_points(hand)
        with_melds += bool(best)
    assert with_melds > 3_000


def test_crowded_hands_too() -> None:
    """Few ranks and suits: many ways to overlap."""
    rng = random.Random(12)
    for _ in range(500):
        few = [card for card in FRENCH_PACK if card[0] in "56789"]
        hand = frozenset(rng.sample(few, 11))
        assert sum(map(penalty, best_melds(bits(hand)))) == most_points(hand)


def test_what_fits_a_meld() -> None:
    assert fits(bits(named("9H TH JH"))) == bits(named("8H QH"))
    assert fits(bits(named("AH 2H 3H"))) == bits(named("4H"))
    assert fits(bits(named("JC QC KC"))) == bits(named("TC"))
    assert fits(bits(named("5S 5H 5C"))) == bits(named("5D"))
    assert fits(bits(named("5S 5H 5C 5D"))) == 0
    assert fits(bits(named("AS AH AD"))) == bits(named("AC"))
    for meld in ALL_MELDS:
        for card in CARDS:
            grows = not meld & BIT[card] and is_meld(meld | BIT[card])
            assert bool(fits(meld) & BIT[card]) == grows
