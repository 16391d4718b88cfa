"""Scopa in whole numbers, for search.

A *card* is one bit of forty: ten for each suit in the order D C S B, and in them the ranks in the
order ``1 2 3 4 5 6 7 F C R``. A *lot* of cards (a hand, the table, a heap) is the sum of its cards.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from mazzo.cards import ITALIAN_PACK, ITALIAN_RANKS, ITALIAN_SUITS, Card
from mazzo.games.integers import i64

SUIT: Final = 10
"""How many bits a suit has."""
DENARI: Final = (1 << SUIT) - 1
"""The first suit."""
BIT: Final[dict[str, int]] = {str(card): 1 << at for at, card in enumerate(ITALIAN_PACK)}
VALUE: Final[dict[int, int]] = {
    BIT[card]: ITALIAN_RANKS.index(card.rank) + 1 for card in ITALIAN_PACK
}
"""1 to 10, by card."""
SAME: Final[list[int]] = [
    0,
    *(sum(BIT[rank + suit] for suit in ITALIAN_SUITS) for rank in ITALIAN_RANKS),
]
"""All four cards of a value, by the value."""
LOWER: Final[list[int]] = [sum(SAME[:value]) for value in range(len(SAME))]
"""All cards of less than a value, by the value."""
HAND: Final = 3
NEW_HANDS: Final = 6
NOBODY: Final = -1
OVER: Final = -1


def bits(cards: Iterable[Card]) -> int:
    """The cards as a lot."""
    return sum(BIT[card] for card in cards)


def split(lot: int) -> list[int]:
    """The cards of a lot, in the order of the pack."""
    cards: list[int] = []
    while lot:
        card = lot & -lot
        lot -= card
        cards.append(card)
    return cards


def total(lot: int) -> int:
    """The values of the cards, added."""
    return sum([VALUE[card] for card in split(lot)])


def captures(table: int, card: int, ace_takes_all: bool) -> list[int]:
    """Every lot that the card can take from the table; none: it stays.

    >>> table = bits([Card("4S"), Card("3B"), Card("5C"), Card("2D")])
    >>> [total(lot) for lot in captures(table, BIT["7D"], False)]
    [7, 7]
    """
    value = VALUE[card]
    same = table & SAME[value]
    if same:
        return split(same)
    if ace_takes_all and value == 1:
        return [table] if table else []
    return sums(table & LOWER[value], value)


def sums(lower: i64, value: i64) -> list[int]:
    """Every lot of cards of less than a value that adds up to it."""
    found: list[int] = []
    if lower:
        _add_sums(lower, value, 0, found)
    return found


def _add_sums(lower: i64, left: i64, chosen: i64, found: list[int]) -> None:
    """Adds to ``found`` every way to make up what is left with cards of ``lower``."""
    while lower:
        card: i64 = lower & -lower
        lower -= card
        value: i64 = VALUE[card]
        if value == left:
            found.append(chosen + card)
        elif value < left and lower:
            _add_sums(lower, left - value, chosen + card, found)


class Deal:
    """One deal in play, every card known; changed in place by ``play``.

    A *move* is the card played and the lot it takes, 0 if it stays.

    >>> deal = Deal([BIT[card] for card in ITALIAN_PACK], dealer=1, ace_takes_all=False)
    >>> deal.moves()
    [(1, 0), (2, 0), (4, 0)]
    """

    def __init__(self, pack: Sequence[int], dealer: int, ace_takes_all: bool) -> None:
        """Deals the first hands and the table.

        Args:
            pack: the 40 cards, top first.
            dealer: 0 or 1; the other seat plays first.
            ace_takes_all: the house rule.
        """
        self.dealer: int = dealer
        self.ace_takes_all: bool = ace_takes_all
        self.turn: int = 1 - dealer
        """0 or 1; ``OVER`` at the end."""
        self.hands: list[int] = [0, 0]
        self.table: int = sum(pack[6:10])
        self.heaps: list[int] = [0, 0]
        self.scope: list[int] = [0, 0]
        self.last: int = NOBODY
        """Who captured last."""
        self.pack: Sequence[int] = pack
        self.dealt: int = 0
        """How many cards of the pack have been dealt."""
        self._deal_hands()
        self.dealt = 10

    def moves(self) -> list[tuple[int, int]]:
        """The moves of the seat to move."""
        moves: list[tuple[int, int]] = []
        if self.turn == OVER:
            return moves
        for card in split(self.hands[self.turn]):
            takes = captures(self.table, card, self.ace_takes_all)
            if not takes:
                moves.append((card, 0))
            for lot in takes:
                moves.append((card, lot))
        return moves

    def play(self, card: int, takes: int) -> None:
        """Makes one of ``moves``; anything else leaves the deal without meaning."""
        turn = self.turn
        self.hands[turn] -= card
        empty = not self.hands[0] and not self.hands[1]
        is_last = empty and self.dealt == len(self.pack)
        if takes:
            self.table -= takes
            self.heaps[turn] += takes + card
            self.last = turn
            all_taken = self.ace_takes_all and VALUE[card] == 1 and not takes & SAME[1]
            if not self.table and not is_last and not all_taken:
                self.scope[turn] += 1
        else:
            self.table += card
        self.turn = 1 - turn
        if is_last:
            self.turn = OVER
            self.heaps[self.last] += self.table
            self.table = 0
        elif empty:
            self._deal_hands()

    def _deal_hands(self) -> None:
        at, pack = self.dealt, self.pack
        self.hands[1 - self.dealer] = pack[at] + pack[at + 1] + pack[at + 2]
        self.hands[self.dealer] = pack[at + 3] + pack[at + 4] + pack[at + 5]
        self.dealt = at + NEW_HANDS
