"""A round played to its end by four players of one quick rule of thumb, on integers.

This is what Hard's search spends its time in, so it keeps only what the outcome needs: hands,
stock and discards as sets of cards (``bits.py``), and of the melds on the table the cards that fit.
"""

from typing import Final

from mazzo.games.integers import i64
from mazzo.games.rummy.bits import ALL, highest, size
from mazzo.games.rummy.melds import (
    RANK,
    has_meld,
    helped,
    ranks_of_three,
    runs_start,
    wanted,
)
from mazzo.games.rummy.places import Places

DRAWN: Final = -1
"""In place of the winner of a drawn round."""
UNDECIDED: Final = -2


class Playout(Places):
    """A round in play, for one playing to the end."""

    __slots__ = (
        "discards",
        "gone",
        "hands",
        "opened",
        "second",
        "stock",
        "turn",
        "wants",
    )

    def __init__(self) -> None:
        super().__init__()
        self.hands: list[int] = [0, 0, 0, 0]
        self.stock: list[int] = []
        """One bit each, the next card last."""
        self.discards: list[int] = []
        """One bit each, the top card last."""
        self.opened: list[bool] = [False, False, False, False]
        self.gone: i64 = 0
        """The cards on the table and in the discards: nobody can draw them in this pass."""
        self.second: bool = False
        """Whether the discards have been turned over."""
        self.turn: i64 = 0
        self.wants: list[int] = [0, 0, 0, 0]
        """By seat, the cards that complete a meld."""

    def copy_from(self, other: "Playout") -> None:
        """Becomes what ``other`` is."""
        self.copy_places(other)
        self.hands = other.hands.copy()
        self.stock = other.stock.copy()
        self.discards = other.discards.copy()
        self.opened = other.opened.copy()
        self.gone = other.gone
        self.second = other.second
        self.turn = other.turn
        self.wants = other.wants.copy()

    def add_meld(self, meld: i64) -> None:
        """A meld that lies on the table before the playing begins."""
        super().add_meld(meld)
        self.gone |= meld

    def put_down(self, hand: i64) -> int:
        """Melds what can be melded of the hand of ``turn``, lays off what fits, and returns the
        rest."""
        starts = runs_start(hand)
        ranks = ranks_of_three(hand)
        if starts or ranks:
            runs = starts | starts << 4 | starts << 8
            equal = ranks * RANK & hand
            if runs & equal:
                # a card cannot serve a set and a run: whichever takes more cards goes first
                runs, equal = _settled(hand, runs, equal)
            self.above |= runs << 4 & ~runs & ALL
            self.below |= runs >> 4 & ~runs
            if equal:
                self.fourth |= ranks_of_three(equal) * RANK & ~equal
            hand &= ~(runs | equal)
            self.gone |= runs | equal
            self.opened[self.turn] = True
        if self.opened[self.turn]:
            rest: i64 = self.lay_all(hand)
            self.gone |= hand ^ rest
            hand = rest
        return hand

    def discard(self, card: i64) -> bool:
        """Ends the turn of ``turn``; says whether the round goes on."""
        self.gone |= card
        self.discards.append(card)
        self.turn = (self.turn + 1) & 3
        if not self.stock:
            if self.second:
                return False
            self.second = True
            self.stock = self.discards[-2::-1]
            self.discards = [card]
            for turned in self.stock:
                self.gone ^= turned
        return True

    def start(self) -> None:
        """Looks at the hands, before the first turn."""
        self.wants = [ALL if has_meld(hand) else wanted(hand) for hand in self.hands]

    def run(self) -> int:
        """Plays from the draw of ``turn`` to the end of the round.

        Returns:
            The seat that goes out, or ``DRAWN``.
        """
        outcome = UNDECIDED
        while outcome == UNDECIDED:
            outcome = self.take_turn(self.would_take())
        return outcome

    def would_take(self) -> bool:
        """Whether ``turn`` takes the top discard: only to put it down at once."""
        turn = self.turn
        top = self.discards[-1]
        if self.opened[turn] and top & (self.above | self.below | self.fourth):
            return True
        return top & self.wants[turn] != 0 and top & wanted(self.hands[turn]) != 0

    def take_turn(self, take: bool) -> int:
        """A whole turn: the top discard or the stock, then put down, then throw the least.

        Returns:
            ``turn`` when it goes out, ``DRAWN``, or ``UNDECIDED``.
        """
        turn = self.turn
        hand = self.hands[turn]
        if take:
            card = self.discards.pop()
            self.gone ^= card
        else:
            card = self.stock.pop()
        hand |= card
        if card & self.wants[turn] or (
            self.opened[turn] and hand & (self.above | self.below | self.fourth)
        ):
            return self.end_turn(hand, card if take else 0)
        free = hand & ~card if take else hand
        return self.throw(least(free, hand, self), hand)

    def end_turn(self, hand: i64, taken: i64) -> int:
        """Puts down what can be put down, and throws the least; returns as ``take_turn``."""
        hand = self.put_down(hand)
        if not hand:
            self.hands[self.turn] = 0
            return self.turn
        # the rules refuse what would leave the taken card alone, so the trial may let it go
        return self.throw(least(hand & ~taken or hand, hand, self), hand)

    def throw(self, card: i64, hand: i64) -> int:
        """Discards ``card`` of ``hand``, all that ``turn`` holds; returns as ``take_turn``."""
        turn = self.turn
        hand ^= card
        self.hands[turn] = hand
        if not hand:
            return turn
        self.wants[turn] = wanted(hand)
        return UNDECIDED if self.discard(card) else DRAWN


def _settled(hand: i64, runs: i64, equal: i64) -> tuple[i64, i64]:
    """Runs and sets of ``hand`` that share no card, one of the two kinds chosen first."""
    rest = hand & ~runs
    sets_after = ranks_of_three(rest) * RANK & rest
    rest = hand & ~equal
    starts = runs_start(rest)
    runs_after = starts | starts << 4 | starts << 8
    if size(runs | sets_after) >= size(runs_after | equal):
        return runs, sets_after
    return runs_after, equal


def least(free: i64, hand: i64, round_: Playout) -> int:
    """The card of ``free`` to discard: one that helps no other, the highest; else the one whose
    loss leaves most cards that could still complete something."""
    single = free & ~helped(hand)
    if single:
        fit = round_.above | round_.below | round_.fourth
        return highest(single & ~fit or single)
    live = ~round_.gone
    best: i64 = -1
    thrown: i64 = 0
    while free:
        card = free & -free
        free ^= card
        outs = size(wanted(hand ^ card) & live)
        if outs >= best:
            best = outs
            thrown = card
    return thrown
