"""How long turns took, counted by size: a million matches need no more room than one."""

from collections import Counter
from collections.abc import Iterable
from math import exp, floor, log
from typing import Final

PRECISION: Final = 0.01
"""Times that differ by less than this part may count as equal."""
SHORTEST: Final = 1e-9
"""Seconds; no clock tells less."""


class Times:
    """Durations, of which the middle ones can be asked for.

    >>> times = Times()
    >>> times.add([0.001] * 90 + [2.0] * 10)
    >>> round(times.quantile(0.5), 5), round(times.quantile(0.95), 1)
    (0.001, 2.0)
    """

    def __init__(self) -> None:
        self._counts: Counter[int] = Counter()

    def add(self, seconds: Iterable[float]) -> None:
        """Counts these durations."""
        self._counts.update(round(log(max(SHORTEST, took)) / PRECISION) for took in seconds)

    def quantile(self, part: float) -> float:
        """The seconds that ``part`` of the durations, from 0 to 1, do not exceed, to one per cent.

        Raises:
            ValueError: nothing has been counted.
        """
        if not self._counts:
            raise ValueError("no durations")
        wanted = floor(part * (self._counts.total() - 1))
        for size in sorted(self._counts):
            wanted -= self._counts[size]
            if wanted < 0:
                break
        return exp(size * PRECISION)
