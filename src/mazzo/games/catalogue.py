"""The games that are installed, found by the entry points of the group ``mazzo.games``.

An entry point names a package with ``GAME``, ``PLAYER`` and ``NUMBERS``; adding a game is one line
there.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from mazzo import games
from mazzo.errors import MazzoError
from mazzo.games.contract import REASONS, Kind
from mazzo.games.numbers import Numbers

GROUP = "mazzo.games"


class UnknownGame(MazzoError, LookupError):
    """No game of that name is installed."""


@cache
def catalogue() -> dict[str, Kind]:
    """Every installed game by name, in the order of the names."""
    return {name: Kind(package.GAME, package.PLAYER) for name, package in _packages().items()}


def numbers_of(name: str) -> Numbers:
    """How the game's moves and views become numbers.

    Raises:
        UnknownGame: there is no such game.
    """
    try:
        numbers: Numbers = _packages()[name].NUMBERS
    except KeyError:
        raise UnknownGame(name) from None
    return numbers


@cache
def _packages() -> dict[str, Any]:
    try:
        from importlib.metadata import entry_points
    except ImportError:
        # It needs modules of the network, which are not everywhere; our own folders are.
        ours = sorted(module.name for module in iter_modules(games.__path__) if module.ispkg)
        return {name: import_module(f"{games.__name__}.{name}") for name in ours}
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point.load() for point in points}


def find(name: str, options: Mapping[str, str] | None = None) -> Kind:
    """The game called ``name``, and its computers.

    Args:
        name: of the game.
        options: the house rules to play by; those not named are at their usual value.

    Raises:
        UnknownGame: there is none.
        UnknownOption: it has no such house rule, or the rule no such value.
    """
    try:
        kind = catalogue()[name]
    except KeyError:
        raise UnknownGame(name) from None
    if not options:
        return kind
    game = kind.game.with_options(options)
    return Kind(game, kind.player.playing(game))


def all_reasons() -> tuple[str, ...]:
    """Every reason for which a record or a move of an installed game can be refused."""
    own = (reason for kind in catalogue().values() for reason in kind.game.reasons)
    return tuple(dict.fromkeys((*REASONS, *own)))
