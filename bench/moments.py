"""What a moment of a match is; each game has its own in ``tests/games/NAME/scenes.py``."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Plain = Mapping[str, Any]
"""A view as it is sent to a page."""


@dataclass(frozen=True)
class Scene:
    """A moment, and what a player does in it."""

    game: str
    name: str
    fits: Callable[[Plain], bool]
    """Whether seat 0 sees such a moment."""
    level: str = "normal"
    cards: Callable[[Plain], list[int]] = field(default=lambda _: [])
    """The places of the hand to choose, from 0."""
    keys: tuple[str, ...] = ()
    """What is pressed then."""
    within: int = 80
    """Moves after which it is looked for in another match."""


def is_mine(view: Plain) -> bool:
    """Whether it is the player's turn."""
    return bool(view["turn"] == 0)
