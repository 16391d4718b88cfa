"""What Hard concludes from what the opponent did not do."""

from collections import Counter
from random import Random

import pytest

from mazzo.cards import ITALIAN_PACK
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.compact import CARD
from mazzo.games.rubamazzo.inference import LikelyHands, doubts
from mazzo.games.rubamazzo.view import View

OPENING = "7D 4C 2B RS 1D 7B 7S 5B 7C 6D"
"""Seat 0 holds 7D 4C 2B, seat 1 RS 1D 7B; 7S 5B 7C 6D lie on the table."""


def after(*moves: str, seat: int) -> View:
    rest = " ".join(card for card in ITALIAN_PACK if card not in OPENING)
    state = GAME.play(GAME.start(1), Move.parse(f"deal {OPENING} {rest}"))
    for move in moves:
        state = GAME.play(state, Move.parse(move))
    return GAME.view(state, seat)


STRANGER = 1.5 * 0.25
"""How likely a stranger still holds what it has passed over once, beside any other card."""


def found(view: View) -> dict[str, float]:
    """What is doubted, by rank."""
    assert view.seat is not None
    doubted = doubts(view, 1 - view.seat)
    return {rank: doubted[card] for rank, card in CARD.items() if card in doubted}


@pytest.mark.parametrize(
    ("moves", "seat", "doubted"),
    [
        ([], 0, {}),
        (["play 4C"], 1, {"7": STRANGER, "5": STRANGER, "6": STRANGER}),
        (["play 7D takes 7S"], 1, {}),
        # passed over on the table and on the pile
        (["play 7D takes 7S", "play RS"], 0, {"5": STRANGER, "6": STRANGER, "7": STRANGER**2}),
        (["play 7D takes 7S", "play 7B takes 7C"], 0, {"7": STRANGER}),
        (["play 7D takes 7S", "steal 7B @seat0"], 0, {}),
    ],
)
def test_what_was_passed_over(moves: list[str], seat: int, doubted: dict[str, float]) -> None:
    assert found(after(*moves, seat=seat)) == pytest.approx(doubted)


HAND = ["play 4C", "play RS", "play 2B", "play 1D", "play 7D takes 7S", "steal 7B @seat0"]
"""Seat 0 holds the seven when it puts down the four, and when it puts down the two."""


def test_a_new_hand_is_not_judged_by_the_last_one() -> None:
    assert found(after(*HAND[:-1], seat=0)) != {}
    assert found(after(*HAND, seat=0)) == {}


def test_who_waited_before_may_be_waiting_again() -> None:
    doubted = found(after(*HAND, "play 3D", seat=1))
    assert doubted.pop("7") == pytest.approx(STRANGER)  # it has not yet passed over a pile
    assert doubted == dict.fromkeys("12456R", 1.0)


def test_who_takes_what_it_can_is_believed_to_have_nothing() -> None:
    hand = ["play 7D takes 7S", "play RS", "play 4C", "play 1D", "play 2B", "play 7B takes 7C"]
    doubted = found(after(*hand, "play 3D", seat=1))
    assert doubted["4"] == pytest.approx(1.5 * 0.25 / 2)


def test_hands_are_as_likely_as_the_ways_to_draw_them() -> None:
    one, two = CARD["1"], CARD["2"]
    likely = LikelyHands([one, one, one, two, two], 2, {})
    rng = Random(0)
    drawn = Counter(likely.draw(rng) for _ in range(10_000))
    # of ten pairs three are aces, one is both twos, six are mixed
    assert drawn[one, one] == pytest.approx(3000, abs=200)
    assert drawn[two, two] == pytest.approx(1000, abs=200)
    assert drawn[one, two] == pytest.approx(6000, abs=200)


def test_what_was_passed_over_is_less_likely() -> None:
    one, two = CARD["1"], CARD["2"]
    likely = LikelyHands([one, two], 1, {one: 0.1})
    rng = Random(0)
    drawn = Counter(likely.draw(rng) for _ in range(10_000))
    assert drawn[one,] / drawn[two,] == pytest.approx(0.1, abs=0.02)


def test_a_hand_of_nothing_is_drawn() -> None:
    assert LikelyHands([CARD["1"]], 0, {}).draw(Random(0)) == ()
