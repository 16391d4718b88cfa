"""What the arena found."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median, variance
from typing import Final

NORMAL_95: Final = 1.959964
"""Half the width of a normal distribution's middle 95 %, in standard deviations."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player did."""

    player: str
    share: float
    """Of the points, from 0 to 1: a win counts 1, a draw is divided."""
    interval: tuple[float, float]
    """95 % of such intervals hold the true share."""
    won: int
    drawn: int
    lost: int
    median_seconds: float
    """Of a turn."""
    p95_seconds: float
    """95 % of the turns took no longer."""
    illegal: int
    """How often there was no legal answer."""

    def plain(self) -> dict[str, object]:
        """As JSON, as ``docs/records.md`` lists it."""
        return {
            "player": self.player,
            "share": self.share,
            "interval": self.interval,
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "seconds": {"median": self.median_seconds, "p95": self.p95_seconds},
            "illegal": self.illegal,
        }


@dataclass(frozen=True, slots=True)
class Results:
    """How everybody did."""

    game: str
    games: int
    """How many matches were played."""
    deals: int
    """How many different deals were played."""
    seed: int
    standings: tuple[Standing, ...]
    """In the order in which the players were named."""

    def plain(self) -> dict[str, object]:
        """As JSON, as ``docs/records.md`` lists it."""
        return {
            "game": self.game,
            "games": self.games,
            "deals": self.deals,
            "seed": self.seed,
            "players": [standing.plain() for standing in self.standings],
        }


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent shares; from 0 to 1 if there is only one."""
    if len(shares) < 2:
        return 0.0, 1.0
    mean = fmean(shares)
    half = NORMAL_95 * sqrt(variance(shares, mean) / len(shares))
    return max(0.0, mean - half), min(1.0, mean + half)


def standing(
    player: str,
    shares: Sequence[float],
    matches: Sequence[float],
    seconds: Sequence[float],
    illegal: int,
) -> Standing:
    """One player's results, summed up.

    Args:
        player: as it was named.
        shares: one for each bout; bouts are independent.
        matches: its share of every match.
        seconds: of every turn.
        illegal: how often it had no legal answer.
    """
    ordered = sorted(seconds)
    return Standing(
        player=player,
        share=fmean(shares),
        interval=interval(shares),
        won=sum(share == 1 for share in matches),
        drawn=sum(0 < share < 1 for share in matches),
        lost=sum(share == 0 for share in matches),
        median_seconds=median(ordered),
        p95_seconds=ordered[int(0.95 * (len(ordered) - 1))],
        illegal=illegal,
    )
