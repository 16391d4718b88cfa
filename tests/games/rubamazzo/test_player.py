"""What the levels of Rubamazzo promise."""

from dataclasses import replace
from random import Random

import pytest

from mazzo.bots.levels import rank
from mazzo.cards import ITALIAN_PACK, Card
from mazzo.games.catalogue import find
from mazzo.games.move import Move, Played
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.state import State
from mazzo.games.rubamazzo.view import View
from mazzo.records.record import LEVELS
from tests.games.rubamazzo.positions import random_match

KIND = find("rubamazzo")


def chosen(view: View, level: str, seed: int = 0) -> Move:
    return rank(KIND, view, level, Random(seed))[0].move


def with_covered_exchanged(view: View, rng: Random) -> View:
    """The same view, but that other cards have been covered: what nobody can see any more."""
    tops = [top for top in view.tops if top is not None]
    open_now = {*view.hand, *view.table, *tops}
    covered = [card for card in ITALIAN_PACK if card not in open_now]
    new = dict(zip(covered, rng.sample(covered, len(covered)), strict=True))

    def other(card: Card) -> Card:
        return new.get(card, card)

    history = tuple(
        Played(
            played.seat,
            played.move._replace(
                cards=tuple(map(other, played.move.cards)),
                takes=tuple(map(other, played.move.takes)),
            ),
        )
        for played in view.history
    )
    return replace(view, seen=tuple(map(other, view.seen)), history=history)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_covered_cards_are_forgotten(level: str) -> None:
    rng = Random(0)
    compared = 0
    for seed in range(120):
        for state in random_match(seed):
            if state.turn is None:
                continue
            view = GAME.view(state, state.turn)
            other = with_covered_exchanged(view, rng)
            compared += other.seen != view.seen
            assert rank(KIND, view, level, Random(1)) == rank(KIND, other, level, Random(1))
    assert compared > 3000


def hidden_exchanged(state: State, rng: Random) -> State:
    """Another truth: the opponent's cards and the pack dealt anew."""
    assert state.turn is not None
    other = 1 - state.turn
    places = state.hands[other]
    hidden = [*(card for card in places if card is not None), *state.stock]
    rng.shuffle(hidden)
    first, second, third = (None if card is None else hidden.pop() for card in places)
    dealt = (first, second, third)
    hands = (dealt, state.hands[1]) if other == 0 else (state.hands[0], dealt)
    return replace(state, hands=hands, stock=tuple(hidden))


@pytest.mark.slow
def test_no_level_sees_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(KIND.player), "worlds", 8)  # as many as there is time for
    rng = Random(0)
    compared = 0
    for seed in range(110):
        for state in random_match(seed):
            if state.turn is None:
                continue
            other = hidden_exchanged(state, rng)
            compared += other != state
            view = GAME.view(other, state.turn)
            for level in LEVELS:
                assert chosen(GAME.view(state, state.turn), level) == chosen(view, level)
    assert compared > 3000


def view_of(
    hand: str, table: str, top: str | None = None, other_top: str | None = None, **sizes: int
) -> View:
    """A view of seat 0 on its turn, in the middle of a match."""
    cards = tuple(map(Card, hand.split()))
    tops = (Card(top) if top else None, Card(other_top) if other_top else None)
    lying = tuple(map(Card, table.split()))
    first, second, third = (*cards, None, None, None)[:3]
    piles = (sizes.get("pile", 2 if top else 0), sizes.get("other_pile", 2 if other_top else 0))
    state = State(
        dealer=1,
        turn=0,
        hands=((first, second, third), (Card("RS"), Card("RB"), Card("RC"))),
        table=lying,
        stock=tuple(ITALIAN_PACK[:18]),
        piles=(
            (Card("1D"),) * (piles[0] - 1) + ((tops[0],) if tops[0] else ()),
            (Card("1D"),) * (piles[1] - 1) + ((tops[1],) if tops[1] else ()),
        ),
    )
    return GAME.view(state, 0)


def test_normal_steals_a_pile_rather_than_take_a_card() -> None:
    view = view_of("7D 4C 2B", "7S", other_top="4S", other_pile=8)
    assert str(chosen(view, "normal")) == "steal 4C @seat1"


def test_normal_prefers_to_take_with_a_card_that_is_nearly_gone() -> None:
    """Both takes gain two cards; of the kings three lie open afterwards, of the fours one more
    may be anywhere twice."""
    view = view_of("RD 4C 2B", "RC RB 4S", top="7D", pile=10)
    assert chosen(view, "normal").cards == (Card("RD"),)


def test_normal_puts_down_what_the_opponent_can_hardly_hold() -> None:
    view = view_of("2D 2C 5B", "2S 7D FC", top="7S", pile=4)
    assert chosen(replace(view, moves=view.moves[-1:] + view.moves[:-1]), "normal").takes == ("2S",)
    view = view_of("5D 5C 3B", "7D FC", top="7S", pile=4)
    assert chosen(view, "normal").cards[0].rank == "5"


def test_easy_seldom_thinks_of_the_piles() -> None:
    view = view_of("7D 4C 2B", "7S", other_top="4S", other_pile=4)
    played = [str(chosen(view, "easy", seed)) for seed in range(400)]
    assert 40 < played.count("steal 4C @seat1") < 120
    assert set(played) == {"steal 4C @seat1", "play 7D takes 7S", "play 2B"}


def test_easy_does_not_overlook_half_the_pack() -> None:
    view = view_of("7D 4C 2B", "7S", other_top="4S", other_pile=20)
    assert {str(chosen(view, "easy", seed)) for seed in range(100)} == {"steal 4C @seat1"}


def test_every_match_of_two_computers_ends() -> None:
    for seed, first, second in [(0, "easy", "hard"), (1, "normal", "easy"), (2, "hard", "normal")]:
        state = next(random_match(seed))
        while state.turn is not None:
            level = (first, second)[state.turn]
            state = GAME.play(state, chosen(GAME.view(state, state.turn), level, seed))
        assert sum(GAME.points(state)) + len(state.table) == 40
