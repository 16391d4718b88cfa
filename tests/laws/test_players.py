"""What holds for the computer players of every game."""

import json
from random import Random
from typing import Any

import pytest

from mazzo.bots.levels import Ranked, rank
from mazzo.games.contract import Kind, View
from mazzo.records.record import LEVELS
from tests.laws.walks import KINDS, walk

pytestmark = pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))


def views(kind: Kind, seeds: range, each: int) -> list[tuple[Any, View]]:
    """States and the views of whoever moves, about so many of each of some random matches."""
    game = kind.game
    found: list[tuple[Any, View]] = []
    for seed in seeds:
        states = [step.state for step in walk(kind, seed, longest=120) if game.moves(step.state)]
        every = max(1, len(states) // each)
        for state in states[seed % every :: every]:
            found.append((state, game.view(state, game.turn(state))))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("level", [*LEVELS, "random"])
def test_every_legal_move_is_ranked_best_first(kind: Kind, level: str) -> None:
    for _, view in views(kind, range(4), 5):
        ranked = rank(kind, view, level, Random(0))
        assert sorted(map(str, view.moves)) == sorted(str(choice.move) for choice in ranked)
        worths = [choice.worth for choice in ranked]
        assert worths == sorted(worths, reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize("level", [*LEVELS, "random"])
def test_the_same_view_and_seed_give_the_same_answer(kind: Kind, level: str) -> None:
    for _, view in views(kind, range(2), 6):
        through_json = kind.game.view_type.from_plain(json.loads(json.dumps(view.plain())))
        first = rank(kind, view, level, Random(5))
        assert first == rank(kind, through_json, level, Random(5))


def answers(kind: Kind, view: View) -> list[tuple[Ranked, ...]]:
    return [rank(kind, view, level, Random(9)) for level in LEVELS]


@pytest.mark.slow
def test_no_answer_changes_when_hidden_cards_are_exchanged(kind: Kind) -> None:
    game = kind.game
    exchanged = 0
    for state, view in views(kind, range(3), 17):
        other = game.imagine(view, Random(1))
        exchanged += other != state
        assert answers(kind, view) == answers(kind, game.view(other, view.seat))
    assert exchanged > 3


def test_a_level_that_does_not_exist_is_refused(kind: Kind) -> None:
    _, view = views(kind, range(1), 1)[0]
    with pytest.raises(ValueError, match="perfect"):
        rank(kind, view, "perfect", Random(0))
