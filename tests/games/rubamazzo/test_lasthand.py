"""Once the pack is empty Hard plays without an error: checked against a plain search."""

import json
from pathlib import Path
from random import Random

import pytest

from mazzo.bots.levels import rank
from mazzo.games.catalogue import find
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.lasthand import best_margin
from mazzo.games.rubamazzo.state import State
from mazzo.records.record import parse_record
from mazzo.records.replay import replay
from tests.games.rubamazzo.positions import random_match

CASES = json.loads((Path(__file__).parents[2] / "cases" / "last-hands.json").read_text())


def value(state: State, seat: int) -> int:
    """The final margin of ``seat`` when both play without an error."""
    if state.turn is None:
        points = GAME.points(state)
        return points[seat] - points[1 - seat]
    values = [value(GAME.play(state, move), seat) for move in GAME.moves(state)]
    return max(values) if state.turn == seat else min(values)


def last_hands(matches: range) -> list[State]:
    """The positions of random matches in which the pack is empty."""
    return [
        state
        for seed in matches
        for state in random_match(seed)
        if not state.stock and state.turn is not None
    ]


@pytest.mark.slow
def test_hard_never_errs_once_the_pack_is_empty() -> None:
    kind = find("rubamazzo")
    positions = last_hands(range(500))
    assert len(positions) == 3000
    for state in positions:
        seat = state.turn
        assert seat is not None
        ranked = rank(kind, GAME.view(state, seat), "hard", Random(0))
        values = {move: value(GAME.play(state, move), seat) for move in GAME.moves(state)}
        assert values[ranked[0].move] == max(values.values())
        if len(values) > 1:
            assert {choice.move: choice.worth for choice in ranked} == values


def test_the_checked_last_hands() -> None:
    wrong = []
    for number, case in enumerate(CASES):
        state = replay(parse_record(str(case["record"]))).state
        ranked = rank(find("rubamazzo"), GAME.view(state, state.turn), "hard", Random(0))
        found = {str(move): [(worth > 0) - (worth < 0), worth] for move, worth in ranked}
        assert isinstance(case["best"], list)
        if found != case["values"] or str(ranked[0].move) not in case["best"]:
            wrong.append((number, found, case["values"]))
    assert wrong == []


def test_bounds_are_kept() -> None:
    """A search within bounds says the same as one without, as far as it promises to."""
    rng = Random(2)
    for _ in range(3000):
        cards = rng.sample([8**rank for rank in range(10)] * 4, 14)
        hand, other, table = sum(cards[:3]), sum(cards[3:6]), sum(cards[6:10])
        top, other_top = cards[10], cards[11]
        piles = rng.randrange(1, 14), rng.randrange(1, 14)
        exact = best_margin(hand, other, table, top, other_top, *piles)
        least = rng.randrange(-30, 30)
        most = least + rng.randrange(1, 20)
        found = best_margin(hand, other, table, top, other_top, *piles, least, most)
        assert min(max(found, least), most) == min(max(exact, least), most)
