"""The compact deal is played against the rules, move by move."""

from random import Random

import pytest

from mazzo.cards import ITALIAN_PACK
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.compact import (
    CARD,
    NO_CARD,
    OVER,
    Deal,
    card_of,
    lot_of,
    ranks_in,
)
from mazzo.games.rubamazzo.state import State, in_hand


def compact(move: Move) -> int:
    card = card_of(move.cards[0])
    return -card if move.verb == "steal" else card


def assert_equal(deal: Deal, state: State) -> None:
    assert deal.turn == (OVER if state.turn is None else state.turn)
    assert deal.hands == [lot_of(in_hand(hand)) for hand in state.hands]
    assert deal.table == lot_of(state.table)
    assert deal.tops == [card_of(pile[-1]) if pile else NO_CARD for pile in state.piles]
    assert deal.piles == [len(pile) for pile in state.piles]
    assert len(deal.pack) - deal.dealt == len(state.stock)
    moves = deal.moves()
    assert set(moves) == {compact(move) for move in GAME.moves(state)}
    assert len(set(moves)) == len(moves)


@pytest.mark.parametrize("dealer", [0, 1])
def test_a_deal_is_the_rules_move_by_move(dealer: int) -> None:
    rng = Random(dealer)
    for _ in range(300):
        start = GAME.start(dealer)
        shuffle = GAME.shuffle(start, rng)
        state = GAME.play(start, shuffle)
        deal = Deal([card_of(card) for card in shuffle.cards], dealer)
        assert_equal(deal, state)
        while state.turn is not None:
            move = rng.choice(GAME.moves(state))
            state = GAME.play(state, move)
            deal.play(compact(move))
            assert_equal(deal, state)


def test_a_lot_counts_every_rank_apart() -> None:
    assert lot_of(ITALIAN_PACK) == sum(4 * card for card in CARD.values())
    assert ranks_in(lot_of(ITALIAN_PACK)) == sum(CARD.values())
    assert ranks_in(3 * CARD["R"] + CARD["1"]) == CARD["R"] + CARD["1"]
    assert lot_of(ITALIAN_PACK) < 2**30
