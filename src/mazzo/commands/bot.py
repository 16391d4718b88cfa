"""``mazzo bot``: one of Mazzo's computers as a program that plays, for another version's arena."""

import json
from collections.abc import Iterable
from random import Random
from typing import Any

import click

from mazzo.bots.levels import rank
from mazzo.commands.reading import one_line, standard_input
from mazzo.commands.sentences import say
from mazzo.games.catalogue import find
from mazzo.games.contract import Kind
from mazzo.records.record import LEVELS


@click.command()
@click.argument("level", type=click.Choice(LEVELS))
def bot(level: str) -> None:
    """Play as a computer by the bot protocol.

    Messages come on standard input, answers go to standard output; docs/bots.md lists them. So two
    versions of Mazzo can play each other: mazzo arena GAME hard "cmd:OTHER/mazzo bot hard"
    --sprt
    """
    _answer((line.decode(errors="replace") for line in standard_input()), level)


def _answer(lines: Iterable[str], level: str) -> None:
    kind: Kind | None = None
    rng = Random(0)
    for line in lines:
        try:
            message: dict[str, Any] = json.loads(line)
            type_ = message.get("type")
            if type_ == "hello":
                kind = find(message["game"], message.get("options"))
                _say({"type": "ready", "name": f"mazzo {level}"})
            elif type_ == "new":
                rng = Random(message["seed"])
            elif type_ == "move" and kind is not None:
                view = kind.game.view_type.from_plain(message["view"])
                _say({"move": str(rank(kind, view, level, rng)[0].move)})
            elif type_ == "end":
                return
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            # a view of a version that has other fields, too
            quoted = one_line(line.strip()[:200])
            raise click.ClickException(say("bot-line", line=quoted)) from None


def _say(message: dict[str, object]) -> None:
    click.echo(json.dumps(message))
