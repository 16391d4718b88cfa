"""How a match that is over went, and what that is worth."""

from collections.abc import Sequence
from typing import Any

from mazzo.games.contract import AnyGame, Outcome


def most_points_win(points: Sequence[int]) -> tuple[Outcome, ...]:
    """The outcome for every seat where everybody plays alone, most points win, and equal is a
    draw.

    >>> most_points_win((26, 14)), most_points_win((20, 20))
    (('won', 'lost'), ('drawn', 'drawn'))
    """
    best = max(points)
    top: Outcome = "won" if list(points).count(best) == 1 else "drawn"
    return tuple(top if score == best else "lost" for score in points)


def shares(game: AnyGame, state: Any) -> tuple[float, ...]:
    """What a match that is over is worth to every seat: 1 for winning, divided among the sides
    that drew; whoever plays together has the same."""
    outcome = game.outcome(state)
    assert outcome is not None
    level = sum(outcome[side[0]] == "drawn" for side in game.sides)
    worth = {"won": 1.0, "drawn": 1 / max(level, 1), "lost": 0.0}
    return tuple(worth[how] for how in outcome)
