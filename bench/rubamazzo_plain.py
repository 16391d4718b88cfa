"""Plain Monte Carlo against a level: what the ideas in Hard are worth beside more worlds. It is
``bench.plain`` for Rubamazzo alone, on integers: fast enough for thousands of worlds a move.

`python -m bench.rubamazzo_plain [DEALS] [LEVEL] [SEED]`. The plain player remembers all that has
lain open, draws 1,000 worlds for every move, each as likely as another, and lets both sides play on
greedily; with an empty pack it plays without error.
"""

import sys
from collections.abc import Sequence
from random import Random

from bench.rubamazzo_mirrored import measure
from mazzo.bots.search import search
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.playout import greedy_margin
from mazzo.games.rubamazzo.state import State
from mazzo.games.rubamazzo.survey import HardSurvey, worth_of
from mazzo.games.rubamazzo.view import View
from mazzo.games.shuffle import shuffle

WORLDS = 1000


class PlainSurvey(HardSurvey):
    """A view from which worlds are drawn evenly."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        assert view.seat is not None
        self._held = view.hands[1 - view.seat]

    def sample(self, rng: Random) -> Sequence[float]:
        """Every move in one imagined world, both sides greedy to the end."""
        cards = self._hidden.copy()
        shuffle(cards, rng)
        other, stock = sum(cards[: self._held]), cards[self._held :]
        return [
            worth_of(-greedy_margin(other, hand, table, other_top, top, other_pile, pile, stock))
            for hand, table, top, other_top, pile, other_pile, _ in self._after
        ]


def plain(state: State, seat: int, rng: Random) -> Move:
    """The move with the best mean over the worlds."""
    view = GAME.view(state, seat)
    worths = [0.0] if len(view.moves) == 1 else search(PlainSurvey(view), WORLDS, rng)
    return view.moves[max(range(len(worths)), key=worths.__getitem__)]


if __name__ == "__main__":
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    level = sys.argv[2] if len(sys.argv) > 2 else "hard"
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    print(measure("plain search of 1,000 worlds", plain, level, deals, seed))
