"""The program ``first-legal``, who plays for a computer that gave no answer."""

from typing import Any, Final

from mazzo.games.contract import AnyGame
from mazzo.records.record import SeatHeader

FIRST_LEGAL: Final = SeatHeader("program", name="first-legal")
"""As it sits at a seat."""


def first_legal(game: AnyGame, state: Any) -> str:
    """Its move for the seat that has the turn: the first of the legal ones as ``legal`` is sorted,
    by which a record of it can be checked."""
    return min(str(move) for move in game.moves(state))
