"""What Hard knows of a deal, made ready for search."""

from collections.abc import Sequence
from random import Random

from mazzo.cards import ITALIAN_PACK
from mazzo.games.move import Move
from mazzo.games.rubamazzo.compact import NO_CARD, card_of, lot_of
from mazzo.games.rubamazzo.inference import LikelyHands, passed_over
from mazzo.games.rubamazzo.lasthand import best_margin
from mazzo.games.rubamazzo.playout import greedy_margin
from mazzo.games.rubamazzo.view import View

MARGIN_WORTH = 0.002
"""How much a card more at the end is worth beside winning (1) and drawing (½)."""


class HardSurvey:
    """One view: the mover's moves, and the cards that it has never seen."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        me, other = view.seat, 1 - view.seat
        known = {*view.seen, *view.hand}
        self._hidden = [card_of(card) for card in ITALIAN_PACK if card not in known]
        self._likely = LikelyHands(self._hidden, view.hands[other], passed_over(view, other))
        self._moves = view.moves
        self._hand = lot_of(view.hand)
        self._table = lot_of(view.table)
        tops = [NO_CARD if top is None else card_of(top) for top in view.tops]
        self._tops = tops[me], tops[other]
        self._piles = view.piles[me], view.piles[other]
        self._stock = view.stock
        self._after = [self._played(move) for move in view.moves]

    def solve(self) -> Sequence[float] | None:
        """Once the pack is empty every card is known by elimination: the final margins."""
        if self._stock:
            return None
        other = sum(self._hidden)
        return [
            -best_margin(other, hand, table, other_top, top, other_pile, pile)
            for hand, table, top, other_top, pile, other_pile in self._after
        ]

    def sample(self, rng: Random) -> Sequence[float]:
        """Every move in one imagined world, played out greedily by both sides."""
        held = self._likely.draw(rng)
        other = sum(held)
        stock = self._hidden.copy()
        for card in held:
            stock.remove(card)
        rng.shuffle(stock)
        return [
            _worth(-greedy_margin(other, hand, table, other_top, top, other_pile, pile, stock))
            for hand, table, top, other_top, pile, other_pile in self._after
        ]

    def _played(self, move: Move) -> tuple[int, int, int, int, int, int]:
        """Hand, table, the two tops and the two piles after the move; the mover's first."""
        card = card_of(move.cards[0])
        hand = self._hand - card
        top, other_top = self._tops
        pile, other_pile = self._piles
        if move.verb == "steal":
            return hand, self._table, card, NO_CARD, pile + other_pile + 1, 0
        if move.takes is not None:
            return hand, self._table - card, card, other_top, pile + 2, other_pile
        return hand, self._table + card, top, other_top, pile, other_pile


def _worth(margin: int) -> float:
    result = 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
    return result + MARGIN_WORTH * margin
