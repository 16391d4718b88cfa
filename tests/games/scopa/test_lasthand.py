"""Once the pack is empty Hard plays without an error: checked against a plain search."""

from dataclasses import replace
from random import Random

import pytest

from mazzo.bots.levels import rank
from mazzo.games.contract import DEALER
from mazzo.games.scopa.compact import bits
from mazzo.games.scopa.lasthand import RESULT, LastHand
from mazzo.games.scopa.rules import Scopa
from mazzo.games.scopa.state import State, in_hand
from mazzo.games.scopa.worth import SIDE
from tests.games.scopa.positions import OPTIONS, by, by_rules, random_deal


def value(game: Scopa, state: State, seat: int, before: tuple[int, int]) -> tuple[int, int]:
    """The result and the difference of the deal for ``seat`` when both play without an error."""
    if state.turn in (None, DEALER):
        gained = [state.points[side] - before[side] for side in (0, 1)]
        outcome = game.outcome(state)
        result = 0 if outcome is None else 1 if outcome[seat] == "won" else -1
        return result, gained[seat] - gained[1 - seat]
    values = [value(game, game.play(state, move), seat, before) for move in game.moves(state)]
    return max(values) if state.turn == seat else min(values)


def last_hands(game: Scopa, seeds: range) -> list[State]:
    """Positions of deals played at random in which the pack is empty, at points where every one
    more may count."""
    found = []
    for seed in seeds:
        rng = Random(seed)
        points = rng.randrange(6, game.target), rng.randrange(6, game.target)
        for state in random_deal(seed, game):
            if not state.stock and state.turn not in (None, DEALER):
                found.append(with_points(state, points))
    return found


def with_points(state: State, points: tuple[int, int]) -> State:
    """The same position at other points of the match."""
    return replace(state, points=points)


@pytest.mark.parametrize("options", OPTIONS)
def test_hard_never_errs_once_the_pack_is_empty(options: dict[str, str]) -> None:
    kind, game = by(options), by_rules(options)
    decided = 0
    for state in last_hands(game, range(40)):
        seat = state.turn
        assert seat is not None
        ranked = rank(kind, game.view(state, seat), "hard", Random(0))
        values = {
            move: value(game, game.play(state, move), seat, state.points)
            for move in game.moves(state)
        }
        assert values[ranked[0].move] == max(values.values())
        if len(values) > 1:
            worths = {move: RESULT * won + ahead for move, (won, ahead) in values.items()}
            assert {choice.move: choice.worth for choice in ranked} == worths
            decided += len(set(values.values())) > 1
    assert decided > 20


def test_bounds_are_kept() -> None:
    """A search within bounds says the same as one without, as far as it promises to."""
    rng = Random(2)
    game = by_rules({})
    for state in last_hands(game, range(60)):
        me = state.turn
        assert me is not None
        solver = LastHand(False, False, 11, state.points[me], state.points[1 - me])
        place = (
            bits(in_hand(state.hands[me])),
            bits(in_hand(state.hands[1 - me])),
            bits(state.table),
            bits(state.taken[me]),
            bits(state.taken[1 - me]),
            state.scope[me] + SIDE * state.scope[1 - me],
            int(state.last != me),
            0,
        )
        exact = solver.value(*place)
        least = rng.randrange(-8, 8)
        most = least + rng.randrange(1, 6)
        found = solver.value(*place, least, most)
        assert min(max(found, least), most) == min(max(exact, least), most)
