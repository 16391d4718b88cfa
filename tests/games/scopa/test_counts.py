"""From some packs there are so many ways to go on, by either form of the rules.

``counts.json`` was written when both agreed; another number is another game.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.layers import Layer
from tests.games.scopa.counts import STARTS, Start, by_the_rules, in_integers

KNOWN = json.loads(Path(__file__).with_name("counts.json").read_text("utf-8"))


def test_every_start_is_counted() -> None:
    assert KNOWN.keys() == STARTS.keys()


@pytest.mark.parametrize("counted", [by_the_rules, in_integers])
@pytest.mark.parametrize("start", STARTS)
def test_there_are_so_many_ways(start: str, counted: Callable[[Start], list[Layer]]) -> None:
    assert [list(layer) for layer in counted(STARTS[start])] == KNOWN[start]
