"""The plain search of any game."""

from itertools import chain
from random import Random
from statistics import fmean

import pytest

from mazzo.bots.flat import FlatSurvey
from mazzo.bots.search import search
from mazzo.games.contract import DEALER, Kind, View
from mazzo.games.move import Move
from mazzo.games.outcome import shares
from tests.laws.walks import KINDS, walk


def best(kind: Kind, view: View, worlds: int, rng: Random, level: str = "random") -> Move:
    worths = search(FlatSurvey(kind, view, level), worlds, rng)
    return view.moves[max(range(len(worths)), key=worths.__getitem__)]


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "normal"])
@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
def test_every_move_of_any_game_gets_a_worth_from_the_view_alone(kind: Kind, level: str) -> None:
    game = kind.game
    weighed = 0
    for step in chain(*(walk(kind, seed, 20)[seed::4] for seed in range(4))):
        turn = game.turn(step.state)
        if turn is None or turn == DEALER:
            continue
        view = game.view(step.state, turn)
        other = game.view(game.imagine(view, Random(8)), turn)
        worths = search(FlatSurvey(kind, view, level), 3, Random(5))
        assert len(worths) == len(view.moves)
        assert worths == search(FlatSurvey(kind, other, level), 3, Random(5))
        weighed += len(set(worths)) > 1
    assert weighed


@pytest.mark.slow
@pytest.mark.parametrize(("name", "deals"), [("rubamazzo", 40), ("calls", 40)])
def test_it_beats_who_plays_at_random(name: str, deals: int) -> None:
    kind = KINDS[name]
    game, rng = kind.game, Random(1)
    won = []
    for number in range(deals):
        searching = game.sides[number % len(game.sides)]
        state = game.start(number % game.seats)
        while (turn := game.turn(state)) is not None:
            if turn == DEALER:
                move = game.shuffle(state, rng)
            elif turn in searching:
                move = best(kind, game.view(state, turn), 10, rng)
            else:
                move = rng.choice(game.moves(state))
            state = game.play(state, move)
        won.append(shares(game, state)[searching[0]])
    assert fmean(won) > 1 / len(game.sides) + 0.1
