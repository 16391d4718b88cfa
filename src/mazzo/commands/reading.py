"""Records from files and from standard input, for the commands that read them."""

import errno
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import click

from mazzo.commands.sentences import sentence
from mazzo.games.catalogue import find
from mazzo.records.decoding import decode
from mazzo.records.record import RefusedRecord, SeatHeader, parse_record
from mazzo.records.replay import replay

STANDARD_INPUT = "-"


class Unopened(click.ClickException):
    """A file that cannot be read; the command ends with status 2."""

    exit_code = 2


class Refused(click.ClickException):
    """A record that was refused: ``message`` says why and where; the command ends with status 1."""

    exit_code = 1

    def __init__(
        self, name: str, refused: RefusedRecord, legal: list[str], game: str | None = None
    ) -> None:
        self.line = refused.line
        self.text = refused.text
        self.reason = refused.reason
        self.why = sentence(refused, legal, game)
        super().__init__(one_line(f"{name}:{refused.line}: {self.why}"))

    def plain(self) -> dict[str, object]:
        """As JSON."""
        return {
            "line": self.line,
            "move": self.text,
            "reason": self.reason,
            "message": self.why,
        }


def one_line(text: str) -> str:
    """What a record quotes must not move the cursor, nor end the line."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


@dataclass(frozen=True, slots=True)
class Position:
    """Where a record leads."""

    game: Any
    state: Any
    sitting: tuple[SeatHeader, ...]
    """Who sits where at that moment."""

    def plain(self) -> dict[str, object]:
        """As JSON: everything there is, and who sits where."""
        position: dict[str, object] = self.game.position(self.state)
        return position | {"sitting": [str(player) for player in self.sitting]}


def standard_input() -> BinaryIO:
    """The bytes of standard input.

    Raises:
        Unopened: it is closed.
    """
    if sys.stdin is None:
        raise Unopened(f"{STANDARD_INPUT}: {os.strerror(errno.EBADF)}")
    return sys.stdin.buffer


def read_text(name: str) -> str:
    """The text of a file, or of standard input for ``-``.

    Raises:
        Unopened: the file cannot be read.
        Refused: what is in it is no text that could be read without a guess.
    """
    try:
        data = standard_input().read() if name == STANDARD_INPUT else Path(name).read_bytes()
    except OSError as failure:
        raise Unopened(one_line(f"{name}: {failure.strerror}")) from None
    try:
        return decode(data)
    except RefusedRecord as refused:
        raise Refused(name, refused, []) from None


def read_position(name: str) -> Position:
    """The position after the last move of the record in a file.

    Raises:
        Unopened: the file cannot be read.
        Refused: its text is no record, or the rules refuse a move of it.
    """
    text = read_text(name)
    try:
        record = parse_record(text)
    except RefusedRecord as refused:
        raise Refused(name, refused, []) from None
    game = find(record.game, record.options).game
    played = replay(record)
    if played.failure is not None:
        legal = sorted(str(move) for move in game.moves(played.state))
        raise Refused(name, played.failure, legal, game.name)
    return Position(game, played.state, played.sitting)
