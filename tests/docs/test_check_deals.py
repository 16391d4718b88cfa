"""The program that checks deals with nothing of Mazzo agrees with it, on hostile records too.

It never ends with a traceback: whoever runs it may know no Python.
"""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mazzo.web.assets import examples
from mazzo.web.checker import PROGRAM, bring_up_to_date, program
from tests.records.sealed import sealed_match


@pytest.fixture(scope="module")
def record() -> str:
    return sealed_match("rubamazzo", ("person", "easy"), 7)


def check(folder: Path, *texts: str) -> subprocess.CompletedProcess[str]:
    checker = folder / PROGRAM
    checker.write_text(program())
    files = []
    for number, text in enumerate(texts):
        files.append(folder / f"match{number}.txt")
        files[-1].write_bytes(text.encode("utf-8", "surrogateescape"))
    done = subprocess.run(
        [sys.executable, "-I", checker, *files], capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    return done


def test_an_honest_record_is_right_and_the_fingerprint_is_shown(
    record: str, tmp_path: Path
) -> None:
    done = check(tmp_path, record)
    assert done.returncode == 0
    assert done.stdout.startswith("1 deal(s) right")
    assert re.findall("(?m)^commitment: (.*)", record)[0] in done.stdout


def test_every_deal_of_a_match_is_checked(tmp_path: Path) -> None:
    rummy = sealed_match("rummy", ("easy",) * 4, 1)
    deals = rummy.count("\ndeal ")
    assert deals > 1
    assert check(tmp_path, rummy).stdout.startswith(f"{deals} deal(s) right")
    head, _, last = rummy.rpartition("\ndeal ")
    changed = f"{head}\ndeal {last[3:6]}{last[:3]}{last[6:]}"
    done = check(tmp_path, changed)
    assert done.returncode == 1
    assert "is not the deal" in done.stderr


def test_the_one_in_the_documents_knows_the_games_of_the_checkout() -> None:
    """Else: ``python -m mazzo.web.checker``."""
    text = (examples() / PROGRAM).read_text("utf-8")
    assert text == program()
    assert len(text.splitlines()) < 100


def test_the_program_is_brought_up_to_date_in_its_place(tmp_path: Path) -> None:
    without = re.sub(r'(?m)^    "rummy": .*\n', "", program())
    assert without != program()
    (tmp_path / PROGRAM).write_text(without, "utf-8")
    bring_up_to_date(tmp_path)
    assert (tmp_path / PROGRAM).read_text("utf-8") == program()


def test_a_game_that_is_installed_is_known(toy: str, tmp_path: Path) -> None:
    record = sealed_match(toy, ("person", "easy", "easy", "easy"), 3)
    assert check(tmp_path, record).stdout.startswith("2 deal(s) right")
    assert "Move 0 is not the deal" in check(tmp_path, exchanged(record)).stderr


def exchanged(record: str) -> str:
    return re.sub(r"(?m)^deal (\S+) (\S+)", r"deal \2 \1", record)


def doubled(name: str) -> Callable[[str], str]:
    return lambda record: re.sub(rf"(?m)^({name}: .*)$", rf"\1\n{name}: {'0' * 64}", record)


def replaced(pattern: str, by: str) -> Callable[[str], str]:
    return lambda record: re.sub(f"(?m){pattern}", by, record)


HOSTILE: dict[str, tuple[Callable[[str], str], str]] = {
    "two cards exchanged": (exchanged, "Move 0 is not the deal"),
    "no secret": (replaced("^secret: .*\n", ""), "no 'secret'"),
    "no commitment": (replaced("^commitment: .*\n", ""), "no 'commitment'"),
    "no seed": (replaced("^client seed: .*\n", ""), "no 'client seed'"),
    "no game": (replaced("^game: .*\n", ""), "no 'game'"),
    "no dealer": (replaced("^dealer: .*\n", ""), "no 'dealer'"),
    "another game": (replaced("^game: .*", "game: bridge"), "'bridge'"),
    "a short secret": (replaced("^secret: ..", "secret: "), "no 'secret'"),
    "a secret in capitals": (replaced("^secret: .*", "secret: " + "AB" * 32), "no 'secret'"),
    "another secret": (replaced("^secret: .*", "secret: " + "ab" * 32), "not the fingerprint"),
    "two secrets": (doubled("secret"), "twice"),
    "two commitments": (doubled("commitment"), "twice"),
    "two games": (doubled("game"), "twice"),
    "a second secret with a space": (
        replaced("^(secret): (.*)", "\\1 : \\2\n\\1: \\2"),
        "no header",
    ),
    "another dealer": (lambda r: replaced("^dealer: .", f"dealer: {1 - dealer(r)}")(r), "drawn"),
    "a deal in other letters": (replaced("^deal ", "Deal "), "Move 0 is none"),
    "a deal in other spaces": (replaced("^deal ", "deal  "), "Move 0 is not the deal"),
    "a move before the deal": (replaced("^deal ", "play 1D\ndeal "), "Move 0 is none"),
    "no letters at all": (lambda _: "\udcff\udcfe\x00:", "Nothing can be checked"),
    "nothing": (lambda _: "", "Nothing can be checked"),
}


def dealer(record: str) -> int:
    return int(re.findall("(?m)^dealer: (.)", record)[0])


@pytest.mark.parametrize("case", HOSTILE)
def test_what_is_wrong_is_said_in_a_sentence(record: str, case: str, tmp_path: Path) -> None:
    change, said = HOSTILE[case]
    done = check(tmp_path, change(record))
    assert done.returncode == 1
    assert said in done.stderr


@pytest.mark.parametrize(
    "change",
    [
        lambda record: "\ufeff\n" + record.replace("\n", " \r\n"),
        lambda record: "# Anna's\n" + record.replace("\n", "\n# secret: 00\n"),
        lambda record: record.replace("\nplay ", "\n\nplay "),
    ],
    ids=["written by an editor", "comments", "blank lines"],
)
def test_what_does_not_matter_does_not(
    record: str, change: Callable[[str], str], tmp_path: Path
) -> None:
    assert check(tmp_path, change(record)).stdout.startswith("1 deal(s) right")


def test_the_deal_passes_on_from_the_match_before(record: str, tmp_path: Path) -> None:
    def named(text: str, line: str) -> str:
        return text.replace("rules:", f"{line}\nrules:", 1)

    first = named(record, "match: one")
    second = named(
        sealed_match("rubamazzo", ("person", "easy"), 8, dealer=1 - dealer(record)),
        "follows: one",
    )
    alone = check(tmp_path, second)
    assert (alone.returncode, alone.stdout.startswith("The deal passed on")) == (0, True)
    assert check(tmp_path, second, first).stdout.startswith("1 deal(s) right")
    for earlier, said in (
        (record, "not that of the match"),
        (named(record, "match: two"), "not that of the match"),
        (
            named(
                sealed_match("rubamazzo", ("person", "easy"), 8, 1 - dealer(record)), "match: one"
            ),
            "next seat",
        ),
    ):
        done = check(tmp_path, second, earlier)
        assert (done.returncode, said in done.stderr) == (1, True)
    rummy = named(sealed_match("rummy", ("easy",) * 4, 1), "follows: one")
    assert "drawn for every match" in check(tmp_path, rummy).stderr


def test_without_a_file_it_says_how_it_is_called(tmp_path: Path) -> None:
    assert "check_deals.py FILE" in check(tmp_path).stderr
