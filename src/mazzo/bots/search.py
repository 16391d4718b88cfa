"""Flat Monte Carlo: every move is tried in the same imagined worlds."""

from collections.abc import Sequence
from random import Random

from mazzo.games.contract import Survey


def search(survey: Survey, worlds: int, rng: Random) -> Sequence[float]:
    """The worth of every move: exact where everything is known, else the mean over worlds.

    Args:
        survey: the view, made ready.
        worlds: how many worlds to imagine, at least 1.
        rng: draws the worlds and what happens in them.
    """
    exact = survey.solve()
    if exact is not None:
        return exact
    sums = list(survey.sample(rng))
    if len(sums) == 1:
        return sums  # there is nothing to choose
    for _ in range(worlds - 1):
        for at, worth in enumerate(survey.sample(rng)):
            sums[at] += worth
    return [total / worlds for total in sums]
