"""``mazzo arena``: matches between players, to measure them."""

import json
import math
import signal
import sys
import threading
from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, ParamSpec, TypeVar

import click

from mazzo.arena import Results, hold
from mazzo.arena.contestants import UnknownPlayer, check
from mazzo.arena.sequential import ERROR, MOST, Decision, Hypotheses, decide, usual_bounds
from mazzo.arena.tournament import TIMEOUT
from mazzo.commands.reading import one_line
from mazzo.commands.sentences import no_such_game, say
from mazzo.games.catalogue import UnknownGame, find
from mazzo.games.options import UnknownOption, unusual

Given = ParamSpec("Given")
Played = TypeVar("Played")

MOST_GAMES = 10**9
LONGEST_ANSWER = 24 * 3600.0
"""Seconds that may be granted to a program for a move."""
CONNECTING = 10
"""Seconds that a cluster has to answer."""
MOST_JOBS = 61 if sys.platform == "win32" else 256
"""Processes; Windows cannot wait for more. Beyond one machine there are clusters."""


class Unfit(click.ClickException):
    """A tournament that cannot be held as asked."""

    exit_code = 2


class _Number(click.FloatRange):
    """A number in a range: "nan" is outside of all."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number: float = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is no number.", param, ctx)
        return number


@click.command()
@click.argument("game")
@click.argument("players", metavar="PLAYER PLAYER...", nargs=-1, required=True)
@click.option("--games", type=click.IntRange(1, MOST_GAMES), help="Deals, or matches.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same gives the same.")
@click.option(
    "--jobs", type=click.IntRange(1, MOST_JOBS), default=1, help="How many processes play."
)
@click.option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")
@click.option(
    "--timeout",
    type=_Number(0, LONGEST_ANSWER, min_open=True),
    default=TIMEOUT,
    show_default=True,
    help="Seconds that a program may take for a move.",
)
@click.option("--sprt", is_flag=True, help="Play until the first player is found better or not.")
@click.option(
    "--bounds",
    type=(float, float),
    metavar="LOW HIGH",
    help="Of --sprt: the shares to decide between; by default an equal share and 0.02 more.",
)
@click.option(
    "--error",
    type=_Number(0, 0.5, min_open=True, max_open=True),
    default=ERROR,
    show_default=True,
    help="Of --sprt: how often it may be wrong.",
)
@click.option(
    "--option",
    "chosen",
    metavar="NAME=VALUE",
    multiple=True,
    help="A house rule that is not the usual one; may be given again.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
def arena(
    game: str,
    players: tuple[str, ...],
    games: int | None,
    seed: int,
    jobs: int,
    cluster: str | None,
    timeout: float,
    sprt: bool,
    bounds: tuple[float, float] | None,
    error: float,
    chosen: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let players play many matches.

    A player is easy, normal, hard, random, or cmd:COMMAND, a program that speaks the bot protocol.

    Where there are two sides every deal is played twice with the sides exchanged, and one player
    may be named for each side; else the seats rotate.

    With --sprt it is played until it is clear whether the first player's share of the points is
    HIGH (accepted) or LOW (rejected); --games says how many deals, or matches, at most.
    """
    options = _options(game, chosen)
    _check(game, players)
    hypotheses = _hypotheses(game, bounds, error) if sprt else None
    if games is None and not sprt:
        raise Unfit(say("arena-games"))
    try:
        with _executor(jobs, cluster) as executor:
            if hypotheses:
                decision = decide(
                    game, players, hypotheses, games or MOST, seed, executor, timeout, options
                )
                plain, readable = decision.plain(), _decided(decision)
            else:
                results = hold(game, players, games or 1, seed, executor, timeout, options)
                plain, readable = results.plain(), _readable(results)
    except UnknownPlayer as unknown:  # a program that another machine does not have
        raise Unfit(say("arena-player", player=str(unknown))) from None
    except BrokenExecutor:
        raise click.ClickException(say("arena-process-ended")) from None
    except Exception as failure:
        if cluster is None or isinstance(failure, click.ClickException):
            raise
        # whatever can go wrong on other machines, such as a Mazzo that is not there
        why = " ".join(str(failure).split()) or type(failure).__name__
        raise Unfit(say("arena-cluster-failed", address=cluster, why=why)) from None
    click.echo(json.dumps(plain) if as_json else readable)


