"""The computer players of Scopa: Easy, Normal and what Hard remembers."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from mazzo.games.contract import AnyGame, Survey
from mazzo.games.scopa.normal import brings, worth
from mazzo.games.scopa.rules import GAME, Scopa
from mazzo.games.scopa.survey import HardSurvey
from mazzo.games.scopa.view import View
from mazzo.games.scopa.worth import SCOPA

OFTEN: Final = 0.8
"""How often Easy plays at random;"""
EYE_CATCHING: Final = SCOPA
"""but what brings a whole point at once even Easy does not overlook."""


@dataclass(frozen=True, slots=True)
class ScopaPlayer:
    """The three levels, as ``mazzo.games.contract.Player`` asks for them."""

    game: Scopa
    version: int = 1
    worlds: int = 160

    def playing(self, game: AnyGame) -> "ScopaPlayer":
        """The same computers for the game with other house rules."""
        assert isinstance(game, Scopa)
        return replace(self, game=game)

    def easy(self, view: View, rng: Random) -> Sequence[float]:
        """Takes when a card takes, but often no matter what; does not look at what it leaves."""
        gains = [brings(self.game, view, move) for move in view.moves]
        if max(gains) >= EYE_CATCHING or rng.random() >= OFTEN:
            return [gain + rng.random() for gain in gains]
        return [bool(move.takes) + rng.random() / 2 for move in view.moves]

    def normal(self, view: View, rng: Random) -> Sequence[float]:
        """What a move takes, less what it leaves, reckoned from what lies open."""
        return [worth(self.game, view, move) + rng.random() / 1000 for move in view.moves]

    def survey(self, view: View) -> Survey:
        """Every card that has lain open is remembered."""
        return HardSurvey(self.game, view)


PLAYER: Final = ScopaPlayer(GAME)
"""How Scopa's computers think."""
