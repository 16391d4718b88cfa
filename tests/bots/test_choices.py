"""What the levels choose belongs to a version of the players: records name it, and whoever checks
one compares choices only within a version."""

import json
from pathlib import Path
from random import Random

import pytest

from mazzo.bots.levels import rank
from mazzo.games.catalogue import catalogue
from mazzo.games.contract import DEALER, Kind
from mazzo.records.record import LEVELS

GAMES = Path(__file__).parents[1] / "games"
EVERY = 7
"""Positions of which one is asked."""
MOVES = 120


def chosen(kind: Kind, level: str) -> list[str]:
    """The moves of a level in some positions of a match played at random."""
    rng = Random(0)
    state = kind.game.start(0)
    moves = []
    for ply in range(MOVES):
        turn = kind.game.turn(state)
        if turn is None:
            break
        if turn == DEALER:
            state = kind.game.play(state, kind.game.shuffle(state, rng))
            continue
        view = kind.game.view(state, turn)
        if ply % EVERY == 0:
            moves.append(str(rank(kind, view, level, Random(ply))[0].move))
        state = kind.game.play(state, rng.choice(view.moves))
    return moves


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", sorted(catalogue()))
def test_choices_change_only_with_the_version(game: str, level: str) -> None:
    kind = catalogue()[game]
    known = json.loads((GAMES / game / "choices.json").read_text("utf-8"))
    assert known["version"] == kind.player.version, "write the new choices down"
    assert chosen(kind, level) == known[level], "other choices need another version of the players"
