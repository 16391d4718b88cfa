"""Moments of matches, the same on every machine: for pictures and for what is measured on a page.

A scene is looked for: seeded matches are played until one of them comes to such a moment. Which
moments there are, each game says for itself: ``tests/games/NAME/scenes.py``.
"""

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

from bench.moments import Scene
from mazzo.games.catalogue import catalogue, find
from mazzo.records.record import Record, SeatHeader
from tests.open_match import OpenMatch


def _of(game: str) -> Any:
    """The game's moments, and what the seats of its matches like to do."""
    return import_module(f"tests.games.{game}.scenes")


def play(game: str, level: str, seed: int) -> Iterator[OpenMatch]:
    """A match, move by move; seat 0 is a person."""
    rng = Random(seed)
    seats = find(game).game.seats
    others = [SeatHeader("computer", level) for _ in range(1, seats)]
    table = OpenMatch(Record(game, seats - 1, (SeatHeader("person"), *others)))
    while table.turn is not None:
        if table.turn == -1:
            table.play(table.turn, table.shuffle(rng), table.ply)
        else:
            table.play(table.turn, liked(table, rng), table.ply)
        yield table


def liked(table: OpenMatch, rng: Random) -> str:
    """A move: the dearest verb, a capture before none, the most cards."""
    plays = _of(table.record.game).PLAYS

    def dear(move: Any) -> tuple[int, bool, int]:
        return plays.index(move.verb), not move.takes, -len(move.cards)

    assert table.turn is not None
    moves = table.view(table.turn).moves
    best = min(map(dear, moves))
    return str(rng.choice([move for move in moves if dear(move) == best]))


def record_of(scene: Scene) -> str:
    """The record that leads to the scene.

    Raises:
        LookupError: no match of those that are tried comes to it.
    """
    for seed in range(300):
        for table in islice(play(scene.game, scene.level, seed), scene.within):
            if scene.fits(table.view(0).plain()):
                return str(table.record)
    raise LookupError(f"no match comes to the scene {scene.name!r} of {scene.game}")


SCENES: list[Scene] = [scene for game in catalogue() for scene in _of(game).SCENES]
"""Every moment that a picture is made of."""


def scene_of(game: str, name: str) -> Scene:
    """The one of that game with that name."""
    return next(one for one in SCENES if (one.game, one.name) == (game, name))
