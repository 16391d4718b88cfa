"""What the opponent is likely to hold, judged by what it did not do.

Who puts a card down though a card of the table, or the other pile, could have been won with an
equal one may hold no equal one. How much that tells depends on the opponent: many win whatever they
can, others wait. Cards that it has played since tell in hindsight what it could have won before,
and so which kind it is.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, combinations_with_replacement
from math import comb, prod
from random import Random
from typing import NamedTuple

from mazzo.games.contract import Seat
from mazzo.games.rubamazzo.compact import NEW_HANDS, NO_CARD, card_of
from mazzo.games.rubamazzo.view import View


class LikelyHands:
    """The hands of a size that can be drawn from the hidden cards, as likely as they are."""

    def __init__(self, hidden: Sequence[int], size: int, doubts: Mapping[int, float]) -> None:
        """
        Args:
            hidden: the cards that are in the hand or in the pack.
            size: how many cards the hand has, 0 to 3.
            doubts: for a card how much less likely a hand is for holding it; 1 if it is not named.
        """
        count = Counter(hidden)
        self._hands: list[tuple[int, ...]] = []
        weights: list[float] = []
        for hand in combinations_with_replacement(sorted(count), size):
            held = Counter(hand)
            ways = prod(comb(count[card], number) for card, number in held.items())
            if ways:
                self._hands.append(hand)
                weight = float(ways)
                for card in hand:
                    weight *= doubts.get(card, 1.0)
                weights.append(weight)
        self._weights = list(accumulate(weights))

    def draw(self, rng: Random) -> tuple[int, ...]:
        """One hand."""
        return rng.choices(self._hands, cum_weights=self._weights)[0]


class Turn(NamedTuple):
    """A card that a seat played, and what it might have done instead."""

    verb: str
    took: bool
    held: frozenset[int]
    """What it is now known to have held: this card and the later ones of the same hand."""
    lying: frozenset[int]
    """What lay on the table."""
    rob: int
    """The top of the other pile."""
    hand: int
    """Which of its hands it was, from 0."""


class Habit:
    """How often a seat passed over what it could have won while it had a choice."""

    def __init__(self) -> None:
        """A stranger seldom does."""
        self._choices = 1.0
        self._passed = 0.25

    def note(self, passed: bool) -> None:
        """One more choice."""
        self._choices += 1
        self._passed += passed

    @property
    def doubt(self) -> float:
        """How likely a card that has been passed over is held all the same, beside any other:
        as likely (1) if the seat plays at random, that is passes over two times of three."""
        return min(1.0, 1.5 * self._passed / self._choices)


def doubts(view: View, other: Seat) -> dict[int, float]:
    """How much less likely ``other`` holds a card than if it had played at random."""
    takes, steals = Habit(), Habit()
    passed_takes: Counter[int] = Counter()
    passed_steals: Counter[int] = Counter()
    now = len(view.history) // NEW_HANDS
    for turn in _turns(view, other):
        stole = turn.verb == "steal"
        if turn.rob in turn.held:
            if len(turn.held) > 1:
                steals.note(not stole)
        elif turn.held & turn.lying and turn.held - turn.lying:
            takes.note(not turn.took)
        if turn.hand == now and not stole:
            passed_steals.update({turn.rob} - {NO_CARD})
            if not turn.took:
                passed_takes.update(turn.lying)
    return {
        card: takes.doubt ** passed_takes[card] * steals.doubt ** passed_steals[card]
        for card in passed_takes.keys() | passed_steals.keys()
    }


def _turns(view: View, other: Seat) -> Iterator[Turn]:
    table = Counter(card_of(card) for card in view.seen[:4])
    tops = {0: NO_CARD, 1: NO_CARD}
    for at, (seat, move) in enumerate(view.history):
        card = card_of(move.cards[0])
        if seat == other:
            hand = at // NEW_HANDS
            yield Turn(
                verb=move.verb,
                took=bool(move.takes),
                held=frozenset(
                    card_of(played.move.cards[0])
                    for played in view.history[at : (hand + 1) * NEW_HANDS]
                    if played.seat == other
                ),
                lying=frozenset(table.keys()),
                rob=tops[1 - seat],
                hand=hand,
            )
        if move.verb == "steal":
            tops[seat], tops[1 - seat] = card, NO_CARD
        elif move.takes:
            tops[seat] = card
            table -= Counter([card])
        else:
            table[card] += 1
