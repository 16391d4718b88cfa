"""How a match stands: what points are worth on the way to 200."""

from math import exp
from typing import Final

from mazzo.games.contract import Seat
from mazzo.games.rummy.ending import TARGET

FAR: Final = 77.0
NEAR: Final = 45.0
"""Points that multiply a seat's odds by e at the start of a match, and when it is nearly over:
fitted to matches of equal players."""


def chance(points: tuple[int, ...] | list[int], seat: Seat) -> float:
    """The chance of ``seat`` to win the match, every seat playing equally well.

    >>> chance((0, 0, 0, 0), 2)
    0.25
    >>> chance((150, 200, 0, 0), 0)
    0.0
    """
    most = max(points)
    if most >= TARGET:
        return 1.0 if points[seat] == most else 0.0
    scale = NEAR + (FAR - NEAR) * (TARGET - most) / TARGET
    odds = [exp((gained - most) / scale) for gained in points]
    return odds[seat] / sum(odds)
