"""Positions of Rubamazzo for the tests."""

from collections.abc import Iterator
from random import Random

from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.state import State


def random_match(seed: int) -> Iterator[State]:
    """Every state of a match played at random, from the first deal to the end."""
    rng = Random(seed)
    start = GAME.start(seed % 2)
    state = GAME.play(start, GAME.shuffle(start, rng))
    yield state
    while state.turn is not None:
        state = GAME.play(state, rng.choice(GAME.moves(state)))
        yield state