def _check(game: str, players: tuple[str, ...]) -> None:
    try:
        rules = find(game).game
        for player in players:
            check(player)
    except UnknownGame:
        raise Unfit(no_such_game(game)) from None
    except UnknownPlayer as unknown:
        raise Unfit(say("arena-player", player=str(unknown))) from None
    possible = sorted({len(rules.sides), rules.seats})
    if len(players) not in possible:
        seats = " or ".join(map(str, possible))
        raise Unfit(say("arena-seats", game=game, seats=seats, count=str(len(players))))


def _options(game: str, chosen: tuple[str, ...]) -> dict[str, str]:
    """The house rules that were asked for."""
    options = {}
    for text in chosen:
        name, equals, value = text.partition("=")
        if not equals or name in options:
            raise Unfit(say("arena-option", option=text))
        options[name] = value
    try:
        rules = find(game, options).game
    except UnknownGame:
        raise Unfit(no_such_game(game)) from None
    except UnknownOption as unknown:
        rule = f"{unknown.name}={unknown.value}"
        if unknown.possible:
            possible = ", ".join(unknown.possible)
            raise Unfit(say("arena-option-value", option=rule, possible=possible)) from None
        possible = ", ".join(find(game).game.house_rules) or "-"
        raise Unfit(say("arena-no-option", option=rule, game=game, possible=possible)) from None
    return unusual(rules.house_rules, rules.options)


def _hypotheses(game: str, bounds: tuple[float, float] | None, error: float) -> Hypotheses:
    low, high = bounds or usual_bounds(len(find(game).game.sides))
    try:
        return Hypotheses(low, high, error)
    except ValueError:
        raise Unfit(say("arena-bounds", low=str(low), high=str(high))) from None


@contextmanager
def _executor(jobs: int, cluster: str | None) -> Generator[Executor | None]:
    """Where the matches are played; ``None``: here."""
    if cluster is not None:
        try:
            from distributed import Client
        except ImportError:
            raise Unfit(say("arena-no-dask")) from None
        try:
            client = Client(cluster, timeout=CONNECTING)
        except (OSError, ValueError):
            raise Unfit(say("arena-cluster", address=cluster)) from None
        with client, client.get_executor() as executor:
            yield executor
    elif jobs == 1:
        yield None
    else:
        with _Players(
            jobs,
            mp_context=get_context("spawn"),
            # Ctrl+C reaches every process of a terminal; this one ends the others
            initializer=signal.signal,
            initargs=(signal.SIGINT, signal.SIG_IGN),
        ) as executor:
            try:
                yield executor
            except KeyboardInterrupt:
                _end_players()
                raise


class _Players(ProcessPoolExecutor):
    """Starts its processes and threads as it is given work. Ctrl+C waits until that is done: a
    process would be half started, and a thread that hears of it keeps it to itself."""

    def submit(
        self, play: Callable[Given, Played], /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Future[Played]:
        with _interrupts_held():
            return super().submit(play, *args, **kwargs)


@contextmanager
def _interrupts_held() -> Generator[None]:
    """What is started meanwhile never gets them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_players() -> None:
    """Ends the processes in the middle of what they play: a part may take an hour."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # the pool's thread trips over parts that were cancelled, and would say so
    threading.excepthook = lambda _: None
    for process in active_children():
        process.terminate()


def _decided(decision: Decision) -> str:
    hypotheses = decision.hypotheses
    verdict = say(
        f"arena-{decision.verdict}",
        player=decision.results.standings[0].player,
        games=str(decision.results.games),
        low=f"{hypotheses.low:g}",
        high=f"{hypotheses.high:g}",
    )
    likelihood = f"LLR {decision.ratio:.2f} (-{hypotheses.limit:.2f} to {hypotheses.limit:.2f})"
    return f"{_readable(decision.results)}\n{one_line(verdict)} {likelihood}"


def _readable(results: Results) -> str:
    names = [one_line(standing.player) for standing in results.standings]
    width = max(map(len, names))
    lines = [f"{results.game}, {results.games} games, {results.deals} deals, seed {results.seed}"]
    lines += [
        f"{name:{width}}  {standing.share:.4f} "
        f"({standing.interval[0]:.4f} to {standing.interval[1]:.4f})  "
        f"won {standing.won}, drawn {standing.drawn}, lost {standing.lost}  "
        f"median {1000 * standing.median_seconds:.2f} ms, "
        f"95 % {1000 * standing.p95_seconds:.2f} ms  illegal {standing.illegal}"
        for name, standing in zip(names, results.standings, strict=True)
    ]
    return "\n".join(lines)
