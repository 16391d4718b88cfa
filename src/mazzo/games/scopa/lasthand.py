"""The last hand: the pack is empty, every card is known, and play can be solved."""

from typing import Final

from mazzo.games.scopa.compact import SAME, VALUE, captures, split
from mazzo.games.scopa.worth import SCOPA, SIDE, promise, score

RESULT: Final = 1000
"""What winning the match counts before any difference of points in the deal."""
MOST: Final = 10_000


class LastHand:
    """A solver of last hands of one match by its house rules."""

    def __init__(
        self, ace_takes_all: bool, with_napola: bool, target: int, points: int, others: int
    ) -> None:
        """
        Args:
            ace_takes_all: a house rule.
            with_napola: a house rule.
            target: how many points win the match.
            points: those that one side, the first, has in the match.
            others: those of the other side.
        """
        self._ace_takes_all = ace_takes_all
        self._with_napola = with_napola
        self._target = target
        self._points = points
        self._others = others

    def value(
        self,
        hand: int,
        other: int,
        table: int,
        heap: int,
        other_heap: int,
        scope: int,
        last: int,
        first: int,
        least: int = -MOST,
        most: int = MOST,
    ) -> int:
        """What the deal is worth to the side to move when both play without an error:
        ``RESULT`` times the result, and the difference of points in the deal.

        Args:
            hand: of the side to move.
            other: of the other side.
            table: what lies there.
            heap: of the side to move.
            other_heap: of the other side.
            scope: the mover's, and ``SIDE`` times the other's.
            last: 0 if the side to move captured last, 1 if the other did.
            first: 0 if the side to move is the first side, 1 if the other is.
            least: what the mover has elsewhere: values up to it need not be exact.
            most: what the other side will not allow: values from it on need not be exact.
        """
        if not hand:
            return self._counted(table, heap, other_heap, scope, last, first)
        moves: list[tuple[int, int, int]] = []
        for card in split(hand):
            for lot in captures(table, card, self._ace_takes_all) or [0]:
                worth = promise(lot | card) if lot else -promise(card)
                if lot == table:
                    worth += SCOPA
                moves.append((-worth, card, lot))
        moves.sort()
        best = -MOST
        for _, card, lot in moves:
            worth = -self.after(
                card, lot, hand, other, table, heap, other_heap, scope, last, first, -most, -least
            )
            if worth > best:
                best = worth
                if best >= most:
                    return best
                if best > least:
                    least = best
        return best

    def after(
        self,
        card: int,
        lot: int,
        hand: int,
        other: int,
        table: int,
        heap: int,
        other_heap: int,
        scope: int,
        last: int,
        first: int,
        least: int = -MOST,
        most: int = MOST,
    ) -> int:
        """What the deal is worth to the other side once the side to move has played ``card``, which
        takes ``lot``; the rest as for ``value``."""
        hand -= card
        if lot:
            table -= lot
            heap += lot + card
            last = 0
            all_taken = self._ace_takes_all and VALUE[card] == 1 and not lot & SAME[1]
            if not table and (hand or other) and not all_taken:
                scope += 1
        else:
            table += card
        turned = scope // SIDE + scope % SIDE * SIDE
        return self.value(
            other, hand, table, other_heap, heap, turned, 1 - last, 1 - first, least, most
        )

    def _counted(
        self, table: int, heap: int, other_heap: int, scope: int, last: int, first: int
    ) -> int:
        """The value once all cards have been played."""
        if last == 0:
            heap += table
        else:
            other_heap += table
        points = score(heap, other_heap, self._with_napola) + scope
        mine, theirs = points % SIDE, points // SIDE
        match = self._points - self._others + mine - theirs
        ours, others = self._points + mine, self._others + theirs
        if first:
            ours, others = self._others + mine, self._points + theirs
            match = ours - others
        result = 0
        if match and (ours >= self._target or others >= self._target):
            result = RESULT if match > 0 else -RESULT
        return result + mine - theirs
