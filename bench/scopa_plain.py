"""Plain Monte Carlo against a level of Scopa: what the ideas in Hard are worth beside more worlds.
It is ``bench.plain`` on whole numbers: fast enough for a thousand worlds a move.

`python -m bench.scopa_plain [PAIRS] [LEVEL] [SEED]`. The plain player remembers all that has lain
open, draws 1,000 worlds for every move, each as likely as another, and lets both sides play on by
Hard's own rule of thumb; with an empty pack it plays without an error.
"""

import sys
from collections.abc import Sequence
from random import Random
from statistics import fmean

from bench.plain import share
from mazzo.arena.results import interval
from mazzo.bots.search import search
from mazzo.games.catalogue import find
from mazzo.games.contract import Seat
from mazzo.games.contract import View as AnyView
from mazzo.games.move import Move
from mazzo.games.scopa import GAME
from mazzo.games.scopa.inference import LikelyHands
from mazzo.games.scopa.rules import Scopa
from mazzo.games.scopa.survey import HardSurvey
from mazzo.games.scopa.view import View

WORLDS = 1000


class PlainSurvey(HardSurvey):
    """A view from which worlds are drawn evenly, and moves are judged by them alone."""

    def __init__(self, game: Scopa, view: View) -> None:
        super().__init__(game, view)
        assert view.seat is not None
        held = view.hands[1 - view.seat]
        self._likely = LikelyHands(self._hidden, held, [1.0] * len(self._hidden))
        self._trend = [0.0] * len(view.moves)


class Plain:
    """The plain search as a contestant of the arena."""

    def __init__(self) -> None:
        self._rng = Random(0)

    def new(self, seat: Seat, seed: int) -> None:
        """Every match is played with chance of its own."""
        self._rng = Random(seed)

    def choose(self, view: AnyView) -> Move:
        """The move with the best mean over the worlds."""
        assert isinstance(view, View)
        worths = search(PlainSurvey(GAME, view), WORLDS, self._rng)
        return view.moves[max(range(len(worths)), key=worths.__getitem__)]

    def close(self) -> None:
        """Nothing is held."""


def main() -> None:
    """Prints the share of the level and its interval."""
    given = dict(enumerate(sys.argv))
    pairs, level, seed = int(given.get(1, 300)), given.get(2, "hard"), int(given.get(3, 0))
    kind, plain = find("scopa"), Plain()
    shares: Sequence[float] = [share(kind, level, plain, number, seed) for number in range(pairs)]
    low, high = interval(shares)
    print(f"{level}, against a plain search of {WORLDS} worlds by its own rule of thumb: ", end="")
    print(f"{fmean(shares):.4f} ({low:.4f} to {high:.4f}), {pairs} pairs of matches")


if __name__ == "__main__":
    main()
