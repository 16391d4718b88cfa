"""Who can play in the arena."""

from random import Random
from typing import Final, Protocol

from mazzo.bots.levels import rank
from mazzo.games.contract import Kind, Seat, View
from mazzo.games.move import Move
from mazzo.records.record import LEVELS

COMPUTERS: Final = (*LEVELS, "random")
"""The players that need no program of their own."""


class UnknownPlayer(ValueError):
    """The text names no player of the arena."""


class Contestant(Protocol):
    """A player in the arena: it plays many matches, one after the other."""

    def new(self, seat: Seat, seed: int) -> None:
        """A match begins; all the contestant's chance in it comes from ``seed``."""

    def choose(self, view: View) -> Move | None:
        """The move it answers with, legal or not; ``None``: there was no readable answer."""

    def close(self) -> None:
        """No match will follow."""


class Computer:
    """A level of Mazzo's own computers."""

    def __init__(self, kind: Kind, level: str) -> None:
        self._kind = kind
        self._level = level
        self._rng = Random(0)

    def new(self, seat: Seat, seed: int) -> None:
        """Every match is played with chance of its own."""
        self._rng = Random(seed)

    def choose(self, view: View) -> Move:
        """The level's best move."""
        return rank(self._kind, view, self._level, self._rng)[0].move

    def close(self) -> None:
        """Nothing is held."""


def check(player: str) -> None:
    """Whether the text names a player.

    Raises:
        UnknownPlayer: it does not.
    """
    if player not in COMPUTERS:
        raise UnknownPlayer(player)


def enter(player: str, kind: Kind) -> Contestant:
    """The contestant that a text names, ready to play.

    Args:
        player: ``easy``, ``normal``, ``hard`` or ``random``.
        kind: the game.

    Raises:
        UnknownPlayer: the text names no player.
    """
    check(player)
    return Computer(kind, player)
