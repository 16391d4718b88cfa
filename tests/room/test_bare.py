"""The room needs nothing but Python: no event loop, socket, database, thread or package."""

import subprocess
import sys
from pathlib import Path

import pytest

from mazzo.games.catalogue import catalogue
from tests.room import bare

TOP = Path(__file__).parents[2]


@pytest.mark.parametrize("game", catalogue())
def test_a_bare_interpreter_plays_the_same_match_to_the_byte(game: str) -> None:
    here = bare.match_of(game)
    program = [sys.executable, "-S", "-E", bare.__file__, game, str(TOP / "src"), str(TOP)]
    there = subprocess.run(program, check=True, stdout=subprocess.PIPE).stdout
    assert there == here
    assert here.count(b"\n") > 30
