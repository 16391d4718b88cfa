"""A player that is not a level, measured against one on mirrored deals of Rubamazzo."""

from collections.abc import Callable
from random import Random
from statistics import fmean

from mazzo.arena.results import interval
from mazzo.bots.levels import rank
from mazzo.games.catalogue import find
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.state import State

KIND = find("rubamazzo")
Chooser = Callable[[State, int, Random], Move]
"""The move of a seat; an honest chooser looks only at the seat's view of the state."""


def measure(name: str, choose: Chooser, level: str, deals: int, seed: int = 0) -> str:
    """Plays every deal twice, the seats exchanged, and says the share of the points of ``choose``
    with the interval that holds 95 of 100 times."""
    rng = Random(seed)
    shares: list[float] = []
    for number in range(deals):
        start = GAME.start(number % 2)
        state = GAME.play(start, GAME.shuffle(start, rng))
        shares.append(fmean(_points(state, seat, choose, level, rng) for seat in (0, 1)))
    low, high = interval(shares)
    return f"{name}, against {level}: {fmean(shares):.4f} ({low:.4f} to {high:.4f}), {deals} deals"


def _points(state: State, seat: int, choose: Chooser, level: str, rng: Random) -> float:
    """1 if ``choose`` at ``seat`` wins the deal, ½ for a draw."""
    while state.turn is not None:
        if state.turn == seat:
            move = choose(state, seat, rng)
        else:
            move = rank(KIND, GAME.view(state, state.turn), level, rng)[0].move
        state = GAME.play(state, move)
    mine, other = GAME.points(state)[seat], GAME.points(state)[1 - seat]
    return (mine > other) + (mine == other) / 2
