"""A sequential test: it plays until it is clear whether one player is better than the others.

Wald's sequential probability ratio test, generalised to results of more than two kinds as the
chess engines' testing framework Fishtest does it. What is observed is the first player's share of
one *rotation*: the same deal from both sides where there are two, else one match at every place.
Rotations are independent; with two players a share is 0, ¼, ½, ¾ or 1.

Of all distributions of the shares that have the mean ``s``, the one under which the observed
rotations are most likely gives a share ``a`` of the observed frequency ``f`` the probability

    f / (1 + x (a - s)),   where x solves   sum of f (a - s) / (1 + x (a - s)) = 0.

The logarithm of the ratio of the two likelihoods, for the means ``high`` and ``low``, is compared
with Wald's limits. Sources: A. Wald, Sequential tests of statistical hypotheses (1945); X. Li,
J. Liu, Z. Ying, Generalized sequential probability ratio test for separate families of hypotheses
(2014); M. Van den Bergh's notes on multinomial maximum likelihood, to which the page "Fishtest
mathematics" of Fishtest's wiki leads.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from math import log
from statistics import fmean
from typing import Final

from mazzo.arena.results import Bout, Count, Results
from mazzo.arena.tournament import TIMEOUT, Field, bouts

ERROR: Final = 0.05
"""How often the test may be wrong, in either direction."""
GAIN: Final = 0.02
"""How much more than an equal share is looked for, unless something else is said."""
MOST: Final = 100_000
"""Deals, or matches, after which the test gives up, unless something else is said."""
SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What can be observed of a rotation; a share that has not been is given the weight ``UNSEEN``."""
UNSEEN: Final = 1e-3
"""Rotations. Without it one-sided beginnings would be infinitely likely; Fishtest's value."""
HALVINGS: Final = 50
PART: Final = 16
"""Bouts that an executor is given at once,"""
AHEAD: Final = 64
"""and how often, before the first are played: few are played in vain when the test ends."""


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """What is decided between: the first player's true share is at most ``low``, or at least
    ``high``."""

    low: float
    high: float
    error: float = ERROR
    """How often either may be chosen although the other holds, below ½."""

    def __post_init__(self) -> None:
        if not (0 < self.low < self.high < 1 and 0 < self.error < 0.5):
            raise ValueError(f"not 0 < {self.low} < {self.high} < 1, or not 0 < {self.error} < ½")

    @property
    def limit(self) -> float:
        """The logarithm of the likelihood ratio at which ``high`` is accepted; it is rejected at
        the same value below zero."""
        return log((1 - self.error) / self.error)

    def ratio(self, rotations: Mapping[float, int]) -> float:
        """The logarithm of the likelihood ratio of ``high`` to ``low``.

        Args:
            rotations: how many there were of each share, from 0 to 1.
        """
        if not rotations:
            return 0.0
        weights = dict.fromkeys(SHARES, UNSEEN) | {
            share: float(count) for share, count in rotations.items() if count
        }
        low, high = _tilt(weights, self.low), _tilt(weights, self.high)
        return sum(
            weight * (log(1 + low * (share - self.low)) - log(1 + high * (share - self.high)))
            for share, weight in weights.items()
        )


def _tilt(weights: Mapping[float, float], mean: float) -> float:
    """The x of the formula above; the sum in it falls from plus to minus infinity."""
    below, above = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        x = (below + above) / 2
        if sum(w * (a - mean) / (1 + x * (a - mean)) for a, w in weights.items()) > 0:
            below = x
        else:
            above = x
    return (below + above) / 2


@dataclass(frozen=True, slots=True)
class Decision:
    """How a sequential test ended."""

    hypotheses: Hypotheses
    verdict: str
    """``accepted``: the first player's share is at least ``high``; ``rejected``: it is at most
    ``low``; ``undecided``: the most matches allowed were played."""
    ratio: float
    """The logarithm of the likelihood ratio at the end."""
    results: Results
    """Of the matches up to the decision."""

    def plain(self) -> dict[str, object]:
        """As JSON, as ``docs/bots.md`` lists it."""
        limit = self.hypotheses.limit
        return self.results.plain() | {
            "sprt": {
                "verdict": self.verdict,
                "bounds": (self.hypotheses.low, self.hypotheses.high),
                "error": self.hypotheses.error,
                "llr": self.ratio,
                "limits": (-limit, limit),
            }
        }


def usual_bounds(sides: int) -> tuple[float, float]:
    """An equal share of the points among so many sides, and ``GAIN`` more."""
    return 1 / sides, 1 / sides + GAIN


def decide(
    game: str,
    players: Sequence[str],
    hypotheses: Hypotheses,
    games: int = MOST,
    seed: int = 0,
    executor: Executor | None = None,
    timeout: float = TIMEOUT,
    options: Mapping[str, str] | None = None,
) -> Decision:
    """Plays until it is clear whether the first player's share is high or low.

    The rotations are judged in the order of their numbers, so the same seed gives the same decision
    after the same number of matches, wherever they are played.

    Args:
        game, players, seed, executor, timeout, options: as for ``mazzo.arena.hold``.
        hypotheses: what is decided between.
        games: deals, or matches, at most.

    Raises:
        ValueError, UnknownGame, UnknownOption, UnknownPlayer: as for ``mazzo.arena.hold``.
    """
    field = Field(game, tuple(players), seed, timeout, dict(options or {}))
    numbers = field.numbers(games)
    count = Count(game, players, seed, field.options)
    rotations: Counter[float] = Counter()
    ratio = 0.0
    rotation: list[Bout] = []
    with closing(bouts(field, numbers, executor, PART, AHEAD)) as played:
        for bout in played:
            count.add(bout)
            rotation.append(bout)
            if len(rotation) == field.rotation:
                rotations[fmean(match.shares[0] for bout in rotation for match in bout)] += 1
                rotation.clear()
                ratio = hypotheses.ratio(rotations)
                if abs(ratio) >= hypotheses.limit:
                    break
    if ratio >= hypotheses.limit:
        verdict = "accepted"
    else:
        verdict = "rejected" if ratio <= -hypotheses.limit else "undecided"
    return Decision(hypotheses, verdict, ratio, count.results())
