"""Many matches between the same players, the same whatever runs them."""

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import ExitStack, closing
from itertools import islice
from random import Random
from typing import Final

from mazzo.arena.contestants import enter
from mazzo.arena.matches import Match, play_match
from mazzo.arena.results import Bout, Count, Results
from mazzo.games.catalogue import find

TIMEOUT: Final = 10.0
"""How long a program may take for an answer, in seconds, unless something else is said."""
PARTS: Final = 64
"""Into how many parts the bouts are divided for an executor, if there are not too many."""
LARGEST_PART: Final = 250
"""Bouts of a part at most: on a large cluster a million matches have to become many parts."""
AHEAD: Final = 1000
"""Parts that an executor is given before the first is played."""


def hold(
    game: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    executor: Executor | None = None,
    timeout: float = TIMEOUT,
) -> Results:
    """Lets players play many matches.

    Args:
        game: the game's name.
        players: one for each seat, as ``mazzo.arena.contestants.enter`` names them.
        games: in a game of two the number of deals, each played twice; else of matches, which is
            rounded up until everybody has sat equally often at every place.
        seed: the same seed gives the same results, times excepted.
        executor: where the matches are played, any of ``concurrent.futures``; here if there is
            none.
        timeout: how long a program may take for an answer, in seconds.

    Raises:
        ValueError: there are too many or too few players, or no match is to be played.
        UnknownGame: there is no such game.
        UnknownPlayer: a player is none.
    """
    numbers = numbers_of(game, players, games)
    size = max(1, min(LARGEST_PART, len(numbers) // PARTS))
    count = Count(game, players, seed)
    for bout in bouts(game, players, seed, numbers, executor, timeout, size, AHEAD):
        count.add(bout)
    return count.results()


def numbers_of(game: str, players: Sequence[str], games: int) -> range:
    """The numbers of the bouts that so many deals, or matches, are played in; see ``hold``."""
    seats = find(game).game.seats
    if len(players) != seats or games < 1:
        raise ValueError(f"{len(players)} players, {games} matches")
    return range(games if seats == 2 else -(-games // seats) * seats)


def bouts(
    game: str,
    players: Sequence[str],
    seed: int,
    numbers: range,
    executor: Executor | None,
    timeout: float,
    size: int,
    ahead: int,
) -> Generator[Bout]:
    """The bouts of these numbers in their order, wherever they are played.

    Whoever has seen enough may close the iterator: what has not begun is not played then.

    Args:
        size: how many bouts make a part, which an executor is given at once.
        ahead: how many parts it is given before the first is played.
    """
    if executor is None:
        yield from each_bout(game, players, seed, numbers, timeout)
        return
    parts = (numbers[at : at + size] for at in range(0, len(numbers), size))
    under_way: deque[Future[list[Bout]]] = deque()
    try:
        while True:
            for part in islice(parts, ahead - len(under_way)):
                under_way.append(executor.submit(play_bouts, game, players, seed, part, timeout))
            if not under_way:
                return
            yield from under_way.popleft().result()
    finally:
        for future in under_way:
            future.cancel()


def play_bouts(
    game: str, players: Sequence[str], seed: int, numbers: Iterable[int], timeout: float
) -> list[Bout]:
    """Plays the bouts of these numbers; a bout depends on the seed and its number alone."""
    return list(each_bout(game, players, seed, numbers, timeout))


def each_bout(
    game: str, players: Sequence[str], seed: int, numbers: Iterable[int], timeout: float
) -> Iterator[Bout]:
    """Plays the bouts of these numbers, one after the other."""
    kind = find(game)
    seats = kind.game.seats
    with ExitStack() as stack:
        # the seed itself would tell a program every pack
        own = _seed(f"{seed} program")
        entered = [
            stack.enter_context(closing(enter(player, kind, own, timeout))) for player in players
        ]
        for number in numbers:
            matches: list[Match] = []
            for turned in (0, 1) if seats == 2 else (number % seats,):
                order = [(seat + turned) % seats for seat in range(seats)]
                for seat, player in enumerate(order):
                    entered[player].new(seat, _seed(f"{seed} {number} {turned} {seat}"))
                rng = Random(_seed(f"{seed} {number}"))
                match = play_match(kind.game, [entered[player] for player in order], rng)
                matches.append(_by_player(match, order))
            yield tuple(matches)


def _seed(text: str) -> int:
    return Random(text).getrandbits(64)


def _by_player(match: Match, order: list[int]) -> Match:
    seats = [order.index(player) for player in range(len(order))]
    return Match(
        tuple(match.shares[seat] for seat in seats),
        tuple(match.illegal[seat] for seat in seats),
        tuple(match.seconds[seat] for seat in seats),
        match.deals,
    )
