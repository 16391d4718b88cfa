"""Who can play in the arena."""

import shlex
from random import Random
from shutil import which
from typing import Final, Protocol

from mazzo.arena.programs import Program
from mazzo.bots.levels import rank
from mazzo.errors import MazzoError
from mazzo.games.contract import Kind, Seat, View
from mazzo.games.move import Move
from mazzo.records.record import LEVELS

COMPUTERS: Final = (*LEVELS, "random")
"""The players that need no program of their own."""
PROGRAM: Final = "cmd:"
"""What stands before the command of a program that plays."""


class UnknownPlayer(MazzoError, ValueError):
    """The text names no player of the arena, or a program that is not to be found."""


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
    if player.startswith(PROGRAM):
        try:
            words = shlex.split(player.removeprefix(PROGRAM))
        except ValueError:
            raise UnknownPlayer(player) from None
        if not words or which(words[0]) is None:
            raise UnknownPlayer(player)
    elif player not in COMPUTERS:
        raise UnknownPlayer(player)


def enter(player: str, kind: Kind, seed: int, timeout: float) -> Contestant:
    """The contestant that a text names, ready to play.

    Args:
        player: ``easy``, ``normal``, ``hard``, ``random``, or ``cmd:`` and a program's command.
        kind: the game.
        seed: for a program: all its chance outside of matches.
        timeout: for a program: how long an answer may take, in seconds.

    Raises:
        UnknownPlayer: the text names no player.
    """
    check(player)
    if player.startswith(PROGRAM):
        return Program(player.removeprefix(PROGRAM), kind.game, seed, timeout)
    return Computer(kind, player)
