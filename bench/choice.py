"""How long the levels take for a turn, on one core: `python -m bench.choice [GAME] [MATCHES]`.

A turn of Rummy is several moves: drawing, putting down, discarding. The budgets of Hard, 95
turns of 100: Rubamazzo 40 ms, compiled 4 ms; Rummy 250 ms, compiled 25 ms.
"""

import sys
from collections import defaultdict
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any

from mazzo.bots.levels import rank
from mazzo.games.catalogue import find
from mazzo.games.contract import DEALER
from mazzo.records.record import LEVELS


def measure(game: str, matches: int) -> dict[str, list[float]]:
    """The processor seconds of every turn with a choice; the levels share the seats."""
    kind = find(game)
    seconds: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    turns = 0
    for number in range(matches):
        rng = Random(number)
        state: Any = kind.game.start(number % kind.game.seats)
        last = DEALER
        while (seat := kind.game.turn(state)) is not None:
            turns += seat != last
            last = seat
            if seat == DEALER:
                move = kind.game.shuffle(state, rng)
            else:
                level = LEVELS[(seat + number) % len(LEVELS)]
                view = kind.game.view(state, seat)
                before = process_time()
                move = rank(kind, view, level, rng)[0].move
                if len(view.moves) > 1:
                    seconds[level][turns] += process_time() - before
            state = kind.game.play(state, move)
    return {level: list(turn.values()) for level, turn in seconds.items()}


def main() -> None:
    """Prints a line for every level."""
    game = sys.argv[1] if len(sys.argv) > 1 else "rubamazzo"
    matches = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    print(f"{game}, milliseconds a turn   median    95 %     99 %")
    for level, seconds in measure(game, matches).items():
        cuts = quantiles(seconds, n=100)
        print(f"{level:24} {1000 * cuts[49]:9.2f} {1000 * cuts[94]:8.2f} {1000 * cuts[98]:8.2f}")


if __name__ == "__main__":
    main()
