"""No level proposes an illegal move: `python -m bench.rummy_legal [LEVEL] [ROUNDS]`.

Every round is played by four computers of the level; every move has to be among those that the
compact rules list, which know nothing of the readable ones.
"""

import sys
from random import Random

from mazzo.bots.levels import rank
from mazzo.games.contract import Kind
from mazzo.games.rummy import GAME, PLAYER
from mazzo.games.rummy.bits import BIT
from mazzo.games.rummy.compact import Deal, move_as_integer
from mazzo.games.rummy.playout import DRAWN, UNDECIDED

RUMMY = Kind(GAME, PLAYER)


def play_round(level: str, rng: Random) -> tuple[int, int]:
    """Plays one round; who won it, and in how many moves."""
    state = GAME.start(rng.randrange(GAME.seats))
    shuffle = GAME.shuffle(state, rng)
    deal = Deal([BIT[card] for card in shuffle.cards], state.dealer)
    state = GAME.play(state, shuffle)
    moves = 0
    while deal.winner == UNDECIDED:
        move = rank(RUMMY, GAME.view(state, state.turn), level, rng)[0].move
        if move_as_integer(move) not in deal.moves():
            sys.exit(f"{level} proposed {move} in {state}")
        state = GAME.play(state, move)
        deal.play(move_as_integer(move))
        moves += 1
    return deal.winner, moves


def main() -> None:
    """Stops at the first illegal move."""
    level = sys.argv[1] if len(sys.argv) > 1 else "normal"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    rng = Random(0)
    drawn = moves = 0
    for _ in range(count):
        winner, made = play_round(level, rng)
        drawn += winner == DRAWN
        moves += made
    print(f"{level}: {count:,} rounds, {drawn:,} of them drawn, {moves:,} moves, none illegal")


if __name__ == "__main__":
    main()
