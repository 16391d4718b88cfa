"""What Hard concludes from what the other did not do."""

from collections import Counter
from random import Random

import pytest

from mazzo.games.scopa import GAME
from mazzo.games.scopa.compact import BIT, bits
from mazzo.games.scopa.inference import LikelyHands, doubts, passed
from mazzo.games.scopa.playout import Playout
from tests.games.scopa.positions import after, deal, named

START = GAME.play(GAME.start(1), deal("RD 4C 2B FS 1D 7B 7S 5B 3C 6D"))
"""Seat 0 holds RD 4C 2B, seat 1 FS 1D 7B; 7S 5B 3C 6D lie on the table."""


def doubted(state_moves: list[str], seat: int) -> dict[str, float]:
    view = GAME.view(after(START, *state_moves), seat)
    cards = ["7D", "6C", "5D", "1C"]
    hidden = [BIT[card] for card in cards]
    found = doubts(passed(view, 1 - seat), hidden, Playout(False, False))
    return dict(zip(cards, found, strict=True))


def test_nothing_is_concluded_before_the_other_has_played() -> None:
    assert set(doubted([], 0).values()) == {1.0}


def test_who_lets_a_card_stay_seldom_holds_one_that_takes() -> None:
    found = doubted(["play RD takes 7S 3C", "play FS"], 0)
    assert found["6C"] < 0.5
    assert found["5D"] < 0.5
    assert found["1C"] > 0.8


def test_a_new_hand_is_not_judged_by_the_last_one() -> None:
    hand = ["play RD takes 7S 3C", "play FS", "play 4C", "play 1D"]
    hand += ["play 2B", "play 7B takes 5B 2B"]
    view = GAME.view(after(START, *hand), 0)
    assert passed(view, 1) == []


def test_the_table_is_what_lay_there_then() -> None:
    view = GAME.view(after(START, "play RD takes 7S 3C", "play FS", "play 4C"), 0)
    (turn,) = passed(view, 1)
    assert turn.table == bits(named("5B 6D"))


def test_hands_are_as_likely_as_what_is_believed_of_their_cards() -> None:
    likely = LikelyHands([1, 2, 4], 1, [1.0, 0.5, 0.0])
    rng = Random(0)
    drawn = Counter(likely.draw(rng) for _ in range(6000))
    assert drawn[(0,)] / drawn[(1,)] == pytest.approx(2, abs=0.2)
    assert drawn[(2,)] == 0
    assert LikelyHands([1], 0, [1.0]).draw(rng) == ()
