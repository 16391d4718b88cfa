"""``mazzo bench``: how long the computers think."""

import re

from click.testing import CliRunner

from mazzo.__main__ import main
from mazzo.records.record import LEVELS


def test_every_level_is_timed_in_the_named_game() -> None:
    ended = CliRunner().invoke(main, ["bench", "rubamazzo", "--turns", "100"])
    assert ended.exit_code == 0
    _, *lines = ended.stdout.splitlines()
    found = [re.fullmatch(r"rubamazzo +(\w+) +(\d+\.\d\d) +(\d+\.\d\d)", line) for line in lines]
    assert [line and line[1] for line in found] == list(LEVELS)
    median, most = zip(*((float(line[2]), float(line[3])) for line in found if line), strict=True)
    assert all(one <= other for one, other in zip(median, most, strict=True))
