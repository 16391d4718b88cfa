"""A round of Rummy in integers, for search: the whole rules, without texts and values.

Cards and sets of cards are those of ``bits.py``. A *move* is an integer too: ``DRAW_STOCK`` or
``DRAW_DISCARDS``, a single card to discard it, three or more cards to meld them, and a card plus
``ONTO`` times the number of a meld, counted from 1, to lay it off there.
"""

from collections.abc import Sequence
from typing import Final

from mazzo.games.move import Move
from mazzo.games.rummy.bits import ALL, bits, cards
from mazzo.games.rummy.ending import LONGEST_DROUGHT
from mazzo.games.rummy.melds import fits, melds_in
from mazzo.games.rummy.playout import DRAWN, UNDECIDED

DRAW_STOCK: Final = 0
DRAW_DISCARDS: Final = -1
ONTO: Final = 1 << 52
HANDS: Final = 28
"""How many cards are dealt to the four hands."""


def move_of(move: int) -> Move:
    """The same move as a value.

    >>> str(move_of(bits(cards(0b111))))
    'meld AS AH AD'
    >>> str(move_of(0b1000 + 2 * ONTO))
    'lay AC @meld1'
    """
    if move == DRAW_STOCK:
        return Move("draw", pile="stock")
    if move == DRAW_DISCARDS:
        return Move("draw", pile="discards")
    if move > ALL:
        return Move("lay", cards(move & ALL), pile=f"meld{(move >> 52) - 1}")
    return Move("discard" if move & (move - 1) == 0 else "meld", cards(move))


def move_as_integer(move: Move) -> int:
    """The inverse of ``move_of``."""
    if move.verb == "draw":
        return DRAW_STOCK if move.pile == "stock" else DRAW_DISCARDS
    if move.verb == "lay":
        return bits(move.cards) + ONTO * (int((move.pile or "")[len("meld") :]) + 1)
    return bits(move.cards)


class Deal:
    """One round in play, every card known; changed in place by ``play``.

    >>> deal = Deal([1 << at for at in range(52)], dealer=3)
    >>> deal.moves()
    [0, -1]
    >>> deal.play(DRAW_STOCK)
    >>> [str(move_of(move)) for move in deal.moves()[:2]]
    ['meld AS 2S 3S', 'meld AS 2S 3S 4S']
    """

    def __init__(self, pack: Sequence[int], dealer: int) -> None:
        """Deals the hands and turns up the first discard.

        Args:
            pack: the 52 cards, one bit each, top first.
            dealer: 0 to 3; the next seat plays first.
        """
        self.hands: list[int] = [0, 0, 0, 0]
        for at in range(HANDS):
            self.hands[(dealer + 1 + at) & 3] |= pack[at]
        self.discards: list[int] = [pack[HANDS]]
        """The top card last."""
        self.stock: list[int] = list(pack[:HANDS:-1])
        """The next card last."""
        self.melds: list[int] = []
        self.opened: list[bool] = [False, False, False, False]
        self.second: bool = False
        """Whether the discards have been turned over."""
        self.turn: int = (dealer + 1) & 3
        self.drawn: bool = False
        """Whether ``turn`` has drawn its card."""
        self.taken: int = 0
        """The card that ``turn`` took from the discards."""
        self.dry: int = 0
        """How many turns in a row have begun without the stock."""
        self.winner: int = UNDECIDED
        """The seat that went out, ``DRAWN``, or ``UNDECIDED`` while the round goes on."""

    def moves(self) -> list[int]:
        """The moves of ``turn``, in the order in which the rules list them but for discards, which
        go by their bits; empty when the round is over."""
        if self.winner != UNDECIDED:
            return []
        if not self.drawn:
            return [DRAW_STOCK, DRAW_DISCARDS]
        hand = self.hands[self.turn]
        moves: list[int] = []
        for meld in melds_in(hand):
            if not self._strands(hand ^ meld, meld):
                moves.append(meld)
        if self.opened[self.turn]:
            onto = 0
            for meld in self.melds:
                onto += ONTO
                can = hand & fits(meld)
                while can:
                    card = can & -can
                    can ^= card
                    if not self._strands(hand ^ card, meld | card):
                        moves.append(card + onto)
        free = hand & ~self.taken
        while free:
            card = free & -free
            free ^= card
            moves.append(card)
        return moves

    def play(self, move: int) -> None:
        """Makes one of ``moves``; anything else leaves the round without meaning."""
        turn = self.turn
        if not self.drawn:
            self._draw(move == DRAW_DISCARDS)
        elif move > ALL:
            card = move & ALL
            self.melds[(move >> 52) - 1] |= card
            self.hands[turn] ^= card
        elif move & (move - 1):
            self.melds.append(move)
            self.opened[turn] = True
            self.hands[turn] ^= move
        else:
            self.hands[turn] ^= move
            self.discards.append(move)
            if self.hands[turn]:
                self._end_turn()
        if not self.hands[turn]:
            self.winner = turn

    def _draw(self, take: bool) -> None:
        if take:
            self.taken = self.discards.pop()
            self.hands[self.turn] |= self.taken
            self.dry += 1
        else:
            self.hands[self.turn] |= self.stock.pop()
            self.dry = 0
        self.drawn = True

    def _end_turn(self) -> None:
        self.taken = 0
        self.drawn = False
        self.turn = (self.turn + 1) & 3
        if self.dry >= LONGEST_DROUGHT or (not self.stock and self.second):
            self.winner = DRAWN
        elif not self.stock:
            self.second = True
            self.stock = self.discards[-2::-1]
            self.discards = self.discards[-1:]

    def _strands(self, left: int, result: int) -> bool:
        """Whether only the card just taken would be left, and no meld would take it."""
        if not self.taken or left != self.taken or left & fits(result):
            return False
        return not any(left & fits(meld) for meld in self.melds)
