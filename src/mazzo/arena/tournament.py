"""Many matches between the same players, the same whatever runs them."""

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import islice
from random import Random
from statistics import fmean
from typing import Final

from mazzo.arena.contestants import enter
from mazzo.arena.matches import Match, play_match
from mazzo.arena.results import Bout, Count, Results
from mazzo.games.catalogue import find
from mazzo.games.contract import Kind

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
    options: Mapping[str, str] | None = None,
) -> Results:
    """Lets players play many matches.

    Args:
        game: the game's name.
        players: one for each seat, or one for each side, as ``mazzo.arena.contestants.enter``
            names them.
        games: in a game of two sides the number of deals, each played twice; else of matches,
            which is rounded up until everybody has sat equally often at every place.
        seed: the same seed gives the same results, times excepted.
        executor: where the matches are played, any of ``concurrent.futures``; here if there is
            none.
        timeout: how long a program may take for an answer, in seconds.
        options: house rules that are not the usual ones.

    Raises:
        ValueError: there are too many or too few players, or no match is to be played.
        UnknownGame: there is no such game.
        UnknownOption: it has no such house rule, or the rule no such value.
        UnknownPlayer: a player is none.
    """
    field = Field(game, tuple(players), seed, timeout, dict(options or {}))
    numbers = field.numbers(games)
    size = max(1, min(LARGEST_PART, len(numbers) // PARTS))
    count = Count(game, players, seed, field.options)
    for bout in bouts(field, numbers, executor, size, AHEAD):
        count.add(bout)
    return count.results()


@dataclass(frozen=True)
class Field:
    """Who plays what, and from which seed: all that a bout depends on but its number."""

    game: str
    players: tuple[str, ...]
    seed: int
    timeout: float
    options: Mapping[str, str]

    @property
    def kind(self) -> Kind:
        """The game with its house rules, and its computers."""
        return find(self.game, self.options)

    @property
    def lineup(self) -> tuple[int, ...]:
        """Which of the players sits at each seat, before anything is exchanged.

        Raises:
            ValueError: there are too many or too few players.
        """
        game = self.kind.game
        if len(self.players) == game.seats:
            return tuple(range(game.seats))
        if len(self.players) != len(game.sides):
            raise ValueError(f"{len(self.players)} players")
        side_of = {seat: side for side, seats in enumerate(game.sides) for seat in seats}
        return tuple(side_of[seat] for seat in range(game.seats))

    @property
    def mirrored(self) -> bool:
        """Whether every deal is played twice, the sides exchanged: where there are two."""
        return len(self.kind.game.sides) == 2

    @property
    def rotation(self) -> int:
        """After how many bouts everybody has sat equally often at every place."""
        return 1 if self.mirrored else self.kind.game.seats

    def numbers(self, games: int) -> range:
        """The numbers of the bouts that so many deals, or matches, are played in; see ``hold``.

        Raises:
            ValueError: as for ``lineup``, or no match is to be played.
        """
        if not self.lineup or games < 1:
            raise ValueError(f"{games} matches")
        return range(-(-games // self.rotation) * self.rotation)


def bouts(
    field: Field, numbers: range, executor: Executor | None, size: int, ahead: int
) -> Generator[Bout]:
    """The bouts of these numbers in their order, wherever they are played.

    Whoever has seen enough may close the iterator: what has not begun is not played then.

    Args:
        field: who plays what.
        numbers: which bouts.
        executor: where they are played; here if there is none.
        size: how many bouts make a part, which an executor is given at once.
        ahead: how many parts it is given before the first is played.
    """
    if executor is None:
        yield from each_bout(field, numbers)
        return
    parts = (numbers[at : at + size] for at in range(0, len(numbers), size))
    under_way: deque[Future[list[Bout]]] = deque()
    try:
        while True:
            for part in islice(parts, ahead - len(under_way)):
                under_way.append(executor.submit(play_bouts, field, part))
            if not under_way:
                return
            yield from under_way.popleft().result()
    finally:
        for future in under_way:
            future.cancel()


def play_bouts(field: Field, numbers: Iterable[int]) -> list[Bout]:
    """Plays the bouts of these numbers; a bout depends on the field and its number alone."""
    return list(each_bout(field, numbers))


def each_bout(field: Field, numbers: Iterable[int]) -> Iterator[Bout]:
    """Plays the bouts of these numbers, one after the other."""
    kind, lineup = field.kind, field.lineup
    seats = kind.game.seats
    with ExitStack() as stack:
        # the seed itself would tell a program every pack
        own = _seed(f"{field.seed} program")
        # partners are contestants of their own: neither may see the other's cards
        entered = [
            stack.enter_context(closing(enter(field.players[at], kind, own, field.timeout)))
            for at in lineup
        ]
        for number in numbers:
            matches: list[Match] = []
            for turned in (0, 1) if field.mirrored else (number % seats,):
                order = [(seat + turned) % seats for seat in range(seats)]
                for seat, place in enumerate(order):
                    entered[place].new(seat, _seed(f"{field.seed} {number} {turned} {seat}"))
                rng = Random(_seed(f"{field.seed} {number}"))
                match = play_match(kind.game, [entered[place] for place in order], rng)
                matches.append(_by_player(match, [lineup[place] for place in order]))
            yield tuple(matches)


def _seed(text: str) -> int:
    return Random(text).getrandbits(64)


def _by_player(match: Match, sitting: Sequence[int]) -> Match:
    """The match player by player, given who sat at each seat."""
    seats = [
        [seat for seat, player in enumerate(sitting) if player == at]
        for at in range(max(sitting) + 1)
    ]
    return Match(
        tuple(fmean(match.shares[seat] for seat in own) for own in seats),
        tuple(sum(match.illegal[seat] for seat in own) for own in seats),
        tuple([second for seat in own for second in match.seconds[seat]] for own in seats),
        match.deals,
    )
