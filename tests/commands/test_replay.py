"""``mazzo replay``: positions and refusals, as documented."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from mazzo.__main__ import main
from mazzo.games.catalogue import all_reasons

CASES = json.loads((Path(__file__).parents[1] / "cases" / "rules.json").read_text())

HEADERS = "mazzo-record: 1\ngame: rubamazzo\ndealer: 1\nseat 0: person\nseat 1: person\n\n"
DEAL = (
    "deal 7D 4C 2B RS 1D 7B 7S 5B 7C 6D CB 6C 4S 4D CD 1S 2S RB 3C FC "
    "3B RC 6S 5D 1C FD FB 3D 4B FS 5C 5S 2D 3S 1B CC CS RD 6B 2C\n"
)


def run(*arguments: str, text: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, ["replay", *arguments], input=text)


def position(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("--json", "-", text=text).stdout)
    return found


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_checked_cases(case: dict[str, Any]) -> None:
    result = run("--json", "-", text=case["record"])
    found = json.loads(result.stdout)
    expected = case["expect"]
    assert result.exit_code == ("error" in expected)
    if "error" in expected:
        error = found.pop("error")
        assert found == {}
        assert error.pop("reason") in all_reasons()
        assert error["move"] in error.pop("message")
        assert error == expected["error"]
    else:
        assert {name: found[name] for name in expected} == expected


def test_before_the_first_deal() -> None:
    found = position(HEADERS)
    assert (found["turn"], found["hands"], found["legal"]) == ("dealer", [[], []], [])
    assert (found["stock"], found["over"], found["dealer"]) == ([], False, 1)


def test_several_files_are_named_and_all_are_read(tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text(HEADERS + DEAL)
    bad.write_text(HEADERS + DEAL + "play RS\n")
    result = run("--json", str(bad), str(good), "-", text=HEADERS)
    assert result.exit_code == 1
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["file"] for line in lines] == [str(bad), str(good), "-"]
    assert lines[0]["error"]["line"] == 8
    assert [line.get("turn") for line in lines] == [None, 0, "dealer"]


def test_a_file_that_cannot_be_opened_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    bad = HEADERS + "play 7D\n"
    result = run("--json", str(missing), "-", str(tmp_path), text=bad)
    assert result.exit_code == 2
    assert [json.loads(line)["file"] for line in result.stdout.splitlines()] == ["-"]
    errors = result.stderr.splitlines()
    assert len(errors) == 2
    assert str(missing) in errors[0]
    assert str(tmp_path) in errors[1]


def test_a_refusal_quotes_the_text_and_says_what_would_be_legal() -> None:
    error = position(HEADERS + DEAL + "play 4C takes 5B\n")["error"]
    assert error["reason"] == "cannot-take"
    for part in ("play 4C takes 5B", "play 7D takes 7S", "play 2B"):
        assert part in error["message"]


@pytest.mark.parametrize(
    ("text", "line", "move", "reason"),
    [
        ("", 1, "", "bad-header"),
        ("mazzo-record: 1\n", 2, "", "bad-header"),
        ("mazzo-record: 1\ngame: bridge\n", 2, "game: bridge", "unknown-game"),
        (HEADERS.replace("\n\n", "\noption sums: 1\n\n"), 6, "option sums: 1", "unknown-option"),
        (HEADERS + "deal 7D 7D\n", 7, "deal 7D 7D", "bad-deal"),
        (HEADERS + "play 7D\n", 7, "play 7D", "dealer-to-move"),
        (HEADERS + DEAL + "play 7\n", 8, "play 7", "unreadable"),
        (HEADERS + DEAL + "play 7D @seat1\n", 8, "play 7D @seat1", "unreadable"),
        (HEADERS + DEAL + "meld 7D 7S 7C\n", 8, "meld 7D 7S 7C", "unreadable"),
        (HEADERS + DEAL + "\n# x\nplay RS\n", 10, "play RS", "not-your-card"),
        (HEADERS + DEAL + "play 7D\n", 8, "play 7D", "must-take"),
        (HEADERS + DEAL + "steal 7D @seat1\n", 8, "steal 7D @seat1", "cannot-steal"),
    ],
)
def test_reasons(text: str, line: int, move: str, reason: str) -> None:
    error = position(text)["error"]
    assert (error["line"], error["move"], error["reason"]) == (line, move, reason)
    assert error["message"]
    assert move in error["message"]


def test_without_json_the_position_can_be_read_and_a_refusal_is_one_line() -> None:
    result = run("-", text=HEADERS + DEAL)
    assert result.exit_code == 0
    assert "hands: 2B 4C 7D | 1D 7B RS\n" in result.stdout
    assert "table: 7S 5B 7C 6D\n" in result.stdout
    result = run("-", text=HEADERS + DEAL + "play \x1b[2J\x85RS\n")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert "-:8:" in result.stderr
    assert "\x1b" not in result.stderr


def test_an_encoding_that_would_have_to_be_guessed_is_named_with_its_line() -> None:
    old_mac = (
        (HEADERS + DEAL).replace("\n", "\r").encode().replace(b"person", b"person Andr\xe9", 1)
    )
    for command in (["replay", "--json"], ["replay"], ["choose", "--level", "hard"], ["verify"]):
        result = CliRunner().invoke(main, [*command, "-"], input=old_mac)
        assert result.exit_code == 1
        said = (
            json.loads(result.stdout)["error"]["message"] if "--json" in command else result.stderr
        )
        assert r"seat 0: person Andr\xe9" in said
        assert "UTF-8" in said
        assert "dealer" not in said


def test_a_line_as_long_as_a_book_is_quoted_in_part() -> None:
    result = run("-", text="to be or not to be " * 100_000)
    assert len(result.stderr) < 1000
    assert "to be or not" in result.stderr


def test_the_name_of_a_file_is_written_in_one_line_whatever_it_is(tmp_path: Path) -> None:
    strange = tmp_path / "a\n\udcff"  # a byte that is no text
    strange.write_text(HEADERS)
    result = run(str(strange), "-", text=HEADERS)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0].endswith(r"a\n\udcff")
