"""What Hard knows of a deal, made ready for search."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from mazzo.cards import ITALIAN_PACK
from mazzo.games.contract import Seat
from mazzo.games.move import Move
from mazzo.games.scopa.compact import BIT, SAME, VALUE, bits, total
from mazzo.games.scopa.inference import LikelyHands, doubts, passed
from mazzo.games.scopa.lasthand import LastHand
from mazzo.games.scopa.match import chance
from mazzo.games.scopa.normal import worth
from mazzo.games.scopa.playout import NUMBER, PLACE, Playout, packed
from mazzo.games.scopa.rules import Scopa
from mazzo.games.scopa.view import View
from mazzo.games.scopa.worth import SCOPA, SIDE
from mazzo.games.shuffle import shuffle

TREND: Final = 0.02
"""What a point that Normal expects of a move adds to its chance: a few hundred worlds are more luck
than a rule of thumb between moves that are nearly equal."""


class After(NamedTuple):
    """Where a move leads."""

    hand: int
    """As ``mazzo.games.scopa.playout.packed`` has it."""
    table: int
    total: int
    heap: int
    scope: int
    """The other's, and ``SIDE`` times the mover's."""
    last: int
    """0 if the other captured last, 1 if the mover did."""


class HardSurvey:
    """One view: the mover's moves, and the cards that it has never seen."""

    def __init__(self, game: Scopa, view: View) -> None:
        assert view.seat is not None
        me, other = view.seat, 1 - view.seat
        known = {*view.hand, *view.table, *view.taken[0], *view.taken[1]}
        self._view = view
        self._hidden = [BIT[card] for card in ITALIAN_PACK if card not in known]
        self._numbers = [NUMBER[card] for card in self._hidden]
        self._other_heap = bits(view.taken[other])
        self._stock = view.stock
        self._playout = Playout(game.ace_takes_all, game.napola)
        self._last_hand = LastHand(
            game.ace_takes_all, game.napola, game.target, view.points[me], view.points[other]
        )
        believed = doubts(passed(view, other), self._hidden, self._playout)
        self._likely = LikelyHands(self._hidden, view.hands[other], believed)
        self._after = [_after(game, view, move) for move in view.moves]
        self._chances = _Chances(game.target, view.points[me], view.points[other])
        self._trend = [TREND * worth(game, view, move) / SCOPA for move in view.moves]

    def solve(self) -> Sequence[float] | None:
        """A single move is not weighed. Once the pack is empty every card is known by elimination:
        what every move is worth."""
        if len(self._after) == 1:
            return [0.0]
        if self._stock:
            return None
        view = self._view
        assert view.seat is not None
        hand, other = bits(view.hand), sum(self._hidden)
        scope = view.scope[view.seat] + SIDE * view.scope[1 - view.seat]
        last = int(view.last != view.seat)
        return [
            -self._last_hand.after(
                BIT[move.cards[0]],
                bits(move.takes),
                hand,
                other,
                bits(view.table),
                bits(view.taken[view.seat]),
                self._other_heap,
                scope,
                last,
                0,
            )
            for move in view.moves
        ]

    def sample(self, rng: Random) -> Sequence[float]:
        """The chance of every move to win the match, in one imagined world played out by a rule
        of thumb."""
        held = self._likely.draw(rng)
        stock = self._numbers.copy()
        other = 0
        for at in reversed(held):
            other = other << PLACE | stock.pop(at)
        shuffle(stock, rng)
        run, chances = self._playout.run, self._chances
        return [
            trend
            + chances[run(other, hand, table, lying, self._other_heap, heap, scope, last, stock)]
            for trend, (hand, table, lying, heap, scope, last) in zip(
                self._trend, self._after, strict=True
            )
        ]


def _after(game: Scopa, view: View, move: Move) -> After:
    me: Seat = view.turn or 0
    card, lot, table = BIT[move.cards[0]], bits(move.takes), bits(view.table)
    hand, heap = bits(view.hand) - card, bits(view.taken[me])
    scope = view.scope[1 - me] + SIDE * view.scope[me]
    last = int(view.last == me)
    if lot:
        table -= lot
        heap += lot + card
        last = 1
        all_taken = game.ace_takes_all and VALUE[card] == 1 and not lot & SAME[1]
        if not table and not all_taken:
            scope += SIDE
    else:
        table += card
    return After(packed(hand), table, total(table), heap, scope, last)


class _Chances(dict[int, float]):
    """The mover's chance to win the match, by the points of the deal: the other's, and ``SIDE``
    times the mover's."""

    def __init__(self, target: int, points: int, others: int) -> None:
        super().__init__()
        self._stands = target, points, others

    def __missing__(self, counted: int) -> float:
        target, points, others = self._stands
        worth = chance(points + counted // SIDE, others + counted % SIDE, target)
        self[counted] = worth
        return worth
