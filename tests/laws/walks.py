"""Walks through matches, for the laws."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from mazzo.games.catalogue import catalogue
from mazzo.games.contract import DEALER, Kind, Seat
from mazzo.games.move import Move
from tests.toys import calls, highest

KINDS: dict[str, Kind] = {
    **catalogue(),
    "highest": highest.KIND,
    "calls": calls.KIND,
}
"""Every game of the room, and two that are none."""

HIDING = ("hands", "stock")
"""The lists of a position that not everybody sees."""


@dataclass(frozen=True, slots=True)
class Step:
    """A state, the moves that led to it, and where its deal began."""

    state: Any
    moves: tuple[Move, ...]
    deal: int
    """How many moves there were before the deal that is being played."""


def walk(kind: Kind, seed: int, longest: int = 400) -> Sequence[Step]:
    """The states of a match played at random, from before the first deal on.

    Args:
        kind: the game.
        seed: of the dealer, the packs and the moves.
        longest: how many moves at most.
    """
    steps, rest = _match(kind, seed)
    steps += islice(rest, max(0, longest + 1 - len(steps)))
    return steps[: longest + 1]


@cache
def _match(kind: Kind, seed: int) -> tuple[list[Step], Iterator[Step]]:
    """As much of a match as was asked for, and what comes after it: each match is walked once for
    all laws."""
    return [], _steps(kind, seed)


def _steps(kind: Kind, seed: int) -> Iterator[Step]:
    game = kind.game
    rng = Random(seed)
    state: Any = game.start(seed % game.seats)
    moves: tuple[Move, ...] = ()
    deal = 0
    yield Step(state, moves, deal)
    while (turn := game.turn(state)) is not None:
        if turn == DEALER:
            deal = len(moves)
            move = game.shuffle(state, rng)
        else:
            move = rng.choice(game.moves(state))
        state = game.play(state, move)
        moves = (*moves, move)
        yield Step(state, moves, deal)


def seats_and_spectator(kind: Kind) -> list[Seat | None]:
    """Everybody who may look."""
    return [*range(kind.game.seats), None]


def lists_of_cards(position: dict[str, object], *names: str) -> list[str]:
    """The cards in the lists of a position, all lists but ``legal`` unless some are named."""
    cards: list[str] = []
    for name, value in position.items():
        if (name in names) if names else name != "legal":
            cards += _cards(value)
    return cards


def _cards(value: object) -> list[str]:
    if not isinstance(value, list | tuple):
        return []
    found: list[str] = []
    for part in value:
        found += [part] if isinstance(part, str) else _cards(part)
    return found
