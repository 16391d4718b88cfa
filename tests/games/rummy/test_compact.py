"""The round in integers against the rules, move by move."""

import random

from mazzo.games.contract import DEALER
from mazzo.games.move import Move
from mazzo.games.rummy import GAME
from mazzo.games.rummy.bits import BIT, bits
from mazzo.games.rummy.compact import Deal, move_as_integer, move_of
from mazzo.games.rummy.playout import DRAWN, UNDECIDED
from mazzo.games.rummy.state import State


def same(deal: Deal, state: State) -> None:
    """Both say the same of everything."""
    assert deal.hands == [bits(hand) for hand in state.hands]
    assert deal.melds == [bits(meld) for meld in state.melds]
    assert [BIT[card] for card in state.discards] == deal.discards
    assert [BIT[card] for card in reversed(state.stock)] == deal.stock
    assert deal.opened == list(state.opened)
    assert deal.second == (state.stock_pass == 2)
    if deal.winner == UNDECIDED:
        assert (deal.turn, deal.drawn) == (state.turn, state.phase == "play")
        assert deal.taken == (BIT[state.taken] if state.taken else 0)
        assert deal.dry == state.dry
    else:
        assert state.turn in (DEALER, None)
        assert state.winner == (None if deal.winner == DRAWN else deal.winner)


def listed(moves: list[int]) -> list[str]:
    return sorted(str(move_of(move)) for move in moves)


def play_round(rng: random.Random, eager: float, taking: float) -> tuple[Deal, int]:
    """A round in which melds are laid and discards taken as often as that."""
    order = list(GAME.pack)
    rng.shuffle(order)
    dealer = rng.randrange(4)
    state = GAME.play(GAME.start(dealer), Move("deal", tuple(order)))
    deal = Deal([BIT[card] for card in order], dealer)
    turns = 0
    while deal.winner == UNDECIDED:
        same(deal, state)
        moves = deal.moves()
        assert listed(moves) == sorted(map(str, GAME.moves(state)))
        assert [move_as_integer(move_of(move)) for move in moves] == moves
        down = [move for move in moves if move_of(move).verb in ("meld", "lay")]
        if not deal.drawn:
            move = moves[rng.random() < taking]
        else:
            move = rng.choice(down if down and rng.random() < eager else moves)
        deal.play(move)
        state = GAME.play(state, move_of(move))
        turns += move_of(move).verb == "draw"
    same(deal, state)
    assert deal.moves() == []
    return deal, turns


def test_rounds_go_the_same_way() -> None:
    rng = random.Random(8)
    ends = set()
    for number in range(120):
        deal, _ = play_round(rng, eager=(0.9, 0.3)[number % 2], taking=(0.2, 0.5, 0.9)[number % 3])
        ends.add((min(deal.winner, 0), deal.second))
    assert {(0, False), (0, True), (DRAWN, True)} <= ends


def test_a_drought_ends_the_round_in_both() -> None:
    deal, turns = play_round(random.Random(9), eager=0, taking=1)
    assert (deal.winner, deal.second, turns) == (DRAWN, False, 100)
