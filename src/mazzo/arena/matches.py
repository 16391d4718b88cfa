"""One match of the arena, from the first deal to the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from mazzo.arena.contestants import Contestant
from mazzo.games.contract import DEALER, AnyGame, IllegalMove, Seat
from mazzo.games.move import Move
from mazzo.games.outcome import shares
from mazzo.games.standstill import Standstill

NOTHING: Final = Move("")
"""No rules allow it."""


@dataclass(frozen=True, slots=True)
class Match:
    """What one match was like, seat by seat."""

    shares: tuple[float, ...]
    """The points of the table: 1 for winning, divided among the sides that are level at the top;
    whoever plays together has the same."""
    illegal: tuple[int, ...]
    """How often there was no legal answer."""
    seconds: tuple[list[float], ...]
    """How long each turn took, all its moves together."""
    deals: int
    """How many deals the match had."""


def play_match(game: AnyGame, contestants: Sequence[Contestant], rng: Random) -> Match:
    """Plays a match to its end; in place of an illegal answer the first legal move is played.

    A match that gets nowhere (``mazzo.games.standstill``) ends as a draw of everybody.

    Args:
        game: the game.
        contestants: seat by seat; each has been told that the match begins.
        rng: draws the first dealer and every pack.
    """
    state: Any = game.start(rng.randrange(game.seats))
    illegal = [0] * game.seats
    seconds: list[list[float]] = [[] for _ in range(game.seats)]
    last: Seat = DEALER
    deals = 0
    standstill = Standstill()
    while (turn := game.turn(state)) is not None:
        if turn == DEALER:
            if standstill.is_reached(game.points(state)):
                break
            state = game.play(state, game.shuffle(state, rng))
            deals += 1
        else:
            view = game.view(state, turn)
            before = perf_counter()
            move = contestants[turn].choose(view)
            took = perf_counter() - before
            try:
                state = game.play(state, move or NOTHING)
            except IllegalMove:
                illegal[turn] += 1
                state = game.play(state, view.moves[0])
            if turn == last:
                seconds[turn][-1] += took
            else:
                seconds[turn].append(took)
        last = turn
    worth = shares(game, state) if turn is None else (1 / len(game.sides),) * game.seats
    return Match(worth, tuple(illegal), tuple(seconds), deals)
