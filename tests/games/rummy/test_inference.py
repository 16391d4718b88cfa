"""What a player's last turn tells about its hand."""

import random

import pytest

from mazzo.games.rummy import GAME
from mazzo.games.rummy.bits import BIT, bits
from mazzo.games.rummy.inference import LastTurn, last_turns, likelihood, likely_hand
from tests.games.rummy.positions import after, dealt, named, to_play


def likely(hand: str, discarded: str = "5C", refused: str = "", fit: str = "") -> float:
    last = LastTurn(bits(named(discarded)), bits(named(refused)), bits(named(fit)))
    return likelihood(bits(named(hand)), last)


def test_before_the_first_turn_every_hand_is_as_likely() -> None:
    assert likelihood(bits(named("KS KH KD")), LastTurn()) == 1


def test_melds_and_lay_offs_are_seldom_kept() -> None:
    assert likely("KS KH KD 2S") < likely("KS KH 2D 2S") == 1
    assert likely("KS KH 2D 2S", fit="KS") < likely("KS KH 2D 2S", fit="KC")


def test_a_card_left_lying_is_seldom_wanted() -> None:
    assert likely("KS KH 2D 2S", refused="KC") < likely("KS KH 2D 2S", refused="QC")


def test_the_highest_useless_card_goes_first() -> None:
    assert likely("KS 8H 2D 2S") < likely("8H 2D 2S AD") < likely("3H 2D 2S AD")


def test_useless_cards_go_before_useful_ones() -> None:
    assert likely("5S 2H 9D") < likely("5S 2H 2D")


def test_ten_and_figures_cost_the_same() -> None:
    assert likely("KS 2D 2S", discarded="TC") == 1


def test_the_last_turns_are_read_from_the_history() -> None:
    state = dealt()
    top = state.discards[-1]
    state = after(state, "draw @stock")
    thrown = state.hands[0][0]
    state = after(state, f"discard {thrown}", "draw @discards")
    state = after(
        state, f"discard {state.hands[1][0] if state.hands[1][0] != thrown else state.hands[1][1]}"
    )
    turns = last_turns(GAME.view(state, 2))
    assert (turns[0].discarded, turns[0].refused) == (BIT[thrown], BIT[top])
    assert turns[1].refused == 0
    assert turns[2] == turns[3] == LastTurn()


def test_what_could_have_been_laid_off_counts_once_opened() -> None:
    state = to_play("5S 5H 5D 2C 9C 8C")._replace(history=())
    state = after(state, "meld 5S 5H 5D", "discard 9C")
    assert last_turns(GAME.view(state, 1))[0].fit == bits(named("5C"))


def test_likely_hands_are_whole_hands() -> None:
    rng = random.Random(1)
    certain = bits(named("KS"))
    hidden = [BIT[card] for card in BIT if card != "KS"][:20]
    last = LastTurn(bits(named("KC")))
    for count in [*range(1, 21)] * 5:
        left = hidden.copy()
        hand = likely_hand(certain, left, count, last, rng)
        assert hand & certain
        assert hand.bit_count() == 1 + count
        assert (hand & ~certain) | sum(left) == sum(hidden)


@pytest.mark.parametrize(("size", "count"), [(5, 1), (5, 4), (7, 2), (12, 6), (25, 7)])
def test_without_evidence_all_hands_are_as_likely(size: int, count: int) -> None:
    rng = random.Random(3)
    hidden = list(BIT.values())[:size]
    first, second = 0, 0
    for _ in range(4000):
        hand = likely_hand(0, hidden.copy(), count, LastTurn(), rng)
        first += bool(hand & hidden[0])
        second += bool(hand & hidden[0] and hand & hidden[-1])
    assert first / 4000 == pytest.approx(count / size, abs=0.03)
    both = count * (count - 1) / (size * (size - 1))
    assert second / 4000 == pytest.approx(both, abs=0.03)


def test_unlikely_hands_are_imagined_seldom() -> None:
    """Who threw a seven is less often thought to hold a lone king."""
    rng = random.Random(2)
    hidden = [BIT[card] for card in named("KS QH 2S 2H 3S 3H 4S 4H AD AH")]
    king = BIT[named("KS")[0]]
    kings = {
        last.discarded: sum(
            bool(likely_hand(0, hidden.copy(), 4, last, rng) & king) for _ in range(400)
        )
        for last in (LastTurn(), LastTurn(bits(named("7C"))))
    }
    assert kings[bits(named("7C"))] < kings[0] * 0.8
