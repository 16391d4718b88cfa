"""The games that are installed, found by the entry points of the group ``mazzo.games``.

An entry point names a package with ``GAME`` and ``PLAYER``; adding a game is one line there.
"""

from functools import cache
from importlib.metadata import entry_points

from mazzo.games.contract import Kind

GROUP = "mazzo.games"


class UnknownGame(LookupError):
    """No game of that name is installed."""


@cache
def catalogue() -> dict[str, Kind]:
    """Every installed game by name, in the order of the names."""
    kinds: dict[str, Kind] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        package = point.load()
        kinds[point.name] = Kind(package.GAME, package.PLAYER)
    return kinds


def find(name: str) -> Kind:
    """The game called ``name``.

    Raises:
        UnknownGame: there is none.
    """
    try:
        return catalogue()[name]
    except KeyError:
        raise UnknownGame(name) from None
