"""A playout is a deal played to its end by the rules."""

from random import Random

import pytest

from mazzo.cards import ITALIAN_PACK
from mazzo.games.scopa.compact import BIT, OVER, Deal, captures, total
from mazzo.games.scopa.playout import NUMBER, Playout, packed
from mazzo.games.scopa.worth import SIDE, promise, score

FIXED = 10_000


class Simple(Playout):
    """The rule of thumb of the playout, told in long."""

    def choice(self, deal: Deal) -> tuple[int, int]:
        """What it plays in a deal."""
        best, most = (0, 0), -FIXED
        for card, lot in sorted(deal.moves()):
            if lot != self.best_lot(deal.table, card):
                continue
            worth = self.judged(deal.table, card, lot)
            if worth > most:
                best, most = (card, lot), worth
        return best


def in_order(stock: list[int]) -> list[int]:
    """The numbers of cards, each three of them in the order of the pack: between moves that it
    thinks equal the rule of thumb plays the first card of the hand."""
    numbers = [NUMBER[card] for card in stock]
    return [card for at in range(0, len(numbers), 3) for card in sorted(numbers[at : at + 3])]


@pytest.mark.parametrize("ace_takes_all", [False, True])
@pytest.mark.parametrize("with_napola", [False, True])
def test_it_plays_by_the_rules_to_the_end(ace_takes_all: bool, with_napola: bool) -> None:
    rng = Random(0)
    simple = Simple(ace_takes_all, with_napola)
    for number in range(120):
        pack = [BIT[card] for card in rng.sample(ITALIAN_PACK, 40)]
        deal = Deal(pack, number % 2, ace_takes_all)
        for _ in range(rng.randrange(1, 36)):
            deal.play(*rng.choice(deal.moves()))
        if deal.turn == OVER or deal.last < 0:
            continue
        me = deal.turn
        other = 1 - me
        found = Playout(ace_takes_all, with_napola).run(
            packed(deal.hands[me]),
            packed(deal.hands[other]),
            deal.table,
            total(deal.table),
            deal.heaps[me],
            deal.heaps[other],
            deal.scope[me] + SIDE * deal.scope[other],
            int(deal.last != me),
            in_order(pack[deal.dealt :]),
        )
        while deal.turn != OVER:
            deal.play(*simple.choice(deal))
        counted = score(deal.heaps[me], deal.heaps[other], with_napola)
        assert found == counted + deal.scope[me] + SIDE * deal.scope[other]


def test_of_several_ways_to_take_the_one_that_promises_most() -> None:
    rng = Random(1)
    playout = Playout(False, False)
    for _ in range(1000):
        cards = [BIT[card] for card in rng.sample(ITALIAN_PACK, rng.randrange(2, 9))]
        table, card = sum(cards[1:]), cards[0]
        lots = captures(table, card, False)
        best = playout.best_lot(table, card)
        assert promise(best) == max(map(promise, lots), default=0)
