"""The computer players of Rummy: Easy, Normal and what Hard remembers."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mazzo.games.contract import AnyGame, Survey
from mazzo.games.move import Move
from mazzo.games.rummy.bits import BIT
from mazzo.games.rummy.normal import OpenCards, worth
from mazzo.games.rummy.plans import Plan
from mazzo.games.rummy.survey import HardSurvey
from mazzo.games.rummy.view import View

SLIP: Final = 0.3
"""How often Easy is inattentive,"""
ATTENTIVE: Final = 3
"""but not with so few cards in its hand, with a card that it took, or when it can go out."""
TIE: Final = 0.001
"""Chance decides between discards that seem equally good."""


class RummyPlayer:
    """The three levels, as ``mazzo.games.contract.Player`` asks for them."""

    version = 4
    worlds = 500

    def playing(self, game: AnyGame) -> "RummyPlayer":
        """There are no house rules yet."""
        return self

    def easy(self, view: View, rng: Random) -> Sequence[float]:
        """Plays its melds; now and then it overlooks a discard or a lay-off and throws anything but
        what it could put down."""
        seen = OpenCards(view)
        plan = seen.plan() if view.phase == "play" else seen.plan_with_top()
        attentive = len(view.hand) <= ATTENTIVE or seen.taken or plan.out
        if attentive or rng.random() >= SLIP:
            return self.normal(view, rng)
        return [_slip(move, seen, plan, rng) for move in view.moves]

    def normal(self, view: View, rng: Random) -> Sequence[float]:
        """Rules of thumb on what lies open at this moment."""
        seen = OpenCards(view)
        return [
            worth(move, seen) + (TIE * rng.random() if move.verb == "discard" else 0)
            for move in view.moves
        ]

    def survey(self, view: View) -> Survey:
        """Every card that has lain open is remembered."""
        return HardSurvey(view)


def _slip(move: Move, seen: OpenCards, plan: Plan, rng: Random) -> float:
    if move.verb == "meld":
        return worth(move, seen)
    if move.verb == "draw":
        return float(move.pile == "stock")
    if move.verb == "lay":
        harmless = seen.plan_after(move).worth >= plan.worth
    else:
        harmless = BIT[move.cards[0]] & plan.rest != 0
    return rng.random() if harmless else -1.0


PLAYER = RummyPlayer()
"""How Rummy's computers think."""
