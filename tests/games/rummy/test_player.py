"""Easy, Normal and Hard: what they look at, and what they choose."""

import random
from dataclasses import replace

import pytest

from mazzo.bots.levels import rank
from mazzo.games.contract import DEALER, Kind
from mazzo.games.move import Move
from mazzo.games.rummy import GAME, PLAYER
from mazzo.games.rummy.bits import BIT, bits
from mazzo.games.rummy.state import NO_CARDS, SEATS, State
from mazzo.games.rummy.survey import STOCKS, HardSurvey
from mazzo.games.rummy.view import View
from tests.games.rummy.positions import drawing, named, to_play

RUMMY = Kind(GAME, PLAYER)


def chosen(view: View, level: str, seed: int = 0) -> str:
    """The move of a level, as text."""
    return str(rank(RUMMY, view, level, random.Random(seed))[0].move)


def states_of_play(levels: str, matches: int, seed: int) -> list[State]:
    """The states of matches between computers, one letter a seat: Easy or Normal."""
    rng = random.Random(seed)
    states: list[State] = []
    for number in range(matches):
        state = GAME.start(number % SEATS)
        while state.turn is not None:
            if state.turn == DEALER:
                state = GAME.play(state, GAME.shuffle(state, rng))
                continue
            states.append(state)
            level = "easy" if levels[state.turn or 0] == "e" else "normal"
            move = rank(RUMMY, GAME.view(state, state.turn), level, rng)[0].move
            state = GAME.play(state, move)
    return states


@pytest.mark.slow
@pytest.mark.parametrize("levels", ["eeee", "nnnn"])
def test_matches_end_and_every_move_is_legal(levels: str) -> None:
    assert len(states_of_play(levels, 12, 3)) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_what_is_covered_does_not_matter_to_easy_and_normal(level: str) -> None:
    rng = random.Random(5)
    for state in states_of_play("enen", 4, 9)[::5]:
        view = GAME.view(state, state.turn)
        covered = list(view.discards[:-1])
        rng.shuffle(covered)
        forgotten = replace(
            view,
            discards=(*covered[: len(covered) // 2], *view.discards[-1:]),
            history=(),
            known=NO_CARDS,
            turned=(),
            upcard=None,
        )
        assert chosen(view, level, 7) == chosen(forgotten, level, 7)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_hidden_cards_do_not_matter(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PLAYER), "worlds", 8)  # as many as there is time for
    rng = random.Random(6)
    states = states_of_play("nenn", 6, 11)
    for state in rng.sample(states, 1000):
        view = GAME.view(state, state.turn)
        other = GAME.view(GAME.imagine(view, rng), state.turn)
        assert chosen(other, level, 3) == chosen(view, level, 3)


@pytest.mark.slow
def test_hard_plays_rounds_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PLAYER), "worlds", 4)
    rng = random.Random(8)
    state = GAME.start(0)
    for _ in range(400):
        if state.turn is None:
            state = GAME.start(1)
        if state.turn == DEALER:
            state = GAME.play(state, GAME.shuffle(state, rng))
        else:
            move = rank(RUMMY, GAME.view(state, state.turn), "hard", rng)[0].move
            state = GAME.play(state, move)


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("5S 5H 5D", ()),
        ("5S 5H 5D 2C", ()),
        ("5S 5H 5D 2C 3C 4C 9D", ()),
        ("8H", ("9H TH JH",)),
        ("8H 7H", ("9H TH JH",)),
        ("5S 5H 5D 6D 7D 5C", ("8S 8H 8D",)),
    ],
)
def test_whoever_can_go_out_does(level: str, hand: str, melds: tuple[str, ...]) -> None:
    state = to_play(hand, *melds, opened=bool(melds))
    while state.turn == 0:
        state = GAME.play(state, Move.parse(chosen(GAME.view(state, 0), level)))
    assert state.winner == 0


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_discard_that_completes_a_meld_is_taken(level: str) -> None:
    state = drawing("5S 5H 9C KD 2S 7D JC", "5D")
    assert chosen(GAME.view(state, 0), level) == "draw @discards"


def test_normal_leaves_what_completes_nothing() -> None:
    state = drawing("5S 5H 9C KD 2S 7D JC", "9D")
    assert chosen(GAME.view(state, 0), "normal") == "draw @stock"


def test_a_lone_high_card_goes_before_a_pair() -> None:
    state = to_play("5S 5H 6H 9C 9D QS 2S 3S", opened=False, others=("4C", "7D JC KD AD", "8S 6C"))
    assert chosen(GAME.view(state, 0), "normal") == "discard QS"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_what_the_next_player_can_lay_off_is_held_back(level: str) -> None:
    state = to_play("8H 8S 2C 2D", "9H TH JH", opened=False, others=("4C 6S", "7D JC", "KD AD"))
    assert chosen(GAME.view(state, 0), level) != "discard 8H"


