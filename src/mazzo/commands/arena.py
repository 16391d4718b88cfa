"""``mazzo arena``: matches between players, to measure them."""

import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import click

from mazzo.arena import Results, hold
from mazzo.arena.contestants import UnknownPlayer, check
from mazzo.arena.tournament import TIMEOUT
from mazzo.commands.sentences import say
from mazzo.games.catalogue import UnknownGame, catalogue, find


class Unfit(click.ClickException):
    """A tournament that cannot be held as asked."""

    exit_code = 2


@click.command()
@click.argument("game")
@click.argument("players", metavar="PLAYER PLAYER...", nargs=-1, required=True)
@click.option("--games", type=click.IntRange(min=1), required=True, help="Deals, or matches.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same gives the same.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, help="How many processes play.")
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=TIMEOUT,
    show_default=True,
    help="Seconds that a program may take for a move.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
def arena(
    game: str,
    players: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int,
    timeout: float,
    as_json: bool,
) -> None:
    """Let players play many matches.

    A player is easy, normal, hard, random, or cmd:COMMAND, a program that speaks the bot protocol.

    In a game of two every deal is played twice with the seats exchanged; with more players the
    seats rotate.
    """
    _check(game, players)
    if jobs == 1:
        results = hold(game, players, games, seed, timeout=timeout)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
            results = hold(game, players, games, seed, executor, timeout)
    click.echo(json.dumps(results.plain()) if as_json else _readable(results))


def _check(game: str, players: tuple[str, ...]) -> None:
    try:
        seats = find(game).game.seats
        for player in players:
            check(player)
    except UnknownGame:
        raise Unfit(say("arena-game", game=game, games=", ".join(catalogue()))) from None
    except UnknownPlayer as unknown:
        raise Unfit(say("arena-player", player=str(unknown))) from None
    if len(players) != seats:
        raise Unfit(say("arena-seats", game=game, seats=str(seats), count=str(len(players))))


def _readable(results: Results) -> str:
    width = max(len(standing.player) for standing in results.standings)
    lines = [f"{results.game}, {results.games} games, {results.deals} deals, seed {results.seed}"]
    lines += [
        f"{standing.player:{width}}  {standing.share:.4f} "
        f"({standing.interval[0]:.4f} to {standing.interval[1]:.4f})  "
        f"won {standing.won}, drawn {standing.drawn}, lost {standing.lost}  "
        f"median {1000 * standing.median_seconds:.2f} ms, "
        f"95 % {1000 * standing.p95_seconds:.2f} ms  illegal {standing.illegal}"
        for standing in results.standings
    ]
    return "\n".join(lines)
