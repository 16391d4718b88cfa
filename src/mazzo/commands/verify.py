"""``mazzo verify``: checks that nobody cheated in a match."""

import json
import sys
from dataclasses import asdict
from typing import Final

import click

from mazzo.bots.levels import choose
from mazzo.commands.reading import Refused, one_line, read_text
from mazzo.commands.sentences import say
from mazzo.records.record import Record, RefusedRecord, parse_record
from mazzo.records.verify import Step
from mazzo.records.verify import verify as verify_record

STATUS: Final = {"right": 0, "wrong": 1, "partly": 3}
"""The exit status of each result."""


@click.command()
@click.argument("file")
@click.option(
    "--after",
    metavar="EARLIER",
    help="The record of the match before: checks that the deal passed on from it.",
)
@click.option("--json", "as_json", is_flag=True, help="Print what was checked as JSON.")
def verify(file: str, after: str | None, as_json: bool) -> None:
    """Check the deals and computers' moves of a finished match.

    Standard input is read for -. Everything is computed again from the match's secret, the
    browser's seed and what each seat could see. Exit status 1 if something is wrong, 3 if nothing
    is wrong but not everything could be checked.
    """
    text = read_text(file)
    earlier = None if after is None else _read(after)
    try:
        report = verify_record(text, choose, earlier)
    except RefusedRecord as refused:
        raise Refused(file, refused, [], _game_named(text)) from None
    if as_json:
        steps = [asdict(step) for step in report.steps]
        again = {} if report.beginnings == 1 else {"beginnings": report.beginnings}
        click.echo(json.dumps({"result": report.result, **again, "steps": steps}))
    else:
        for step in report.steps:
            if step.outcome == "wrong":
                click.echo(one_line(f"{file}:{step.line}: {_sentence(step)}"), err=True)
            else:
                click.echo(one_line(_sentence(step)))
        if report.beginnings > 1:
            click.echo(say("verify-beginnings", count=report.beginnings))
        click.echo(say(f"verify-result-{report.result}"))
    sys.exit(STATUS[report.result])


def _game_named(text: str) -> str | None:
    """The game of a record of which more is refused than its headers."""
    try:
        return parse_record(text).game
    except RefusedRecord:
        return None


def _read(file: str) -> Record:
    try:
        return parse_record(read_text(file))
    except RefusedRecord as refused:
        raise Refused(file, refused, []) from None


def _sentence(step: Step) -> str:
    """What was found; of what was not checked, why."""
    values: dict[str, str | int] = {
        "count": step.count,
        "found": step.found or "",
        "expected": step.expected or "",
    }
    key = f"verify-{step.key}-{step.outcome}"
    if step.reason is None:
        return say(key, **values)
    if step.outcome == "unchecked":
        return f"{say(key, **values)} {say(f'verify-why-{step.reason}')}"
    return say(f"verify-{step.key}-{step.outcome}-{step.reason}", **values)