def test_hard_holds_back_what_the_next_player_collects() -> None:
    """The next player took the nine and the ten of hearts openly, and has not laid them."""
    state = to_play("JH JS 2C 4D 6S", others=("9H TH 3C", "7D KC 5D 6C", "8S 5C 4H"), opened=False)
    state = state._replace(known=((), named("9H TH"), (), ()), opened=(False,) * 4)
    survey = HardSurvey(GAME.view(state, 0))
    assert survey.solve() is None
    rng = random.Random(3)
    sums = [0.0] * len(survey.moves)
    for _ in range(25):
        for at, worth in enumerate(survey.sample(rng)):
            sums[at] += worth
    worth_of = dict(zip(map(str, survey.moves), sums, strict=True))
    assert worth_of["discard JH"] < worth_of["discard JS"]


def test_hard_imagines_what_agrees_with_the_view() -> None:
    rng = random.Random(4)
    for state in states_of_play("nnnn", 2, 13)[::9]:
        view = GAME.view(state, state.turn)
        survey = HardSurvey(view)
        if survey.solve() is not None:
            continue
        survey.sample(rng)
        now = survey.now
        assert [hand.bit_count() for hand in now.hands] == list(view.hands)
        assert now.hands[view.seat or 0] == bits(view.hand)
        for seat in range(SEATS):
            assert bits(view.known[seat]) & ~now.hands[seat] == 0
        assert len(now.stock) == view.stock
        if view.stock_pass == 2:
            assert now.stock == [BIT[card] for card in reversed(view.turned)]
        everywhere: int = now.gone
        for cards in (*now.hands, *now.stock):
            assert everywhere & cards == 0
            everywhere |= cards
        assert everywhere.bit_count() == 52


def test_hard_tries_the_best_moves_longest() -> None:
    state = to_play("5S 5H 6H 9C 9D QS 2S 3S", opened=False, others=("4C", "7D JC KD AD", "8S 6C"))
    survey = HardSurvey(GAME.view(state, 0))
    rng = random.Random(5)
    lengths = []
    for _ in range(300):
        survey.sample(rng)
        lengths.append(len(survey.running))
    assert (lengths[0], lengths[100], lengths[200], lengths[299]) == (8, 4, 3, 2)


def test_the_stock_is_tried_in_orders_that_give_everybody_the_same_draws() -> None:
    survey = HardSurvey(GAME.view(drawing("5S 5H 9C KD 2S 7D JC", "9D"), 0))
    rng = random.Random(5)
    worlds = []
    for _ in range(2 * STOCKS):
        survey.sample(rng)
        worlds.append((survey.now.hands.copy(), survey.now.stock.copy()))
    hands, stock = worlds[0]
    for at in range(STOCKS):
        assert worlds[at] == (hands, stock[len(stock) - at :] + stock[: len(stock) - at])
    assert worlds[STOCKS][0] != hands


def test_a_turned_stock_has_one_order() -> None:
    for state in states_of_play("nnnn", 2, 13):
        view = GAME.view(state, state.turn)
        survey = HardSurvey(view)
        if view.stock_pass == 2 and survey.solve() is None:
            survey.sample(random.Random(1))
            survey.sample(random.Random(2))
            assert survey.now.stock == [BIT[card] for card in reversed(view.turned)]
            return
    pytest.fail("no such position")


def test_before_the_first_world_a_lone_high_card_is_the_one_to_go() -> None:
    state = to_play("5S 5H 6H 9C 9D QS 2S 3S", opened=False, others=("4C", "7D JC KD AD", "8S 6C"))
    survey = HardSurvey(GAME.view(state, 0))
    promised = max(range(len(survey.moves)), key=survey.sums.__getitem__)
    assert str(survey.moves[promised]) == "discard QS"


def test_a_move_that_was_dropped_stays_behind_the_one_that_led() -> None:
    state = to_play("5S 5H 6H 9C 9D QS 2S 3S", opened=False, others=("4C", "7D JC KD AD", "8S 6C"))
    survey = HardSurvey(GAME.view(state, 0))
    rng = random.Random(5)
    worlds = 100
    means = [0.0] * len(survey.moves)
    for _ in range(worlds):
        for at, worth in enumerate(survey.sample(rng)):
            means[at] += worth / worlds
    assert len(survey.dropped) == 4
    for at, leader, distance in survey.dropped:
        assert distance >= 0
        assert means[at] == pytest.approx(means[leader] - distance)


def test_the_first_meld_may_be_held_back() -> None:
    """Weighed against laying it; every other move is out of the question."""
    state = to_play("5S 5H 5D KD 2S 7D JC 9C", opened=False, others=("4C AH", "8S 6C", "QC 3D"))
    survey = HardSurvey(GAME.view(state, 0))
    assert survey.solve() is None
    tried = {survey.moves[at].verb for at in survey.running}
    assert tried == {"meld", "discard"}
    assert len(survey.running) == 2
