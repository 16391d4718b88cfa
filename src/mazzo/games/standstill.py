"""Matches that get nowhere, played by programs that will not end them."""

from collections.abc import Sequence
from typing import Final

LONGEST: Final = 100
"""So many deals in a row that change nobody's points are enough: even players that move at
random are a thousand times likelier to end a match before."""


class Standstill:
    """How many deals in a row have changed nobody's points.

    >>> standstill = Standstill()
    >>> [standstill.is_reached((0, 0)) for _ in range(LONGEST + 1)].count(True)
    1
    """

    def __init__(self) -> None:
        self._points: tuple[int, ...] | None = None
        self._deals = 0

    def is_reached(self, points: Sequence[int]) -> bool:
        """Whether the match should end as a draw.

        Args:
            points: everybody's, to be given before each deal.
        """
        if tuple(points) == self._points:
            self._deals += 1
        else:
            self._points, self._deals = tuple(points), 0
        return self._deals >= LONGEST
