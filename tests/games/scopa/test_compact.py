"""The whole numbers are played against the rules, move by move."""

from random import Random

import pytest

from mazzo.cards import ITALIAN_PACK
from mazzo.games.contract import DEALER
from mazzo.games.move import Move
from mazzo.games.scopa.compact import BIT, LOWER, NOBODY, OVER, SAME, Deal, bits, total
from mazzo.games.scopa.counting import counted, primiera
from mazzo.games.scopa.state import State, in_hand
from mazzo.games.scopa.worth import SIDE, score, size
from mazzo.games.scopa.worth import primiera as compact_primiera
from tests.games.scopa.positions import OPTIONS, by_rules


def compact(move: Move) -> tuple[int, int]:
    return BIT[move.cards[0]], bits(move.takes)


def assert_equal(deal: Deal, state: State, moves: tuple[Move, ...]) -> None:
    assert deal.turn == (OVER if state.turn in (None, DEALER) else state.turn)
    assert deal.hands == [bits(in_hand(hand)) for hand in state.hands]
    assert deal.table == bits(state.table)
    assert deal.heaps == [bits(heap) for heap in state.taken]
    assert deal.scope == list(state.scope)
    assert deal.last == (NOBODY if state.last is None else state.last)
    found = deal.moves()
    assert set(found) == set(map(compact, moves))
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("options", OPTIONS)
def test_a_deal_is_the_rules_move_by_move(options: dict[str, str]) -> None:
    game = by_rules(options)
    rng = Random(0)
    for number in range(60):
        start = game.start(number % 2)
        shuffle = game.shuffle(start, rng)
        state = game.play(start, shuffle)
        if state.void:
            continue
        deal = Deal([BIT[card] for card in shuffle.cards], number % 2, game.ace_takes_all)
        assert_equal(deal, state, game.moves(state))
        while deal.turn != OVER:
            move = rng.choice(game.moves(state))
            state = game.play(state, move)
            deal.play(*compact(move))
            assert_equal(deal, state, game.moves(state))


@pytest.mark.parametrize("napola", [False, True])
def test_heaps_are_counted_alike(napola: bool) -> None:
    rng = Random(0)
    for _ in range(600):
        pack = rng.sample(ITALIAN_PACK, 40)
        at = rng.randrange(41)
        heaps = tuple(pack[:at]), tuple(pack[at:])
        parts = counted(heaps, (0, 0), napola).values()
        first, second = (sum(part[seat] for part in parts) for seat in (0, 1))
        assert score(bits(heaps[0]), bits(heaps[1]), napola) == first + SIDE * second
        assert size(bits(heaps[0])) == at
        assert compact_primiera(bits(heaps[0])) == (primiera(heaps[0]) or 0)


def test_cards_of_a_value_and_below() -> None:
    assert sum(SAME) == bits(ITALIAN_PACK) == LOWER[10] + SAME[10]
    assert total(bits(ITALIAN_PACK)) == 4 * 55
