"""Plays a record through the rules: as far as it is valid, and why it stopped."""

from dataclasses import dataclass
from typing import Any

from mazzo.games.catalogue import find
from mazzo.games.contract import IllegalMove
from mazzo.games.move import Move, UnreadableMove
from mazzo.records.record import Line, Record, RefusedRecord


@dataclass(frozen=True, slots=True)
class Replay:
    """Where a record leads."""

    state: Any
    """The state after the last valid move."""
    moves: tuple[Move, ...]
    """The valid moves as a record keeps them, the dealer's among them."""
    failure: RefusedRecord | None
    """Why reading stopped, or ``None``: nothing after that line was read."""


def replay(record: Record) -> Replay:
    """Plays the moves of a record one by one, up to the first that is refused."""
    game = find(record.game, record.options).game
    state: Any = game.start(record.dealer)
    moves: list[Move] = []
    for line in record.lines:
        try:
            move = Move.parse(line.text)
            after = game.play(state, move)
        except UnreadableMove:
            return Replay(state, tuple(moves), _refused(line, "unreadable", {}))
        except IllegalMove as illegal:
            return Replay(state, tuple(moves), _refused(line, illegal.reason, illegal.values))
        moves.append(game.written(state, move))
        state = after
    return Replay(state, tuple(moves), None)


def _refused(line: Line, reason: str, values: dict[str, str]) -> RefusedRecord:
    return RefusedRecord(line.number, line.text, reason, **values)
