"""A plain search of any game: nothing is known of it but the contract.

Worlds are imagined evenly, each move is tried in each of them, and the deal is played to its end by
a simple player. It is what a game's own Hard has to be better than.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from mazzo.bots.levels import rank
from mazzo.games.contract import DEALER, Kind, View
from mazzo.games.outcome import shares

POINT: Final = 0.002
"""What each point is worth that a side is ahead of the best other one, where winning the match is
worth 1."""


class FlatSurvey:
    """A view of any game, to be searched by ``mazzo.bots.search``."""

    def __init__(self, kind: Kind, view: View, level: str = "random") -> None:
        """
        Args:
            kind: the game.
            view: of the seat to move.
            level: who plays the imagined deals to their end, as for ``mazzo.bots.levels.rank``.
        """
        assert view.seat is not None
        self._kind = kind
        self._view = view
        self._level = level
        self._side = next(side for side in kind.game.sides if view.seat in side)

    def solve(self) -> Sequence[float] | None:
        """Nothing is solved; a single move is not weighed."""
        return [0.0] if len(self._view.moves) == 1 else None

    def sample(self, rng: Random) -> Sequence[float]:
        """Every move in one imagined world, its deal played to the end."""
        game = self._kind.game
        world = game.imagine(self._view, rng)
        return [self._worth(game.play(world, move), rng) for move in self._view.moves]

    def _worth(self, state: Any, rng: Random) -> float:
        """The share of the match, an equal one if it is not over after the deal; and the points."""
        game = self._kind.game
        while (turn := game.turn(state)) is not None and turn != DEALER:
            if self._level == "random":
                move = rng.choice(game.moves(state))
            else:
                move = rank(self._kind, game.view(state, turn), self._level, rng)[0].move
            state = game.play(state, move)
        points = game.points(state)
        mine = self._side[0]
        share = shares(game, state)[mine] if turn is None else 1 / len(game.sides)
        others = max(points[seat] for seat in range(game.seats) if seat not in self._side)
        return share + POINT * (points[mine] - others)
