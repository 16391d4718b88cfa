"""Plays a record through the rules: as far as it is valid, and why it stopped."""

from dataclasses import dataclass
from typing import Any

from mazzo.games.catalogue import find
from mazzo.games.contract import AnyGame, IllegalMove
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
    game = find(record.game).game
    state = game.start(record.dealer)
    moves: list[Move] = []
    for line in record.lines:
        try:
            move = Move.parse(line.text)
            state = game.play(state, move)
        except UnreadableMove:
            return Replay(state, tuple(moves), _refused(line, "unreadable", {}))
        except IllegalMove as illegal:
            return Replay(state, tuple(moves), _refused(line, illegal.reason, illegal.values))
        moves.append(kept(game, state, move))
    return Replay(state, tuple(moves), None)


def kept(game: AnyGame, state: Any, move: Move) -> Move:
    """The text of a move may be free in its order; a record keeps the one that the history shows.

    Args:
        game: the game.
        state: where the move has led.
        move: the move as it was read.
    """
    history = game.view(state, None).history
    return history[-1].move if history else move


def _refused(line: Line, reason: str, values: dict[str, str]) -> RefusedRecord:
    return RefusedRecord(line.number, line.text, reason, **values)
