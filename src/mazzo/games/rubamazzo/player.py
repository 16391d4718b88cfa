"""The computer players of Rubamazzo: Easy, Normal and what Hard remembers."""

from collections.abc import Sequence
from math import comb
from random import Random

from mazzo.games.contract import AnyGame, Survey
from mazzo.games.move import Move
from mazzo.games.rubamazzo.survey import HardSurvey
from mazzo.games.rubamazzo.view import View

OFTEN = 0.8
"""How often Easy plays a card at random."""
EYE_CATCHING = 41
"""The gain that even Easy never overlooks: half the pack in one pile."""
SUITS = 4


class RubamazzoPlayer:
    """The three levels, as ``mazzo.games.contract.Player`` asks for them."""

    version = 2
    worlds = 300

    def playing(self, game: AnyGame) -> "RubamazzoPlayer":
        """There are no house rules yet."""
        return self

    def easy(self, view: View, rng: Random) -> Sequence[float]:
        """Takes the most it sees, and often plays a card at random without a thought for the piles;
        whatever it plays is put to its best use."""
        gains = [_gain(view, move) for move in view.moves]
        if max(gains) >= EYE_CATCHING or rng.random() >= OFTEN:
            return [gain + rng.random() for gain in gains]
        steals = {move.cards[0] for move in view.moves if move.verb == "steal"}
        order = sorted(view.hand, key=lambda card: (card not in steals, rng.random()))
        return [
            100 * order.index(move.cards[0]) + gain
            for move, gain in zip(view.moves, gains, strict=True)
        ]

    def normal(self, view: View, rng: Random) -> Sequence[float]:
        """What a move takes, minus what the opponent is likely to take back at once."""
        return [_gain(view, move) - _risk(view, move) + rng.random() / 1000 for move in view.moves]

    def survey(self, view: View) -> Survey:
        """Every card that has gone into the piles is remembered."""
        return HardSurvey(view)


def _gain(view: View, move: Move) -> int:
    """By how much the move improves the mover's margin at once."""
    if move.verb == "steal":
        return 2 * view.piles[1 - _me(view)] + 1
    return 2 if move.takes else 0


def _risk(view: View, move: Move) -> float:
    """What the opponent is likely to get by a card equal to the top after the move, or equal to a
    card put down, reckoned from what lies open."""
    me = _me(view)
    card = move.cards[0]
    if move.verb == "steal":
        pile, top = view.piles[me] + view.piles[1 - me] + 1, card
    elif move.takes:
        pile, top = view.piles[me] + 2, card
    else:
        held = _chance_held(view, card.rank)
        own_top = view.tops[me]
        lost = 0.0 if own_top is None else _loss(view.piles[me], _chance_held(view, own_top.rank))
        return lost + 2 * held
    return _loss(pile, _chance_held(view, top.rank))


def _loss(pile: int, chance: float) -> float:
    return (2 * pile + 1) * chance


def _chance_held(view: View, rank: str) -> float:
    """How likely the opponent holds a card of the rank, if every card that does not lie open may
    be in its hand: covered cards are forgotten."""
    lying = [*view.hand, *view.table, *(top for top in view.tops if top is not None)]
    unknown = 40 - len(lying)
    left = SUITS - sum(card.rank == rank for card in lying)
    drawn = view.hands[1 - _me(view)]
    return 1 - comb(unknown - left, drawn) / comb(unknown, drawn)


def _me(view: View) -> int:
    assert view.seat is not None
    return view.seat


PLAYER = RubamazzoPlayer()
