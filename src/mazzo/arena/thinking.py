"""How long the levels think."""

from collections import defaultdict
from itertools import count
from random import Random
from time import process_time
from typing import Any

from mazzo.bots.levels import rank
from mazzo.games.contract import DEALER, Kind
from mazzo.records.record import LEVELS


def turn_times(kind: Kind, turns: int) -> dict[str, list[float]]:
    """The processor time of every turn in which a computer had a choice.

    Whole matches are played until there are enough turns; the levels share the seats, in turns.
    The matches are the same each time.

    Args:
        kind: the game.
        turns: how many to time at least, all levels together.

    Returns:
        By level, seconds for each turn. A turn may be several moves.
    """
    timed: dict[str, list[float]] = {level: [] for level in LEVELS}
    for number in count():
        if sum(map(len, timed.values())) >= turns:
            break
        for level, seconds in _one_match(kind, number).items():
            timed[level] += seconds
    return timed


def _one_match(kind: Kind, number: int) -> dict[str, list[float]]:
    rng = Random(number)
    seconds: dict[str, dict[int, float]] = {level: defaultdict(float) for level in LEVELS}
    state: Any = kind.game.start(number % kind.game.seats)
    turn, last = 0, DEALER
    while (seat := kind.game.turn(state)) is not None:
        turn += seat != last
        last = seat
        if seat == DEALER:
            move = kind.game.shuffle(state, rng)
        else:
            level = LEVELS[(seat + number) % len(LEVELS)]
            view = kind.game.view(state, seat)
            before = process_time()
            move = rank(kind, view, level, rng)[0].move
            if len(view.moves) > 1:
                seconds[level][turn] += process_time() - before
        state = kind.game.play(state, move)
    return {level: list(turns.values()) for level, turns in seconds.items()}
