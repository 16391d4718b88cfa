"""A computer in another process gets a view as bytes and answers with a text."""

import json
from random import Random

import pytest

from mazzo.bots.levels import choose, rank
from mazzo.games.catalogue import UnknownGame, find
from mazzo.games.rubamazzo import GAME
from mazzo.records.record import LEVELS

START = GAME.start(1)
STATE = GAME.play(START, GAME.shuffle(START, Random(4)))
VIEW = GAME.view(STATE, STATE.turn)


@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_is_the_best_ranked_move(level: str) -> None:
    ranked = rank(find("rubamazzo"), VIEW, level, Random(2**200 + 1))
    plain = json.dumps(VIEW.plain()).encode()
    assert choose("rubamazzo", plain, level, 2**200 + 1) == str(ranked[0].move)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        choose("bridge", b"{}", "hard", 0)
