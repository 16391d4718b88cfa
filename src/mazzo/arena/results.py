"""What the arena found."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, variance
from typing import Final

from mazzo.arena.matches import Match
from mazzo.arena.times import Times

Bout = tuple[Match, ...]
"""The matches of one number; in a game of two sides the same deals from both, so that neither
can be luckier. Shares are listed player by player, as named, not seat by seat."""

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
    """Of a turn, to one per cent."""
    p95_seconds: float
    """95 % of the turns took no longer."""
    illegal: int
    """How often there was no legal answer."""

    def plain(self) -> dict[str, object]:
        """As JSON, as ``docs/bots.md`` lists it."""
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
    options: Mapping[str, str] = field(default_factory=dict)
    """House rules that were not the usual ones."""

    def plain(self) -> dict[str, object]:
        """As JSON, as ``docs/bots.md`` lists it."""
        return {
            "game": self.game,
            "games": self.games,
            "deals": self.deals,
            "seed": self.seed,
            **({"options": dict(self.options)} if self.options else {}),
            "players": [standing.plain() for standing in self.standings],
        }


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent shares; from 0 to 1 if there is only one."""
    count = len(shares)
    if count < 2:
        return 0.0, 1.0
    mean = fmean(shares)
    # of shares that are all alike nothing is known but how rare others must be: about 3 in count
    half = NORMAL_95 * sqrt(variance(shares, mean) / count) or 1 - 0.05 ** (1 / count)
    return max(0.0, mean - half), min(1.0, mean + half)


class Tally:
    """One player's results, added up bout by bout."""

    def __init__(self, player: str) -> None:
        self._player = player
        self._shares = array("d")
        self._won = self._drawn = self._lost = self._illegal = 0
        self._times = Times()

    def add(self, bout: Bout, at: int) -> None:
        """Counts what the player with the number ``at`` did in a bout."""
        self._shares.append(fmean(match.shares[at] for match in bout))
        for match in bout:
            share = match.shares[at]
            self._won += share == 1
            self._drawn += 0 < share < 1
            self._lost += share == 0
            self._illegal += match.illegal[at]
            self._times.add(match.seconds[at])

    def standing(self) -> Standing:
        """What has been counted; bouts are independent, the matches of one are not."""
        return Standing(
            player=self._player,
            share=fmean(self._shares),
            interval=interval(self._shares),
            won=self._won,
            drawn=self._drawn,
            lost=self._lost,
            median_seconds=self._times.quantile(0.5),
            p95_seconds=self._times.quantile(0.95),
            illegal=self._illegal,
        )


class Count:
    """Everybody's results, added up bout by bout."""

    def __init__(
        self, game: str, players: Sequence[str], seed: int, options: Mapping[str, str]
    ) -> None:
        self._game = game
        self._seed = seed
        self._options = options
        self._games = self._deals = 0
        self._tallies = [Tally(player) for player in players]

    def add(self, bout: Bout) -> None:
        """Counts a bout."""
        self._games += len(bout)
        self._deals += bout[0].deals
        for at, tally in enumerate(self._tallies):
            tally.add(bout, at)

    def results(self) -> Results:
        """What has been counted."""
        standings = tuple(tally.standing() for tally in self._tallies)
        return Results(self._game, self._games, self._deals, self._seed, standings, self._options)
