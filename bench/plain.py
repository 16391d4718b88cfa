"""A level against a plain search of any game, which knows nothing but the contract.

`python -m bench.plain GAME [MATCHES] [LEVEL] [WORLDS] [PLAYOUT] [SEED]`: LEVEL at one side, the
plain search of WORLDS worlds at all the others. The imagined deals are played to their end by
PLAYOUT, which is ``random`` or a level. Of a game of two every deal is played from both sides.
"""

import sys
from random import Random
from statistics import fmean

from mazzo.arena.contestants import Computer, Contestant
from mazzo.arena.matches import play_match
from mazzo.arena.results import interval
from mazzo.bots.flat import FlatSurvey
from mazzo.bots.search import search
from mazzo.games.catalogue import find
from mazzo.games.contract import Kind, Seat, View
from mazzo.games.move import Move


class Searcher:
    """The plain search as a contestant of the arena."""

    def __init__(self, kind: Kind, worlds: int, playout: str) -> None:
        self._kind = kind
        self._worlds = worlds
        self._playout = playout
        self._rng = Random(0)

    def new(self, seat: Seat, seed: int) -> None:
        """Every match is played with chance of its own."""
        self._rng = Random(seed)

    def choose(self, view: View) -> Move:
        """The move with the best mean over the worlds."""
        worths = search(FlatSurvey(self._kind, view, self._playout), self._worlds, self._rng)
        return view.moves[max(range(len(worths)), key=worths.__getitem__)]

    def close(self) -> None:
        """Nothing is held."""


def share(kind: Kind, level: str, searcher: Contestant, number: int, seed: int) -> float:
    """The share of the level in one match, or in the same deals from both sides."""
    game = kind.game
    computer = Computer(kind, level)
    shares = []
    for turned in range(2) if game.seats == 2 else [number]:
        side = game.sides[turned % len(game.sides)]
        at: list[Contestant] = [
            computer if seat in side else searcher for seat in range(game.seats)
        ]
        computer.new(side[0], hash((seed, number, turned, 0)))
        searcher.new(side[0], hash((seed, number, turned, 1)))
        match = play_match(game, at, Random(hash((seed, number))))
        shares.append(match.shares[side[0]])
    return fmean(shares)


def main() -> None:
    """Prints the share of the level and its interval."""
    given = dict(enumerate(sys.argv))
    kind = find(given.get(1, "rubamazzo"))
    matches, level, worlds = int(given.get(2, 100)), given.get(3, "hard"), int(given.get(4, 100))
    searcher = Searcher(kind, worlds, given.get(5, "random"))
    seed = int(given.get(6, 0))
    shares = [share(kind, level, searcher, number, seed) for number in range(matches)]
    low, high = interval(shares)
    print(f"{level}, against a plain search of {worlds} worlds: ", end="")
    print(f"{fmean(shares):.4f} ({low:.4f} to {high:.4f}), {matches} matches")


if __name__ == "__main__":
    main()
