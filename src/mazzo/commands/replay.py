"""``mazzo replay``: the position in which a record ends."""

import json
import sys

import click

from mazzo.commands.reading import Refused, Unopened, one_line, read_position

_STATUS_REFUSED = 1
_STATUS_UNOPENED = 2


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a line.")
def replay(files: tuple[str, ...], as_json: bool) -> None:
    """Show where records lead; - reads standard input.

    Exit status 1 if a record was refused, 2 if a file cannot be opened.
    """
    status = 0
    for name in files:
        try:
            found = read_position(name)
        except Unopened as unopened:
            unopened.show()
            status = _STATUS_UNOPENED
            continue
        except Refused as refused:
            status = max(status, _STATUS_REFUSED)
            if not as_json:
                refused.show()
                continue
            position: dict[str, object] = {"error": refused.plain()}
        else:
            position = found.plain()
        if len(files) > 1:
            position = {"file": name, **position}
        click.echo(json.dumps(position) if as_json else _readable(position))
    sys.exit(status)


def _readable(position: dict[str, object]) -> str:
    return "\n".join(f"{key}: {_words(value)}" for key, value in position.items()) + "\n"


def _words(value: object) -> str:
    if isinstance(value, list | tuple):
        separator = " | " if any(isinstance(part, list | tuple) for part in value) else " "
        return separator.join(map(_words, value))
    return "none" if value is None else one_line(str(value))
