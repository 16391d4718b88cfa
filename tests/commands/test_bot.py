"""Mazzo's computers as programs: what another version plays, this one can measure."""

import json
import shlex
import sys

import pytest
from click.testing import CliRunner

from mazzo.__main__ import main
from mazzo.arena import hold
from mazzo.games.catalogue import catalogue, find

MAZZO = f"cmd:{shlex.quote(sys.executable)} -m mazzo bot"


@pytest.mark.parametrize("game", catalogue())
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_as_a_program_it_plays_as_it_plays_here(game: str, level: str) -> None:
    others = ["easy"] * (find(game).game.seats - 1)
    here = hold(game, [level, *others], 3, seed=2).standings
    there = hold(game, [f"{MAZZO} {level}", *others], 3, seed=2).standings
    assert [(place.share, place.won) for place in here] == [
        (place.share, place.won) for place in there
    ]
    assert there[0].illegal == 0


def test_messages_of_unknown_types_are_ignored_and_the_end_ends_it() -> None:
    lines = [
        {"type": "weather"},
        {"type": "hello", "protocol": 1, "game": "rummy", "options": {}, "seed": 1},
        {"type": "new", "seat": 0, "seed": 2},
        {"type": "end"},
        {"type": "hello", "protocol": 1, "game": "rummy", "options": {}, "seed": 1},
    ]
    said = CliRunner().invoke(
        main, ["bot", "easy"], "".join(json.dumps(line) + "\n" for line in lines)
    )
    assert said.exit_code == 0
    assert json.loads(said.stdout) == {"type": "ready", "name": "mazzo easy"}


@pytest.mark.parametrize(
    "line", ["{", "[]", "[" * 100_000, "\x1b[2J", '{"type": "hello", "game": "bridge"}']
)
def test_what_is_no_message_is_quoted(line: str) -> None:
    said = CliRunner().invoke(main, ["bot", "easy"], line + "\n")
    assert said.exit_code == 1
    assert said.stdout == ""
    assert line[:200].replace("\x1b", r"\x1b") in said.stderr
    assert len(said.stderr.splitlines()) == 1


def test_bytes_that_are_no_text_are_no_message() -> None:
    said = CliRunner().invoke(main, ["bot", "easy"], b"x\xff\n")
    assert (said.exit_code, said.stdout) == (1, "")
    assert len(said.stderr.splitlines()) == 1
    assert "x\N{REPLACEMENT CHARACTER}" in said.stderr
