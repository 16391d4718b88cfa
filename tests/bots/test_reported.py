"""Bad moves that somebody reported are not made again (``reported/README.md``)."""

from pathlib import Path
from random import Random

import pytest

from mazzo.bots.levels import rank
from mazzo.games.catalogue import find
from mazzo.records.record import parse_record
from mazzo.records.replay import replay

REPORTS = sorted(Path(__file__).with_name("reported").glob("*.record"))
SEEDS = {"easy": 200, "normal": 20, "hard": 4}


@pytest.mark.parametrize("report", REPORTS, ids=lambda report: report.stem)
def test_a_reported_move_is_not_made(report: Path) -> None:
    record = parse_record(report.read_text("utf-8"))
    kind = find(record.game, record.options)
    state = replay(record).state
    view = kind.game.view(state, kind.game.turn(state))
    bad = set(record.headers["must not"].split(", "))
    good = set(record.headers["should"].split(", ")) if "should" in record.headers else None
    moves = set(map(str, view.moves))
    assert record.headers["about"]
    assert bad <= moves, "the position does not offer it"
    assert good is None or good <= moves - bad
    for level in record.headers["levels"].split():
        for seed in range(SEEDS[level]):
            move = str(rank(kind, view, level, Random(seed))[0].move)
            assert move not in bad, (level, seed)
            assert good is None or move in good, (level, seed)


def test_there_are_reports() -> None:
    assert REPORTS
