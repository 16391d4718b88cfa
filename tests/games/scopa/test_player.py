"""What the levels of Scopa promise."""

from dataclasses import replace
from random import Random

import pytest

from mazzo.bots.levels import rank
from mazzo.cards import ITALIAN_PACK, Card
from mazzo.games.contract import DEALER, Seat
from mazzo.games.move import Played
from mazzo.games.scopa import GAME
from mazzo.games.scopa.state import Cards, State, as_places, in_hand
from mazzo.games.scopa.view import View
from mazzo.records.record import LEVELS
from tests.games.scopa.positions import (
    KIND,
    OPTIONS,
    by,
    by_rules,
    in_few_worlds,
    middle,
    random_deal,
    seen,
)


def with_covered_exchanged(view: View, rng: Random) -> View:
    """The same view, but that other cards have gone into the heaps, and by other moves."""
    is_open = {*view.hand, *view.table}
    covered = [card for card in ITALIAN_PACK if card not in is_open]
    new = dict(zip(covered, rng.sample(covered, len(covered)), strict=True))

    def other(cards: Cards) -> tuple[Card, ...]:
        return tuple(new.get(card, card) for card in cards)

    history = tuple(
        Played(seat, move._replace(cards=other(move.cards), takes=other(move.takes)))
        for seat, move in view.history
    )
    return replace(view, taken=(other(view.taken[0]), other(view.taken[1])), history=history)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_covered_cards_are_forgotten(level: str, options: dict[str, str]) -> None:
    kind, game = by(options), by_rules(options)
    rng = Random(0)
    compared = 0
    for seed in range(25):
        for state in random_deal(seed, game):
            if state.turn in (None, DEALER):
                continue
            view = game.view(state, state.turn)
            other = with_covered_exchanged(view, rng)
            compared += other.taken != view.taken
            assert rank(kind, view, level, Random(1)) == rank(kind, other, level, Random(1))
    assert compared > 500


def hidden_exchanged(state: State, seat: Seat, rng: Random) -> State:
    """Another truth: the other's cards and the pack dealt anew."""
    other = 1 - seat
    size = len(in_hand(state.hands[other]))
    hidden = [*in_hand(state.hands[other]), *state.stock]
    rng.shuffle(hidden)
    dealt = as_places(hidden[:size])
    hands = (dealt, state.hands[1]) if other == 0 else (state.hands[0], dealt)
    return replace(state, hands=hands, stock=tuple(hidden[size:]))


def test_no_level_sees_hidden_cards() -> None:
    kind = in_few_worlds(4)
    rng = Random(0)
    compared = 0
    for seed in range(12):
        for state in random_deal(seed):
            seat = state.turn
            if seat is None or seat == DEALER:
                continue
            other = hidden_exchanged(state, seat, rng)
            compared += other != state
            views = [kind.game.view(world, seat) for world in (state, other)]
            for level in LEVELS:
                first, second = (rank(kind, view, level, Random(0)) for view in views)
                assert first == second
    assert compared > 250


def test_easy_takes_when_a_card_takes() -> None:
    view = seen(middle("4C FD 2B", "4S RD"))
    played = {str(rank(KIND, view, "easy", Random(seed))[0].move) for seed in range(60)}
    assert played == {"play 4C takes 4S"}


def test_easy_often_takes_whatever_it_is() -> None:
    view = seen(middle("4C RS 6B", "4S RD 6S"))
    played = [str(rank(KIND, view, "easy", Random(seed))[0].move) for seed in range(200)]
    assert set(played) == {"play 4C takes 4S", "play RS takes RD", "play 6B takes 6S"}
    assert 30 < played.count("play RS takes RD") < 140


def test_normal_leaves_more_than_ten() -> None:
    view = seen(middle("RS 3B CC", "5S"))
    assert str(rank(KIND, view, "normal", Random(0))[0].move) in {"play RS", "play CC"}


def test_the_computers_play_by_the_house_rules() -> None:
    options = {"ace-takes-all": "on"}
    kind, game = by(options), by_rules(options)
    state = middle("1D 2C RC", "7D 6D 5D 3S")
    view = game.view(state, 0)
    for level in LEVELS:
        assert str(rank(kind, view, level, Random(0))[0].move) == "play 1D takes 7D 6D 5D 3S"


@pytest.mark.parametrize("levels", [("easy", "hard"), ("normal", "easy"), ("hard", "normal")])
def test_every_match_of_two_computers_ends(levels: tuple[str, str]) -> None:
    kind = in_few_worlds(4)
    rng = Random(1)
    state = kind.game.start(0)
    while state.turn is not None:
        if state.turn == DEALER:
            move = kind.game.shuffle(state, rng)
        else:
            move = rank(kind, seen(state), levels[state.turn], rng)[0].move
        state = kind.game.play(state, move)
    assert max(state.points) >= GAME.target
