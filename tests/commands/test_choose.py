"""``mazzo choose``: the computer's move, from the mover's view alone."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from mazzo.__main__ import main
from tests.commands.test_replay import DEAL, HEADERS

CASES = json.loads((Path(__file__).parents[1] / "cases" / "last-hands.json").read_text())


def run(*arguments: str, text: str) -> Result:
    return CliRunner().invoke(main, ["choose", "-", *arguments], input=text)


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_the_checked_last_hands(case: dict[str, Any]) -> None:
    result = run("--level", "hard", text=case["record"])
    assert result.exit_code == 0
    assert result.stdout.removesuffix("\n") in case["best"]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_moves_are_ranked_and_a_seed_repeats(level: str) -> None:
    answers = [run("--level", level, "--json", text=HEADERS + DEAL).stdout for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] == run("--level", level, "--json", "--seed", "0", text=HEADERS + DEAL).stdout
    found = json.loads(answers[0])
    ranked = found["ranked"]
    assert found["move"] == ranked[0]["move"]
    worths = [entry["worth"] for entry in ranked]
    assert worths == sorted(worths, reverse=True)
    moves = ["play 2B", "play 4C", "play 7D takes 7S"]
    assert sorted(entry["move"] for entry in ranked) == moves
    plain = run("--level", level, text=HEADERS + DEAL).stdout
    assert plain == found["move"] + "\n"


def test_another_seed_may_choose_otherwise() -> None:
    chosen = {
        run("--level", "easy", "--seed", str(seed), text=HEADERS + DEAL).stdout for seed in range(9)
    }
    assert len(chosen) > 1


@pytest.mark.parametrize("text", [HEADERS, CASES[0]["record"] + "fly\n"])
def test_nobody_to_move_or_refused_is_status_1_and_one_line(text: str) -> None:
    result = run("--level", "hard", text=text)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


def test_a_missing_file_is_status_2() -> None:
    result = CliRunner().invoke(main, ["choose", "/no/such/file", "--level", "hard"])
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
