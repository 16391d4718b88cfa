"""What the room answers beside the socket has the types of the page."""

import json
from pathlib import Path

import pytest

from mazzo.match.kept import Result
from mazzo.web.checks import report_on
from mazzo.web.mine import count
from mazzo.web.replays import RefusedReplay, reel_of
from tests.typescript import Types

SRC = Path(__file__).parents[2] / "client" / "src"
GOLDEN = Path(__file__).parents[1] / "records" / "golden"
RECORDS = {file.stem: file.read_text(encoding="utf-8") for file in sorted(GOLDEN.glob("*.record"))}
REELS = [SRC / "net" / "messages.ts", SRC / "replay" / "reel.ts", SRC / "replay" / "load.ts"]
RESULTS = [SRC / "stage" / "ResultsSheet.tsx"]
CHECKS = [SRC / "proof" / "check.ts", SRC / "stage" / "ProofSheet.tsx"]


@pytest.mark.parametrize("game", [game for game in RECORDS if (SRC / "games" / game).is_dir()])
def test_a_match_to_be_watched_has_the_types_of_the_page(game: str) -> None:
    types = Types(*REELS, *SRC.glob("stage/*/view.ts"), SRC / "games" / game / "view.ts")
    *_, reel = reel_of(RECORDS[game], seat=None)
    assert reel is not None
    assert types.faults(json.loads(reel), "Reel", f"{game.capitalize()}View") == []


@pytest.mark.parametrize("text", ["", RECORDS["rummy"] + "nonsense\n"])
def test_a_refused_record_has_the_types_of_the_page(text: str) -> None:
    with pytest.raises(RefusedReplay) as refused:
        list(reel_of(text, seat=None))
    assert Types(*REELS).faults(refused.value.plain(), "RefusedRecord") == []


def test_a_check_has_the_types_of_the_page() -> None:
    *_, report = report_on(RECORDS["rubamazzo"])
    assert Types(*CHECKS).faults(report, "Report") == []
    assert report is not None
    assert Types(*CHECKS).faults({**report, "result": "good"}, "Report") != []


def test_statistics_have_the_types_of_the_page() -> None:
    counted = count(
        [Result("a", "rummy", "hard", "won", 1.0), Result("b", "rummy", "", "lost", 2.0)]
    )
    types = Types(*RESULTS)
    assert types.faults(counted, "Statistics") == []
    del counted["rummy"]["hard"]["best"]
    assert types.faults(counted, "Statistics") == ["Statistics.rummy.hard.best is missing"]
