"""Plays a record through the rules: as far as it is valid, and why it stopped."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from mazzo.games.catalogue import find
from mazzo.games.contract import AnyGame, IllegalMove
from mazzo.games.move import Move, UnreadableMove
from mazzo.records.record import Line, Players, Record, RefusedRecord, SeatHeader, read_change


class Turn(NamedTuple):
    """The moment before a move of a record."""

    line: Line
    """The move as it stands in the text."""
    state: Any
    sitting: tuple[SeatHeader, ...]
    """Who sits where."""
    players: str | None
    """The version of the computers; ``None`` if the record does not say."""


@dataclass(frozen=True, slots=True)
class Replay:
    """Where a record leads."""

    state: Any
    """The state after the last valid move."""
    moves: tuple[Move, ...]
    """The valid moves as a record keeps them, the dealer's among them."""
    sitting: tuple[SeatHeader, ...]
    """Who sits where in the end."""
    failure: RefusedRecord | None
    """Why reading stopped, or ``None``: nothing after that line was read."""


class Walk:
    """The moves of a record one by one, up to the first line that is refused.

    Each is given to whoever iterates before it is played.
    """

    def __init__(self, record: Record) -> None:
        self.game: AnyGame = find(record.game, record.options).game
        self.state: Any = self.game.start(record.dealer)
        """After the moves played so far."""
        self.moves: list[Move] = []
        """These moves, as a record writes them."""
        self.sitting = record.seats
        self.failure: RefusedRecord | None = None
        """Why reading stopped; ``None`` while it has not."""
        self._lines = record.lines
        self._players = record.headers.get("players")

    def __iter__(self) -> Iterator[Turn]:
        for line in self._lines:
            try:
                if line.is_move:
                    yield Turn(line, self.state, self.sitting, self._players)
                    self._play(line)
                else:
                    self._change(line)
            except RefusedRecord as refused:
                self.failure = refused
                return

    def _play(self, line: Line) -> None:
        try:
            move = Move.parse(line.text)
            after = self.game.play(self.state, move)
        except UnreadableMove:
            raise RefusedRecord(line.number, line.text, "unreadable") from None
        except IllegalMove as illegal:
            raise RefusedRecord(line.number, line.text, illegal.reason, **illegal.values) from None
        self.moves.append(self.game.written(self.state, move))
        self.state = after

    def _change(self, line: Line) -> None:
        change = read_change(line.text, self.game.seats)
        if change is None or self.game.turn(self.state) is None:
            raise RefusedRecord(line.number, line.text, "bad-seat")
        if isinstance(change, Players):
            self._players = str(change.version)
        else:
            sitting = list(self.sitting)
            sitting[change.seat] = change.player
            self.sitting = tuple(sitting)


def replay(record: Record) -> Replay:
    """Plays the moves of a record one by one, up to the first that is refused."""
    walk = Walk(record)
    for _ in walk:
        pass
    return Replay(walk.state, tuple(walk.moves), walk.sitting, walk.failure)
