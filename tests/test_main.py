"""What is wrong with a command line is said in one line that quotes it, by every command."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from mazzo.__main__ import COMMANDS, main

RECORD = Path(__file__).parent / "records" / "golden" / "rummy.record"


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["shuffle"], "'shuffle'"),
        (["--cheat"], "'--cheat'"),
        (["serve", "--port", "x"], "'x'"),
        (["serve", "--port", "1\n2"], r"'1\n2'"),
        (["serve", "x\n\x1b[31my"], r"x\n\x1b[31my"),
        (["serve", "--host", "x\ny", "--port", "0"], r"x\ny"),
        (["replay"], "'FILE...'"),
        (["replay", "no\nfile"], r"no\nfile"),
        (["choose", "match", "--level", "perfect"], "'perfect'"),
        (["arena", "snap\n", "easy"], r"snap\n"),
        (["arena", "rubamazzo", "easy", "a\nb", "--games", "1"], r"a\nb"),
        (["arena", "rubamazzo", "easy", "easy", "--jobs", "257"], "257"),
        (["arena", "rubamazzo", "easy", "easy", "--games"], "'--games'"),
        (["arena", "rubamazzo", "easy", "easy", "--timeout", "nan"], "'nan'"),
        (["arena", "rubamazzo", "easy", "easy", "--bounds", "0", "x"], "'x'"),
        (["bench", "rubamazzo", "snap\n"], r"snap\n"),
        (["bench", "--turns", "7"], "7"),
        (["bot"], "easy"),
        (["bot", "perfect"], "'perfect'"),
        (["verify", "a", "b"], "b"),
    ],
)
def test_a_misuse_is_one_line_that_quotes_it(arguments: list[str], quoted: str) -> None:
    ended = CliRunner().invoke(main, arguments)
    assert ended.exit_code in (1, 2)
    assert isinstance(ended.exception, SystemExit)
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1
    assert quoted in ended.stderr


@pytest.mark.parametrize(
    "arguments",
    [["replay", "-"], ["choose", "-", "--level", "easy"], ["verify", "-"], ["bot", "easy"]],
)
def test_a_standard_input_that_is_closed_is_said_in_one_line(arguments: list[str]) -> None:
    closed = (
        'import sys; sys.stdin = None; from mazzo.__main__ import main; main(prog_name="mazzo")'
    )
    ended = subprocess.run(
        [sys.executable, "-c", closed, *arguments], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "Error: -: Bad file descriptor\n"


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["replay", str(RECORD)]])
def test_an_answer_that_cannot_be_written_is_one_line(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "mazzo", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=30,
            check=False,
        )
    assert (ended.returncode, ended.stderr) == (1, "Error: No space left on device\n")


def test_a_misuse_says_where_help_is() -> None:
    ended = CliRunner().invoke(main, ["verify"], prog_name="mazzo")
    assert ended.stderr == "Error: Missing argument 'FILE'. Try 'mazzo verify --help'.\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_stays_whole(command: str) -> None:
    ended = CliRunner().invoke(main, [command, "--help"])
    assert ended.exit_code == 0
    assert ended.stdout.startswith("Usage: ")
    assert ended.stderr == ""


def test_the_list_of_commands_cuts_no_sentence() -> None:
    ended = CliRunner().invoke(main, ["--help"], terminal_width=80)
    assert [line.split()[0] for line in ended.stdout.splitlines()[-len(COMMANDS) :]] == [*COMMANDS]
    assert "..." not in ended.stdout.partition("Commands:")[2]
