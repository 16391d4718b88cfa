"""How a match stands: what points are worth on the way to the target."""

from math import exp
from typing import Final

FAR: Final = 4.0
NEAR: Final = 2.0
"""Points that multiply a side's odds by e at the start of a match to 11, and when it is nearly
over: fitted to matches of equal players."""


def chance(points: int, others: int, target: int) -> float:
    """The chance to win the match between two deals, both sides playing equally well.

    >>> chance(5, 5, 11), chance(11, 9, 11), chance(12, 14, 11)
    (0.5, 1.0, 0.0)
    """
    ahead = points - others
    most = max(points, others)
    if most >= target and ahead:
        return 1.0 if ahead > 0 else 0.0
    scale = NEAR + (FAR - NEAR) * max(target - most, 0) / 11
    return 1 / (1 + exp(-ahead / scale))
