"""What changes from view to view, in every game."""

from random import Random

import pytest

from mazzo.games.catalogue import catalogue
from mazzo.games.contract import DEALER
from mazzo.room.changes import STORY, Follower, changes


@pytest.mark.parametrize("name", catalogue())
def test_a_view_and_what_changed_are_the_next_view(name: str) -> None:
    game, rng = catalogue()[name].game, Random(7)
    state = game.start(0)
    watchers = [*range(game.seats), None]
    views = [game.view(state, seat) for seat in watchers]
    followers = [Follower(view) for view in views]
    grown = 0
    for _ in range(150):
        turn = game.turn(state)
        if turn is None:
            break
        dealt = game.shuffle(state, rng) if turn == DEALER else rng.choice(game.moves(state))
        state = game.play(state, dealt)
        for number, seat in enumerate(watchers):
            before, after = views[number], game.view(state, seat)
            new, more = changes(before, after)
            known = {**before.plain(), **new}
            for field, end in more.items():
                known[field] = [*known[field], *end]
                grown += 1
            assert _listed(known, STORY) == _listed(after.plain(), STORY)
            assert _listed(followers[number].go_on(after)) == _listed(after.plain())
            views[number] = after
    assert grown


def _listed(plain: dict[str, object], but: str = "") -> dict[str, object]:
    """As JSON has it: no tuples, and ``but`` left out."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in plain.items()
        if name != but
    }
