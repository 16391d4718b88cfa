"""What Hard concludes from what the opponent did not do."""

from collections import Counter
from random import Random

import pytest

from mazzo.cards import ITALIAN_PACK
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.compact import CARD
from mazzo.games.rubamazzo.inference import DOUBT, LikelyHands, passed_over
from mazzo.games.rubamazzo.view import View

OPENING = "7D 4C 2B RS 1D 7B 7S 5B 7C 6D"
"""Seat 0 holds 7D 4C 2B, seat 1 RS 1D 7B; 7S 5B 7C 6D lie on the table."""


def after(*moves: str, seat: int) -> View:
    rest = " ".join(card for card in ITALIAN_PACK if card not in OPENING)
    state = GAME.play(GAME.start(1), Move.parse(f"deal {OPENING} {rest}"))
    for move in moves:
        state = GAME.play(state, Move.parse(move))
    return GAME.view(state, seat)


def ranks(passed: Counter[int]) -> dict[str, int]:
    return {rank: passed[card] for rank, card in CARD.items() if passed[card]}


@pytest.mark.parametrize(
    ("moves", "seat", "passed"),
    [
        ([], 0, {}),
        (["play 4C"], 1, {"7": 1, "5": 1, "6": 1}),
        (["play 7D takes 7S"], 1, {}),
        (["play 7D takes 7S", "play RS"], 0, {"7": 2, "5": 1, "6": 1}),
        (["play 7D takes 7S", "play 7B takes 7C"], 0, {"7": 1}),
        (["play 7D takes 7S", "steal 7B @seat0"], 0, {}),
        (["play 4C", "play RS", "play 2B"], 1, {"7": 2, "5": 2, "6": 2, "4": 1, "R": 1}),
    ],
)
def test_what_was_passed_over(moves: list[str], seat: int, passed: dict[str, int]) -> None:
    view = after(*moves, seat=seat)
    assert ranks(passed_over(view, 1 - seat)) == passed


def test_a_new_hand_is_not_judged_by_the_last_one() -> None:
    hand = ["play 4C", "play RS", "play 2B", "play 1D", "play 7D takes 7S", "steal 7B @seat0"]
    assert ranks(passed_over(after(*hand[:-1], seat=0), 1)) != {}
    assert ranks(passed_over(after(*hand, seat=0), 1)) == {}


def test_hands_are_as_likely_as_the_ways_to_draw_them() -> None:
    one, two = CARD["1"], CARD["2"]
    likely = LikelyHands([one, one, one, two, two], 2, Counter())
    rng = Random(0)
    drawn = Counter(likely.draw(rng) for _ in range(10_000))
    # of ten pairs three are aces, one is both twos, six are mixed
    assert drawn[one, one] == pytest.approx(3000, abs=200)
    assert drawn[two, two] == pytest.approx(1000, abs=200)
    assert drawn[one, two] == pytest.approx(6000, abs=200)


def test_what_was_passed_over_is_less_likely() -> None:
    one, two = CARD["1"], CARD["2"]
    likely = LikelyHands([one, two], 1, Counter({one: 1}))
    rng = Random(0)
    drawn = Counter(likely.draw(rng) for _ in range(10_000))
    assert drawn[one,] / drawn[two,] == pytest.approx(DOUBT, abs=0.02)


def test_a_hand_of_nothing_is_drawn() -> None:
    assert LikelyHands([CARD["1"]], 0, Counter()).draw(Random(0)) == ()
