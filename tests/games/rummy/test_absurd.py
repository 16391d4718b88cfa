"""Moves that a spectator would call absurd, which no level makes."""

import random

import pytest

from mazzo.bots.levels import rank
from mazzo.games.contract import DEALER, Kind
from mazzo.games.rummy import GAME, PLAYER
from mazzo.games.rummy.normal import OpenCards
from mazzo.games.rummy.state import SEATS, State
from mazzo.games.rummy.view import View
from mazzo.records.record import LEVELS
from tests.games.rummy.positions import drawing, to_play

RUMMY = Kind(GAME, PLAYER)
OTHERS = ("4C KH", "8S 6C", "QC 3D")


def chosen(view: View, level: str, seed: int) -> str:
    return str(rank(RUMMY, view, level, random.Random(seed))[0].move)


POSITIONS = [
    pytest.param(
        to_play("5S 5H 5D KD 2S", opened=False, others=OTHERS),
        {"discard 5S", "discard 5H", "discard 5D"},
        id="a card of a whole set is thrown",
    ),
    pytest.param(
        to_play("5S 6S 7S QD 2H AC", opened=False, others=OTHERS),
        {"discard 5S", "discard 6S", "discard 7S"},
        id="a card of a whole run is thrown",
    ),
    pytest.param(
        to_play("9C 2D", "TC JC QC", others=OTHERS),
        {"discard 9C", "discard 2D"},
        id="who can go out by laying off does not",
    ),
    pytest.param(
        drawing("QS QH 9C KD 2S 7D JC", "QD"),
        {"draw @stock"},
        id="the queen that makes three is left lying",
    ),
]


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(("state", "absurd"), POSITIONS)
def test_no_careful_level_plays_what_is_absurd(state: State, absurd: set[str], level: str) -> None:
    view = GAME.view(state, 0)
    assert absurd <= set(map(str, view.moves)), "the position does not offer it"
    assert absurd.isdisjoint(chosen(view, level, seed) for seed in range(5))


@pytest.mark.parametrize(("state", "absurd"), POSITIONS[:3])
def test_easy_does_not_play_it_either(state: State, absurd: set[str]) -> None:
    assert absurd.isdisjoint(chosen(GAME.view(state, 0), "easy", seed) for seed in range(100))


def test_easy_takes_nothing_useless() -> None:
    view = GAME.view(drawing("QS QH 9C KD 2S 7D JC", "5D"), 0)
    assert {chosen(view, "easy", seed) for seed in range(100)} == {"draw @stock"}


@pytest.mark.slow
@pytest.mark.parametrize(("levels", "rounds"), [("een", 60), ("nne", 60), ("hn", 2)])
def test_no_absurd_move_in_whole_rounds(levels: str, rounds: int) -> None:
    names = {level[0]: level for level in LEVELS}
    rng = random.Random(1)
    turns = 0
    for number in range(rounds):
        start = GAME.start(number % SEATS)
        state = GAME.play(start, GAME.shuffle(start, rng))
        while state.turn is not None and state.turn != DEALER:
            view = GAME.view(state, state.turn)
            level = names[levels[(state.turn + number) % len(levels)]]
            move = rank(RUMMY, view, level, rng)[0].move
            if move.verb == "discard":
                turns += 1
                assert len(view.hand) == 1 or not OpenCards(view).plan().out, (view, move)
                assert level == "hard" or view.taken not in view.hand, (view, move)
            state = GAME.play(state, move)
    assert turns >= 10 * rounds
