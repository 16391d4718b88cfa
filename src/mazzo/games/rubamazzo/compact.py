"""Rubamazzo in small integers, for search: suits never matter, so cards are counts by rank.

A *card* is ``8**rank``, rank 0 to 9 in the order ``1 2 3 4 5 6 7 F C R``. A *lot* of cards (a hand,
the table) is the sum of its cards: three bits count each rank, and 30 bits hold all ten.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from mazzo.cards import ITALIAN_RANKS, Card

ONES: Final = 0o1111111111
"""One card of every rank."""
CARD: Final[dict[str, int]] = {rank: 8**at for at, rank in enumerate(ITALIAN_RANKS)}
"""The card of each rank, by the rank's letter."""
NO_CARD: Final = 0
NEW_HANDS: Final = 6
OVER: Final = -1


def card_of(card: Card) -> int:
    """The card without its suit."""
    return CARD[card[0]]


def lot_of(cards: Iterable[Card]) -> int:
    """The cards as a lot."""
    return sum(CARD[card[0]] for card in cards)


def ranks_in(lot: int) -> int:
    """One card of every rank that the lot holds."""
    return (lot | lot >> 1 | lot >> 2) & ONES


class Deal:
    """One deal in play, every card known; changed in place by ``play``.

    A *move* is the card played, which takes an equal card of the table if there is one, or minus
    that card, which steals the opponent's pile.

    >>> deal = Deal([8**rank for rank in range(10)] * 4, dealer=1)
    >>> deal.moves()
    [1, 8, 64]
    >>> deal.play(8)
    >>> deal.turn
    1
    """

    def __init__(self, pack: Sequence[int], dealer: int) -> None:
        """Deals the first hands and the table.

        Args:
            pack: the 40 cards, top first.
            dealer: 0 or 1; the other seat plays first.
        """
        first, second = sum(pack[:3]), sum(pack[3:6])
        self.dealer: int = dealer
        self.turn: int = 1 - dealer
        """0 or 1; ``OVER`` at the end."""
        self.hands: list[int] = [second, first] if dealer == 0 else [first, second]
        self.table: int = sum(pack[6:10])
        self.tops: list[int] = [NO_CARD, NO_CARD]
        """The top card of each seat's pile."""
        self.piles: list[int] = [0, 0]
        """The size of each seat's pile."""
        self.pack: Sequence[int] = pack
        self.dealt: int = 10
        """How many cards of the pack have been dealt."""

    def moves(self) -> list[int]:
        """The moves of the seat to move, one for equal cards; by rank, taking before stealing."""
        if self.turn == OVER:
            return []
        moves: list[int] = []
        rob = self.tops[1 - self.turn]
        held = ranks_in(self.hands[self.turn])
        while held:
            card = held & -held
            held -= card
            if card != rob or self.table & card * 7:
                moves.append(card)
            if card == rob:
                moves.append(-card)
        return moves

    def play(self, move: int) -> None:
        """Makes one of ``moves``; anything else leaves the deal without meaning."""
        turn = self.turn
        other = 1 - turn
        if move < 0:
            card = -move
            self.piles[turn] += self.piles[other] + 1
            self.piles[other] = 0
            self.tops[turn] = card
            self.tops[other] = NO_CARD
        else:
            card = move
            if self.table & card * 7:
                self.table -= card
                self.piles[turn] += 2
                self.tops[turn] = card
            else:
                self.table += card
        self.hands[turn] -= card
        self.turn = other
        if not self.hands[turn] and not self.hands[other]:
            self._deal_hands()

    def _deal_hands(self) -> None:
        at = self.dealt
        if at == len(self.pack):
            self.turn = OVER
            return
        pack = self.pack
        self.hands[1 - self.dealer] = pack[at] + pack[at + 1] + pack[at + 2]
        self.hands[self.dealer] = pack[at + 3] + pack[at + 4] + pack[at + 5]
        self.dealt = at + NEW_HANDS
