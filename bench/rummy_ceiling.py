"""How much of Rummy is luck: a player that sees every card among three Normals.

`python -m bench.rummy_ceiling [MATCHES]`. It judges each move by the one world there is, as Hard
judges it by three hundred imagined ones: what it wins beyond Hard, an honest player can hardly win.
"""

import sys
from random import Random
from statistics import fmean

from mazzo.arena.results import interval
from mazzo.bots.levels import rank
from mazzo.games.contract import DEALER, Kind
from mazzo.games.move import Move
from mazzo.games.rummy import GAME, PLAYER
from mazzo.games.rummy.bits import BIT, bits
from mazzo.games.rummy.state import SEATS, State
from mazzo.games.rummy.survey import HardSurvey

RUMMY = Kind(GAME, PLAYER)


class ClearSurvey(HardSurvey):
    """Hard's, but that it imagines what is."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME.view(state, state.turn))
        self.truth = state

    def _imagine(self, rng: Random) -> None:
        self.now.hands[:] = map(bits, self.truth.hands)
        self.now.stock = [BIT[card] for card in reversed(self.truth.stock)]
        self.now.start()


def best(state: State, rng: Random) -> Move:
    """The best move when everybody plays on by the rule of thumb."""
    survey = ClearSurvey(state)
    worths = survey.solve() or survey.sample(rng)
    return survey.moves[max(range(len(worths)), key=worths.__getitem__)]


def won(seat: int, rng: Random) -> bool:
    """Whether the player that sees everything wins a match at ``seat``."""
    state = GAME.start(rng.randrange(SEATS))
    while state.turn is not None:
        if state.turn == DEALER:
            move = GAME.shuffle(state, rng)
        elif state.turn == seat:
            move = best(state, rng)
        else:
            move = rank(RUMMY, GAME.view(state, state.turn), "normal", rng)[0].move
        state = GAME.play(state, move)
    return state.points[seat] == max(state.points)


def main() -> None:
    """Prints the share and its interval."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    rng = Random(0)
    shares = [float(won(number % SEATS, rng)) for number in range(matches)]
    low, high = interval(shares)
    print(f"sees everything, among three Normals: {fmean(shares):.4f} ({low:.4f} to {high:.4f})")


if __name__ == "__main__":
    main()
