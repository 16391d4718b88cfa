"""The computer players of Rummy: Easy, Normal and what Hard remembers."""

from collections.abc import Sequence
from random import Random

from mazzo.games.contract import Survey
from mazzo.games.rummy.normal import Open, normal_worth, put_down_worths
from mazzo.games.rummy.survey import HardSurvey
from mazzo.games.rummy.view import View

SLIP = 0.4
"""How often Easy is inattentive."""


class RummyPlayer:
    """The three levels, as ``mazzo.games.contract.Player`` asks for them."""

    version = 1
    worlds = 60

    def easy(self, view: View, rng: Random) -> Sequence[float]:
        """Plays its melds; now and then it overlooks a discard or a lay-off and throws anything."""
        seen = Open(view)
        if rng.random() < SLIP:
            return [
                put_down if put_down is not None and move.verb == "meld" else rng.random()
                for move, put_down in zip(
                    view.moves, put_down_worths(view.moves, seen), strict=True
                )
            ]
        return self.normal(view, rng)

    def normal(self, view: View, rng: Random) -> Sequence[float]:
        seen = Open(view)
        put = put_down_worths(view.moves, seen)
        return [
            normal_worth(m, seen, p) + rng.random() / 1000
            for m, p in zip(view.moves, put, strict=True)
        ]

    def survey(self, view: View) -> Survey:
        return HardSurvey(view)


PLAYER = RummyPlayer()
