"""``mazzo bench``: how fast the computers think on this machine."""

from statistics import quantiles
from typing import Final

import click

from mazzo.arena.thinking import turn_times
from mazzo.commands.sentences import no_such_game
from mazzo.games.catalogue import UnknownGame, catalogue, find
from mazzo.games.shuffle import shuffle

COMPILED: Final = not hasattr(shuffle, "__code__")
"""Whether this is the compiled build: its functions have no byte code."""


@click.command()
@click.argument("games", metavar="[GAME...]", nargs=-1)
@click.option(
    "--turns",
    type=click.IntRange(100),
    default=300,
    show_default=True,
    help="How many to time in each game; more are steadier.",
)
def bench(games: tuple[str, ...], turns: int) -> None:
    """Measure how long the computers think here.

    For every level, the processor time of a turn on one core: what half of the turns stay under,
    and what 95 of 100 do.
    """
    try:
        kinds = {name: find(name) for name in games or catalogue()}
    except UnknownGame as unknown:
        raise click.UsageError(no_such_game(str(unknown))) from None
    build = "compiled" if COMPILED else "plain Python"
    click.echo(f"{f'milliseconds a turn, {build}':36} median     95 %")
    for name, kind in kinds.items():
        for level, seconds in turn_times(kind, turns).items():
            cuts = quantiles(seconds, n=20)
            click.echo(f"{name:26} {level:6} {1000 * cuts[9]:9.2f}{1000 * cuts[18]:9.2f}")
