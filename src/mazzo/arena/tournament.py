"""Many matches between the same players, the same whatever runs them."""

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from random import Random
from statistics import fmean

from mazzo.arena.contestants import enter
from mazzo.arena.matches import Match, play_match
from mazzo.arena.results import Results, standing
from mazzo.games.catalogue import find

Bout = tuple[Match, ...]
"""The matches of one number; in a game of two the same deals from both seats, so that neither
player can be luckier. Shares are listed player by player, as named, not seat by seat."""

TIMEOUT = 10.0
"""How long a program may take for an answer, in seconds, unless something else is said."""
PARTS = 64
"""Into how many parts the bouts are divided for an executor."""


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
        executor: where the matches are played; here if there is none.
        timeout: how long a program may take for an answer, in seconds.

    Raises:
        ValueError: there are too many or too few players, or no match is to be played.
        UnknownGame: there is no such game.
        UnknownPlayer: a player is none.
    """
    seats = find(game).game.seats
    if len(players) != seats or games < 1:
        raise ValueError(f"{len(players)} players, {games} matches")
    count = games if seats == 2 else -(-games // seats) * seats
    bouts: list[Bout] = []
    if executor is None:
        bouts = play_bouts(game, players, seed, range(count), timeout)
    else:
        parts = _parts(count)
        played = [executor.submit(play_bouts, game, players, seed, part, timeout) for part in parts]
        for future in played:
            bouts += future.result()
    return _sum_up(game, players, seed, bouts)


def play_bouts(
    game: str, players: Sequence[str], seed: int, numbers: Iterable[int], timeout: float
) -> list[Bout]:
    """Plays the bouts of these numbers; a bout depends on the seed and its number alone."""
    kind = find(game)
    seats = kind.game.seats
    bouts: list[Bout] = []
    with ExitStack() as stack:
        entered = [
            stack.enter_context(closing(enter(player, kind, seed, timeout))) for player in players
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
            bouts.append(tuple(matches))
    return bouts


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


def _parts(count: int) -> list[range]:
    size = max(1, count // PARTS)
    return [range(at, min(at + size, count)) for at in range(0, count, size)]


def _sum_up(game: str, players: Sequence[str], seed: int, bouts: list[Bout]) -> Results:
    matches = [match for bout in bouts for match in bout]
    return Results(
        game=game,
        games=len(matches),
        deals=sum(bout[0].deals for bout in bouts),
        seed=seed,
        standings=tuple(
            standing(
                player,
                [fmean(match.shares[at] for match in bout) for bout in bouts],
                [match.shares[at] for match in matches],
                [took for match in matches for took in match.seconds[at]],
                sum(match.illegal[at] for match in matches),
            )
            for at, player in enumerate(players)
        ),
    )
