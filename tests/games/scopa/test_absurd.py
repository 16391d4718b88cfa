"""Moves that a spectator would call absurd, which no level makes, or none that looks ahead."""

from random import Random

import pytest

from mazzo.bots.levels import rank
from mazzo.games.contract import DEALER
from mazzo.games.scopa import GAME
from mazzo.games.scopa.state import State
from tests.games.scopa.positions import KIND, middle, seen

SEEDS = range(12)
GONE = "RD RB CD CB CS FS 6C 6B 3D 2S 1S 4D"

OVERLOOKED = [
    pytest.param(
        middle("7S 2C RC", "7D 7C FC", GONE),
        {"play 7S takes 7C", "play 2C", "play RC"},
        id="the settebello left lying by who can take it",
    ),
    pytest.param(
        middle("7S 2C RC", "5D 2D", GONE),
        {"play 2C takes 2D", "play RC"},
        id="a scopa not made",
    ),
]
LEFT = [
    pytest.param(
        middle("7D 2C RC", "FC 5S", GONE),
        {"play 7D"},
        id="the settebello given away",
    ),
    pytest.param(
        middle("7D 7B 2C", "FC 5S", GONE),
        {"play 7D"},
        id="the settebello put down before another seven",
    ),
    pytest.param(
        middle("RB 2C CS", "2S RC 4S", "RD CD CB FS FD 3D 1S 4D 7C 5B FC 2B"),
        {"play RB takes RC"},
        id="a table of more than ten broken and left to four sixes for nothing",
    ),
    pytest.param(
        middle("RS 3B CC", "5S", "RD RB CD CB 6C 6B 3D 2S 1S 4D"),
        {"play 3B"},
        id="a scopa left to three fanti that are out",
    ),
    pytest.param(
        middle("4C RS 5D", "3S 3C", "RD RB CD CB 6C 6B 3D 2S 1S 4D FC FB"),
        {"play 4C"},
        id="a scopa left to a king that is out",
    ),
    pytest.param(
        middle("7S 2C RC", "5D 2D FC 4S 3B", GONE),
        {"play 7S takes 4S 3B"},
        id="cards taken while as many denari could be",
    ),
    pytest.param(
        middle("RC 2C CC", "7D 3S 6S 4S FC", "RD RB CD CB FS 6C 6B 3D 2S 1S 4D"),
        {"play RC takes 6S 4S"},
        id="another sum taken than the one with the settebello",
    ),
]


@pytest.mark.parametrize(
    ("state", "absurd", "level"),
    [
        pytest.param(*position.values, level, id=f"{level}: {position.id}")
        for level in ("easy", "normal", "hard")
        for position in (OVERLOOKED if level == "easy" else OVERLOOKED + LEFT)
    ],
)
def test_no_level_plays_what_is_absurd(state: State, absurd: set[str], level: str) -> None:
    view = seen(state)
    moves = set(map(str, view.moves))
    assert absurd <= moves, "the position does not offer it"
    assert moves - absurd
    played = {str(rank(KIND, view, level, Random(seed))[0].move) for seed in SEEDS}
    assert played.isdisjoint(absurd)


@pytest.mark.parametrize(("level", "deals"), [("easy", 60), ("normal", 60), ("hard", 10)])
def test_no_settebello_is_overlooked_in_whole_deals(level: str, deals: int) -> None:
    """Where a card takes it, it is taken, or a scopa made instead."""
    offered = 0
    for seed in range(deals):
        rng = Random(seed)
        state = GAME.play(GAME.start(0), GAME.shuffle(GAME.start(0), rng))
        while state.turn not in (None, DEALER):
            view = seen(state)
            move = rank(KIND, view, level, rng)[0].move
            if state.stock and any("7D" in other.takes for other in view.moves):
                offered += 1
                swept = len(move.takes) == len(view.table)
                assert "7D" in move.takes or swept, (view, move)
            state = GAME.play(state, move)
    assert offered > deals // 10
