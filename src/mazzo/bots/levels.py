"""The three levels: one answer for playing, hints and reviews."""

import json
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from mazzo.bots.search import search
from mazzo.games.catalogue import find
from mazzo.games.contract import Kind, View
from mazzo.games.move import Move


class Ranked(NamedTuple):
    """A move and how good a level thinks it is."""

    move: Move
    worth: float
    """Larger is better, comparable only within one answer."""


def rank(kind: Kind, view: View, level: str, rng: Random) -> tuple[Ranked, ...]:
    """The moves of a view, best first, as ``level`` sees them.

    Args:
        kind: the game.
        view: what the mover may know; its ``moves`` are ranked.
        level: ``easy``, ``normal``, ``hard``, or ``random`` (every move as good).
        rng: all the chance there is in the answer: the same view and seed give the same answer.

    Raises:
        ValueError: ``level`` is none of these.
    """
    if level == "easy":
        worths = kind.player.easy(view, rng)
    elif level == "normal":
        worths = kind.player.normal(view, rng)
    elif level == "hard":
        worths = search(kind.player.survey(view), kind.player.worlds, rng)
    elif level == "random":
        worths = [rng.random() for _ in view.moves]
    else:
        raise ValueError(f"no such level: {level!r}")
    ranked = [Ranked(move, worth) for move, worth in zip(view.moves, worths, strict=True)]
    return tuple(sorted(ranked, key=lambda choice: -choice.worth))


def choose(
    game: str,
    view: bytes,
    level: str,
    seed: int,
    options: Mapping[str, str] | None = None,
) -> str:
    """The move that ``level`` plays, for use in another process: there is nothing else there.

    Args:
        game: the game's name.
        view: ``View.plain()`` of the seat to move, as JSON.
        level: as for ``rank``.
        seed: the seed of all chance in the answer.
        options: the house rules in force that are not the usual ones.

    Returns:
        The move's text.
    """
    kind = find(game, options)
    seen = kind.game.view_type.from_plain(json.loads(view))
    return str(rank(kind, seen, level, Random(seed))[0].move)
