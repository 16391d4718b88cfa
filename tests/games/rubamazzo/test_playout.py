"""A playout is the play that it promises, checked against the compact deal."""

from random import Random

from mazzo.cards import ITALIAN_PACK
from mazzo.games.rubamazzo.compact import OVER, Deal, card_of, ranks_in
from mazzo.games.rubamazzo.playout import greedy_margin


def some_deal(rng: Random) -> Deal:
    """A deal after a random number of random moves."""
    deal = Deal([card_of(card) for card in rng.sample(ITALIAN_PACK, 40)], rng.randrange(2))
    for _ in range(rng.randrange(36)):
        deal.play(rng.choice(deal.moves()))
    return deal


def played_out(deal: Deal, plan: tuple[int, ...] = ()) -> int:
    me, other = deal.turn, 1 - deal.turn
    return greedy_margin(
        deal.hands[me],
        deal.hands[other],
        deal.table,
        deal.tops[me],
        deal.tops[other],
        deal.piles[me],
        deal.piles[other],
        deal.pack[deal.dealt :],
        plan,
    )


def greedy(deal: Deal) -> int:
    moves = deal.moves()
    steals = [move for move in moves if move < 0]
    takes = [move for move in moves if move > 0 and ranks_in(deal.table) & move]
    return (steals or takes or moves)[0]


def margin_of(deal: Deal, seat: int) -> int:
    """The margin of ``seat`` when both play greedily to the end."""
    while deal.turn != OVER:
        deal.play(greedy(deal))
    return deal.piles[seat] - deal.piles[1 - seat]


def test_both_sides_play_greedily() -> None:
    rng = Random(1)
    for _ in range(400):
        deal = some_deal(rng)
        found = played_out(deal)
        assert found == margin_of(deal, deal.turn)


def test_the_other_side_plays_its_plan_first() -> None:
    rng = Random(2)
    planned = 0
    for _ in range(600):
        deal = some_deal(rng)
        me, other = deal.turn, 1 - deal.turn
        cards = [card for card in map(card_of, ITALIAN_PACK[:10]) for _ in range(4)]
        left = deal.hands[other]
        plan: list[int] = []
        for card in rng.sample(cards, len(cards)):
            if ranks_in(left) & card:
                plan.append(card)
                left -= card
        found = played_out(deal, tuple(plan))
        planned += len(plan)
        for card in plan:
            deal.play(greedy(deal))
            deal.play(next(move for move in reversed(deal.moves()) if abs(move) == card))
        assert found == margin_of(deal, me)
    assert planned > 600
