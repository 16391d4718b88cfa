"""What a player's moves tell about its hand."""

import random

import pytest

from mazzo.games.rummy import GAME
from mazzo.games.rummy.bits import BIT, bits
from mazzo.games.rummy.inference import Conduct, conduct, likelihood, likely_hand
from tests.games.rummy.positions import after, dealt, named, to_play


def did(*discards: str, refused: str = "", fit: str = "") -> Conduct:
    """Discards in this order; what was refused or would have fitted in the last turn."""
    seat = Conduct()
    for at, card in enumerate(discards, 1):
        last = at == len(discards)
        seat.discard(
            bits(named(card)),
            bits(named(refused)) if last else 0,
            bits(named(fit)) if last else 0,
        )
    return seat


def likely(hand: str, discarded: str = "5C", refused: str = "", fit: str = "") -> float:
    return likelihood(bits(named(hand)), did(discarded, refused=refused, fit=fit))


def test_before_the_first_turn_every_hand_is_as_likely() -> None:
    assert likelihood(bits(named("KS KH KD")), Conduct()) == 1


def test_melds_and_lay_offs_are_seldom_kept() -> None:
    assert likely("KS KH KD 2S") < likely("KS KH 2D 2S") == 1
    assert likely("KS KH 2D 2S", fit="KS") < likely("KS KH 2D 2S", fit="KC")


def test_a_card_left_lying_is_seldom_wanted() -> None:
    assert likely("KS KH 2D 2S", refused="KC") < likely("KS KH 2D 2S", refused="QC")


def test_a_card_left_lying_before_tells_something_still() -> None:
    hand = bits(named("KS KH 2D 2S"))
    now, before, never = did("5C", refused="KC"), did("5C", refused="KC"), did("5C")
    before.discard(bits(named("5C")), 0, 0)
    never.discard(bits(named("5C")), 0, 0)
    assert likelihood(hand, now) < likelihood(hand, before) < likelihood(hand, never)


@pytest.mark.parametrize(("card", "other"), [("5S", "5D"), ("3C", "2C"), ("7C", "8C")])
def test_what_is_near_a_discard_is_seldom_kept(card: str, other: str) -> None:
    """Near both, near one, near none of the two that were thrown."""
    hand = bits(named(f"{card} AD AS"))
    both, one, none = (
        likelihood(hand, did(*discards, "QH"))
        for discards in (("5C", other), ("5C", "JH"), ("JS", "JH"))
    )
    assert both < one < none


def test_lone_high_cards_go_in_time() -> None:
    hand = bits(named("KS 2D 2S"))
    assert likelihood(hand, did("TC", "JD")) < likelihood(hand, did("TC")) < 1


def test_the_highest_useless_card_goes_first() -> None:
    assert likely("KS 8H 2D 2S") < likely("8H 2D 2S AD") < likely("3H 2D 2S AD")


def test_useless_cards_go_before_useful_ones() -> None:
    assert likely("5S 2H 9D") < likely("5S 2H 2D")


def test_ten_and_figures_cost_the_same() -> None:
    assert likely("KS 2D 2S", discarded="TC") == likely("KS 2D 2S", discarded="QC")


def test_conduct_is_read_from_the_history() -> None:
    state = dealt()
    top = state.discards[-1]
    state = after(state, "draw @stock")
    thrown = state.hands[0][0]
    state = after(state, f"discard {thrown}", "draw @discards")
    state = after(
        state, f"discard {state.hands[1][0] if state.hands[1][0] != thrown else state.hands[1][1]}"
    )
    seats = conduct(GAME.view(state, 2))
    assert (seats[0].discarded, seats[0].refused, seats[0].turns) == (BIT[thrown], BIT[top], 1)
    assert seats[1].refused == 0
    assert seats[2] == seats[3] == Conduct()


def test_what_could_have_been_laid_off_counts_once_opened() -> None:
    state = to_play("5S 5H 5D 2C 9C 8C")._replace(history=())
    state = after(state, "meld 5S 5H 5D", "discard 9C")
    assert conduct(GAME.view(state, 1))[0].fit == bits(named("5C"))


def test_likely_hands_are_whole_hands() -> None:
    rng = random.Random(1)
    certain = bits(named("KS"))
    hidden = [BIT[card] for card in BIT if card != "KS"][:20]
    last = did("KC")
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
        hand = likely_hand(0, hidden.copy(), count, Conduct(), rng)
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
    kings = [
        sum(bool(likely_hand(0, hidden.copy(), 4, seat, rng) & king) for _ in range(400))
        for seat in (Conduct(), did("7C"))
    ]
    assert kings[1] < kings[0] * 0.8
