"""What the opponent is likely to hold, judged by what it did not do.

Who puts a card down though a card of the table, or the other pile, could have been won with an
equal one probably holds no equal one. Only the moves since the hand was dealt tell anything: before
that, it was another hand.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, combinations_with_replacement
from math import comb, prod
from random import Random

from mazzo.games.contract import Seat
from mazzo.games.rubamazzo.compact import NEW_HANDS, card_of
from mazzo.games.rubamazzo.view import View

DOUBT = 0.1
"""How much less likely a hand is for each card of it that has been passed over once."""


class LikelyHands:
    """The hands of a size that can be drawn from the hidden cards, as likely as they are."""

    def __init__(self, hidden: Sequence[int], size: int, passed: Counter[int]) -> None:
        """
        Args:
            hidden: the cards that are in the hand or in the pack.
            size: how many cards the hand has, 0 to 3.
            passed: how often a card of each rank has been passed over.
        """
        count = Counter(hidden)
        self._hands: list[tuple[int, ...]] = []
        weights: list[float] = []
        for hand in combinations_with_replacement(sorted(count), size):
            held = Counter(hand)
            ways = prod(comb(count[card], number) for card, number in held.items())
            if ways:
                self._hands.append(hand)
                weights.append(ways * DOUBT ** sum(passed[card] for card in hand))
        self._weights = list(accumulate(weights))

    def draw(self, rng: Random) -> tuple[int, ...]:
        """One hand."""
        return rng.choices(self._hands, cum_weights=self._weights)[0]


def passed_over(view: View, other: Seat) -> Counter[int]:
    """How often ``other`` has passed over a card of each rank since its hand was dealt."""
    passed: Counter[int] = Counter()
    dealt = len(view.history) - len(view.history) % NEW_HANDS
    table = Counter(card_of(card) for card in view.seen[:4])
    tops: dict[Seat, int | None] = {0: None, 1: None}
    for at, (seat, move) in enumerate(view.history):
        card = card_of(move.cards[0])
        rob = tops[1 - seat]
        if at >= dealt and seat == other:
            if rob is not None and move.verb != "steal":
                passed[rob] += 1
            if move.takes is None and move.verb != "steal":
                passed.update({lying for lying in table if table[lying]})
        if move.verb == "steal":
            tops = {seat: card, 1 - seat: None}
        elif move.takes is not None:
            tops[seat] = card
            table[card] -= 1
        else:
            table[card] += 1
    return passed
