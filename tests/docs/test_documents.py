"""What the documents show is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from mazzo.__main__ import main
from mazzo.games.catalogue import all_reasons, catalogue, find

DOCS = Path(__file__).parents[2] / "docs"
SHOWN = [path.name for path in sorted(DOCS.glob("*.md")) if ">>> " in path.read_text()]


@pytest.mark.parametrize("name", SHOWN)
def test_the_examples_of_a_document_run(name: str) -> None:
    lines = (DOCS / name).read_text().split("\n")
    # the end of a block is no output
    text = "\n".join("" if line.startswith("```") else line for line in lines)
    session = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    told: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=told.append)
    assert results.attempted > 10
    assert results.failed == 0, "".join(told)


COMMAND = re.compile(r"^\$ mazzo (.+)\n((?:(?!```).+\n)+)", re.MULTILINE)
COMMANDS = [
    found for path in sorted(DOCS.glob("*.md")) for found in COMMAND.findall(path.read_text())
]


def untimed(text: str) -> str:
    return re.sub(r"[0-9.]+ ms", "ms", text)


@pytest.mark.parametrize(("arguments", "shown"), COMMANDS, ids=[shown[0] for shown in COMMANDS])
def test_a_command_prints_what_a_document_shows(arguments: str, shown: str) -> None:
    result = CliRunner().invoke(main, shlex.split(arguments))
    assert untimed(result.stdout) == untimed(shown)


def test_some_document_shows_a_command() -> None:
    assert COMMANDS


@pytest.mark.parametrize("name", catalogue())
def test_every_field_of_a_position_and_of_a_view_is_described(name: str) -> None:
    described = set(re.findall(r"`([a-z]+)`", (DOCS / "records.md").read_text()))
    game = find(name).game
    state = game.start(0)
    assert game.position(state).keys() <= described
    assert game.view(state, 0).plain().keys() <= described


def test_every_reason_for_a_refusal_is_described() -> None:
    described = (DOCS / "records.md").read_text()
    assert [reason for reason in all_reasons() if f"`{reason}`" not in described] == []
