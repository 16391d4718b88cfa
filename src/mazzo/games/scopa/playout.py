"""Play to the end of a deal by a rule of thumb: how a search judges an imagined world."""

from typing import Final

from mazzo.games.scopa.compact import LOWER, SAME, VALUE, captures, total
from mazzo.games.scopa.worth import PROMISE, SCOPA, SIDE, promise, score

SWEPT: Final = 10
"""Above it a table cannot be swept by one card."""
RISK: Final = 250
"""What a table that can be swept is feared to cost, in thousandths of a point;"""
GIVEN: Final = 2
"""and that part of its promise goes with a card that stays: one in so many."""
MANY_SUMS: Final = 30_000
"""So many ways to take are remembered at most."""


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
        """By table and card: the lot that promises most."""

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
        key = lower << 4 | value
        if key in self._best:
            return self._best[key]
        best, most = 0, 0
        for lot in captures(lower, card, False):
            worth = promise(lot)
            if worth > most:
                best, most = lot, worth
        if len(self._best) < MANY_SUMS:
            self._best[key] = best
        return best

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
        hand: int,
        other: int,
        table: int,
        lying: int,
        heap: int,
        other_heap: int,
        scope: int,
        last: int,
        stock: list[int],
    ) -> int:
        """The points of the deal: the mover's, and ``SIDE`` times the other's.

        Args:
            hand: of the side to move.
            other: of the other side; as many cards, or one less.
            table: what lies there.
            lying: the values of the table, added.
            heap: of the side to move.
            other_heap: of the other side.
            scope: the mover's, and ``SIDE`` times the other's.
            last: 0 if the side to move captured last, 1 if the other did.
            stock: the cards not yet dealt, next first; a multiple of six.
        """
        at, ends = 0, len(stock)
        side = 0
        mine, theirs = scope % SIDE, scope // SIDE
        best_of = self._best
        ace_takes_all = self._ace_takes_all
        while True:
            if not hand:
                if at == ends:
                    break
                hand = stock[at] + stock[at + 1] + stock[at + 2]
                other = stock[at + 3] + stock[at + 4] + stock[at + 5]
                at += 6
            most = -1_000_000
            played, taken = 0, 0
            held = hand
            while held:
                card = held & -held
                held -= card
                value = VALUE[card]
                same = table & SAME[value]
                if same:
                    lot = same & -same
                elif value == 1:
                    lot = table if ace_takes_all else 0
                elif lying < value:
                    lot = 0
                else:
                    lower = table & LOWER[value]
                    lot = 0
                    if lower:
                        key = lower << 4 | value
                        lot = best_of[key] if key in best_of else self.best_lot(table, card)
                if lot:
                    left = lying - value if value > 1 or same else 0
                    worth = PROMISE[card] + (PROMISE[lot] if lot in PROMISE else promise(lot))
                    if lot == table:
                        worth += SCOPA
                    elif left <= SWEPT:
                        worth -= RISK
                else:
                    left = lying + value
                    worth = -(PROMISE[card] // GIVEN)
                    if left <= SWEPT:
                        worth -= RISK
                if worth > most:
                    most = worth
                    played, taken = card, lot
            hand -= played
            if taken:
                heap += taken + played
                table -= taken
                value = VALUE[played]
                if not table:
                    lying = 0
                    if (hand or other or at < ends) and not (
                        ace_takes_all and value == 1 and not taken & SAME[1]
                    ):
                        mine += 1
                else:
                    lying -= value
                last = 0
            else:
                table += played
                lying += VALUE[played]
            hand, other = other, hand
            heap, other_heap = other_heap, heap
            mine, theirs = theirs, mine
            last = 1 - last
            side = 1 - side
        if last == 0:
            heap += table
        else:
            other_heap += table
        points = score(heap, other_heap, self._with_napola) + mine + SIDE * theirs
        return points if side == 0 else points // SIDE + points % SIDE * SIDE
