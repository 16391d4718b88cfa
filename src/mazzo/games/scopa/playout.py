"""Play to the end of a deal by a rule of thumb: how a search judges an imagined world.

Cards have a *number* here, from 1 on in the order of the pack, and a hand is the numbers of its
cards side by side: what a card is worth is then found in a list, which costs nothing compiled.
"""

from typing import Final

from mazzo.games.integers import i64
from mazzo.games.scopa.compact import (
    BIT,
    DENARI,
    LOWER,
    SAME,
    VALUE,
    split,
    sums,
    total,
)
from mazzo.games.scopa.worth import PROMISE, SCOPA, SIDE, promise, score

SWEPT: Final = 10
"""Above it a table cannot be swept by one card."""
RISK: Final = 250
"""What a table that can be swept is feared to cost, in thousandths of a point;"""
GIVEN: Final = 2
"""and that part of its promise goes with a card that stays: one in so many."""
MANY_SUMS: Final = 30_000
"""So many ways to take are remembered at most."""

PLACE: Final = 6
"""How many bits a card has in a hand."""
CARD: Final = (1 << PLACE) - 1
TWO: Final = (1 << 2 * PLACE) - 1
"""The first two cards of a hand."""
PACK: Final = 40
LOT: Final = (1 << PACK) - 1
"""The part of a remembered way to take that is the lot; above it stands what that promises."""
BITS: Final[list[int]] = [0, *BIT.values()]
"""The card, by its number."""
VALUES: Final[list[int]] = [0, *(VALUE[card] for card in BIT.values())]
PROMISES: Final[list[int]] = [0, *(PROMISE[card] for card in BIT.values())]
NUMBER: Final[dict[int, int]] = {card: number for number, card in enumerate(BITS)}
"""The number, by the card."""
TAKEN_DENARO: Final[list[int]] = [0, *PROMISES[1:11]]
"""What the denaro of a value promises,"""
TAKEN: Final[list[int]] = [0, *PROMISES[11:21]]
"""and what any other card of it does."""


def packed(lot: int) -> int:
    """A hand of at most three cards, as ``Playout.run`` plays it.

    >>> packed(BITS[1] + BITS[3]) == 1 + (3 << PLACE)
    True
    """
    hand = 0
    for card in reversed(split(lot)):
        hand = hand << PLACE | NUMBER[card]
    return hand


class Playout:
    """The rest of a deal, played by both sides by the same rule of thumb."""

    def __init__(self, ace_takes_all: bool, with_napola: bool) -> None:
        """
        Args:
            ace_takes_all: a house rule.
            with_napola: a house rule.
        """
        self._ace_takes_all = ace_takes_all
        self._with_napola = with_napola
        self._best: dict[int, int] = {}
        """By what lies there of less than a card, and its value: the lot that promises most, and
        what that is."""

    def best_lot(self, table: int, card: int) -> int:
        """Of the lots that the card can take the one that promises most; 0: it stays."""
        value = VALUE[card]
        same = table & SAME[value]
        if same:
            return same & -same  # denari come first
        if value == 1:
            return table if self._ace_takes_all else 0
        lower = table & LOWER[value]
        if not lower:
            return 0
        return self._sums(lower, value) & LOT

    def _sums(self, lower: i64, value: i64) -> i64:
        """Of the ways to make up a value the one that promises most, and what it promises."""
        key: i64 = lower << 4 | value
        found: i64 = self._best.get(key, -1)
        if found >= 0:
            return found
        best: i64 = 0
        most: i64 = 0
        for lot in sums(lower, value):
            worth = promise(lot)
            if worth > most:
                best, most = lot, worth
        found = most << PACK | best
        if len(self._best) < MANY_SUMS:
            self._best[key] = found
        return found

    def judged(self, table: int, card: int, lot: int) -> int:
        """What the rule of thumb thinks of a move, in thousandths of a point."""
        if not lot:
            worth = -(PROMISE[card] // GIVEN)
            return worth - RISK if total(table) + VALUE[card] <= SWEPT else worth
        worth = PROMISE[card] + promise(lot)
        if lot == table:
            return worth + SCOPA
        return worth - RISK if total(table - lot) <= SWEPT else worth

    def run(
        self,
        hand: i64,
        other: i64,
        table: i64,
        lying: i64,
        heap: i64,
        other_heap: i64,
        scope: i64,
        last: i64,
        stock: list[int],
    ) -> int:
        """The points of the deal: the mover's, and ``SIDE`` times the other's.

        Args:
            hand: of the side to move, as ``packed`` has it.
            other: of the other side; as many cards, or one less.
            table: what lies there, a lot.
            lying: the values of the table, added.
            heap: of the side to move, a lot.
            other_heap: of the other side.
            scope: the mover's, and ``SIDE`` times the other's.
            last: 0 if the side to move captured last, 1 if the other did.
            stock: the numbers of the cards not yet dealt, next first; a multiple of six.
        """
        at: i64 = 0
        ends: i64 = len(stock)
        side: i64 = 0
        mine: i64 = scope % SIDE
        theirs: i64 = scope // SIDE
        best_of = self._best
        ace_takes_all = self._ace_takes_all
        while True:
            if not hand:
                if at == ends:
                    break
                hand = stock[at] | stock[at + 1] << PLACE | stock[at + 2] << 2 * PLACE
                other = stock[at + 3] | stock[at + 4] << PLACE | stock[at + 5] << 2 * PLACE
                at += 6
            most: i64 = -1_000_000
            played: i64 = 0
            taken: i64 = 0
            lighter: i64 = 0
            held: i64 = hand
            while held:
                card: i64 = held & CARD
                held >>= PLACE
                value: i64 = VALUES[card]
                worth: i64 = PROMISES[card]
                lot: i64 = table & SAME[value]
                less: i64 = value
                if lot:
                    lot &= -lot
                    worth += TAKEN_DENARO[value] if lot & DENARI else TAKEN[value]
                elif value == 1:
                    if ace_takes_all:
                        lot = table
                        less = lying
                        worth += promise(lot)
                elif lying >= value:
                    lower: i64 = table & LOWER[value]
                    if lower:
                        found: i64 = best_of.get(lower << 4 | value, -1)
                        if found < 0:
                            found = self._sums(lower, value)
                        lot = found & LOT
                        worth += found >> PACK
                if lot:
                    if lot == table:
                        worth += SCOPA
                    elif lying - less <= SWEPT:
                        worth -= RISK
                else:
                    less = -value
                    worth = -(worth // GIVEN)
                    if lying + value <= SWEPT:
                        worth -= RISK
                if worth > most:
                    most = worth
                    played = card
                    taken = lot
                    lighter = less
            if hand & CARD == played:
                hand >>= PLACE
            elif hand >> PLACE & CARD == played:
                hand = hand & CARD | hand >> 2 * PLACE << PLACE
            else:
                hand &= TWO
            lying -= lighter
            if taken:
                heap |= taken | BITS[played]
                table -= taken
                last = 0
                all_taken = ace_takes_all and VALUES[played] == 1 and not taken & SAME[1]
                if not table and not all_taken and (hand or other or at < ends):
                    mine += 1
            else:
                table |= BITS[played]
            hand, other = other, hand
            heap, other_heap = other_heap, heap
            mine, theirs = theirs, mine
            last = 1 - last
            side = 1 - side
        if last == 0:
            heap |= table
        else:
            other_heap |= table
        if side:
            heap, other_heap = other_heap, heap
            mine, theirs = theirs, mine
        return score(heap, other_heap, self._with_napola) + mine + SIDE * theirs
