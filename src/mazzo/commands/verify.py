"""``mazzo verify``: checks that nobody cheated in a finished match."""

import json
import sys
from dataclasses import asdict

import click

from mazzo.bots.levels import choose
from mazzo.commands.reading import Refused, one_line, read_text
from mazzo.commands.sentences import say
from mazzo.records.record import RefusedRecord
from mazzo.records.verify import NothingToCheck, Report, Step
from mazzo.records.verify import verify as verify_record


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print what was checked as JSON.")
def verify(file: str, as_json: bool) -> None:
    """Check the deals and computers' moves of a finished match.

    Standard input is read for -. Everything is computed again from the match's secret, the
    browser's seed and what each seat could see. Exit status 1 if something is wrong, or cannot be
    checked at all.
    """
    text = read_text(file)
    try:
        report = verify_record(text, choose)
    except RefusedRecord as refused:
        raise Refused(file, refused, []) from None
    except NothingToCheck as nothing:
        raise click.ClickException(
            one_line(say("verify-nothing", file=file, missing=nothing.missing))
        ) from None
    if as_json:
        click.echo(json.dumps(_plain(report)))
    else:
        for step in report.steps:
            if step.outcome == "wrong":
                click.echo(one_line(f"{file}:{step.line}: {_sentence(step)}"), err=True)
            else:
                click.echo(_sentence(step))
    sys.exit(0 if report.right else 1)


def _plain(report: Report) -> dict[str, object]:
    return {"right": report.right, "steps": [asdict(step) for step in report.steps]}


def _sentence(step: Step) -> str:
    return say(
        f"verify-{step.key}-{step.outcome}",
        count=step.count,
        found=step.found or "",
        expected=step.expected or "",
    )
