"""Moves that a spectator would call absurd, which no level makes."""

from random import Random

import pytest

from mazzo.bots.levels import rank
from mazzo.games.catalogue import find
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.view import View
from mazzo.records.record import LEVELS
from tests.games.rubamazzo.positions import middle

KIND = find("rubamazzo")
SEEDS = range(40)

SEVEN = "RB CB FB 7B 6B 5B 3B"
THIRTEEN = f"{SEVEN} 2B 1B RC CC FC 4S"
TWENTY = f"2D 3D 3S 3C 5D 5S 5C {THIRTEEN}"

POSITIONS = [
    pytest.param(
        middle("4C 2C 6D", "4D 7S", other_pile=f"{SEVEN} 4S"),
        {"play 4C takes 4D"},
        id="a card of the table for the card that steals eight",
    ),
    pytest.param(
        middle("4C 2C 6D", "4D 7S 1D", other_pile=THIRTEEN),
        {"play 4C takes 4D", "play 2C", "play 6D"},
        id="thirteen cards left lying by one who has nothing to lose",
    ),
    pytest.param(
        middle("4C RD 2C", "4D RS 7S", pile="FD FS", other_pile=f"{SEVEN} 2B 1B CC 4S"),
        {"play 4C takes 4D", "play 2C"},
        id="eleven cards left lying for nothing",
    ),
]


OF_EASY = [
    POSITIONS[0],
    pytest.param(
        middle("4C 2C 6D", "4D 1D", other_pile=TWENTY),
        {"play 4C takes 4D", "play 2C", "play 6D"},
        id="half the pack left lying",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("view", "absurd", "level"),
    [
        pytest.param(*position.values, level, id=f"{level}: {position.id}")
        for level in LEVELS
        for position in (OF_EASY if level == "easy" else POSITIONS)
    ],
)
def test_no_level_plays_what_is_absurd(view: View, absurd: set[str], level: str) -> None:
    moves = set(map(str, view.moves))
    assert absurd <= moves, "the position does not offer it"
    played = {str(rank(KIND, view, level, Random(seed))[0].move) for seed in SEEDS}
    assert played.isdisjoint(absurd)


def misses_a_steal(view: View, move: Move) -> bool:
    """Whether a card that could steal takes a single card instead."""
    steals = {other.cards for other in view.moves if other.verb == "steal"}
    return move.verb != "steal" and move.cards in steals


@pytest.mark.slow
@pytest.mark.parametrize(("level", "deals"), [("easy", 150), ("normal", 150), ("hard", 8)])
def test_no_absurd_move_in_whole_deals(level: str, deals: int) -> None:
    choices = 0
    for seed in range(deals):
        rng = Random(seed)
        state = GAME.play(GAME.start(0), GAME.shuffle(GAME.start(0), rng))
        while state.turn is not None:
            view = GAME.view(state, state.turn)
            move = rank(KIND, view, level, rng)[0].move
            choices += any(other.verb == "steal" for other in view.moves)
            assert not misses_a_steal(view, move), (view, move)
            state = GAME.play(state, move)
    assert choices > deals
