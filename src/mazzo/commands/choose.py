"""``mazzo choose``: what the computer would play in the last position of a record."""

import json
from random import Random

import click

from mazzo.bots.levels import rank
from mazzo.commands.reading import one_line, read_position
from mazzo.commands.sentences import say
from mazzo.games.catalogue import find
from mazzo.games.contract import DEALER
from mazzo.records.record import LEVELS


@click.command()
@click.argument("file")
@click.option("--level", type=click.Choice(LEVELS), required=True, help="Which computer.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same gives the same.")
@click.option("--json", "as_json", is_flag=True, help="Print every move with its worth as JSON.")
def choose(file: str, level: str, seed: int, as_json: bool) -> None:
    """Show what a computer would play at the end of a record.

    It gets what the seat to move may know, and nothing else. Exit status 1 if no seat is to move.
    """
    position = read_position(file)
    seat = position.game.turn(position.state)
    if seat is None or seat == DEALER:
        raise click.ClickException(one_line(say("nobody-to-move", file=file)))
    view = position.game.view(position.state, seat)
    kind = find(position.game.name, position.game.options)
    ranked = rank(kind, view, level, Random(seed))
    if not as_json:
        click.echo(str(ranked[0].move))
        return
    listed = [{"move": str(move), "worth": worth} for move, worth in ranked]
    click.echo(json.dumps({"move": listed[0]["move"], "ranked": listed}))
