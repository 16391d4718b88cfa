"""What Hard knows of a deal, made ready for search."""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import NamedTuple

from mazzo.cards import ITALIAN_PACK
from mazzo.games.contract import Seat
from mazzo.games.move import Move
from mazzo.games.rubamazzo.compact import NO_CARD, card_of, lot_of
from mazzo.games.rubamazzo.inference import LikelyHands, doubts
from mazzo.games.rubamazzo.lasthand import best_margin
from mazzo.games.rubamazzo.playout import greedy_margin
from mazzo.games.rubamazzo.view import View
from mazzo.games.shuffle import shuffle

MARGIN_WORTH = 0.002
"""How much a card more at the end is worth beside winning (1) and drawing (½)."""


class After(NamedTuple):
    """Where a move leads; what is not named after the other side is the mover's."""

    hand: int
    table: int
    top: int
    other_top: int
    pile: int
    other_pile: int
    plans: tuple[tuple[int, ...], ...]
    """The orders in which the mover may play the rest of its hand."""


class HardSurvey:
    """One view: the mover's moves, and the cards that it has never seen."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        other = 1 - view.seat
        known = {*view.seen, *view.hand}
        self._hidden = [card_of(card) for card in ITALIAN_PACK if card not in known]
        self._likely = LikelyHands(self._hidden, view.hands[other], doubts(view, other))
        self._stock = view.stock
        self._after = [_after(view, move) for move in view.moves]

    def solve(self) -> Sequence[float] | None:
        """Once the pack is empty every card is known by elimination: the final margins."""
        if self._stock:
            return None
        other = sum(self._hidden)
        return [
            -best_margin(
                other,
                after.hand,
                after.table,
                after.other_top,
                after.top,
                after.other_pile,
                after.pile,
            )
            for after in self._after
        ]

    def sample(self, rng: Random) -> Sequence[float]:
        """Every move in one imagined world: the opponent plays greedily, the mover plays the rest
        of its hand as well as it can against that, and both play the next hands greedily."""
        held = self._likely.draw(rng)
        other = sum(held)
        stock = self._hidden.copy()
        for card in held:
            stock.remove(card)
        shuffle(stock, rng)
        return [
            worth_of(
                -min(
                    greedy_margin(other, hand, table, other_top, top, other_pile, pile, stock, plan)
                    for plan in plans
                )
            )
            for hand, table, top, other_top, pile, other_pile, plans in self._after
        ]


def _after(view: View, move: Move) -> After:
    assert view.seat is not None
    me, other = view.seat, 1 - view.seat
    card = card_of(move.cards[0])
    rest = [card_of(held) for held in view.hand if held != move.cards[0]]
    hand, table = sum(rest), lot_of(view.table)
    top, other_top = _top(view, me), _top(view, other)
    pile, other_pile = view.piles[me], view.piles[other]
    plans = tuple(dict.fromkeys(permutations(rest)))
    if move.verb == "steal":
        return After(hand, table, card, NO_CARD, pile + other_pile + 1, 0, plans)
    if move.takes:
        return After(hand, table - card, card, other_top, pile + 2, other_pile, plans)
    return After(hand, table + card, top, other_top, pile, other_pile, plans)


def _top(view: View, seat: Seat) -> int:
    card = view.tops[seat]
    return NO_CARD if card is None else card_of(card)


def worth_of(margin: int) -> float:
    """The worth of ending with so many cards more than the other."""
    result = 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
    return result + MARGIN_WORTH * margin
