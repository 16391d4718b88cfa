"""A record is right as the room wrote it, and wrong at its place when anything in it is changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from mazzo.bots.levels import choose
from mazzo.records.record import RefusedRecord
from mazzo.records.verify import NothingToCheck, Report, verify
from tests.records.sealed import sealed_match

CHECKER = Path(__file__).parents[2] / "docs" / "examples" / "check_deals.py"


@pytest.fixture(scope="module")
def record() -> str:
    return sealed_match("rubamazzo", ("person", "hard"), 7)


def outcomes(report: Report) -> dict[str, str]:
    return {step.key: step.outcome for step in report.steps}


def test_an_honest_match_is_right(record: str) -> None:
    report = verify(record, choose)
    assert report.right
    assert outcomes(report) == dict.fromkeys(("commitment", "dealer", "deals", "choices"), "right")
    assert [step.count for step in report.steps] == [1, 1, 1, 18]


@pytest.mark.parametrize("levels", [("easy", "person"), ("normal", "hard")])
def test_every_level_is_checked(levels: tuple[str, str]) -> None:
    assert verify(sealed_match("rubamazzo", levels, 3), choose).right


@pytest.mark.parametrize("header", ["secret", "commitment"])
def test_another_secret_or_commitment_is_wrong(record: str, header: str) -> None:
    line = next(line for line in record.split("\n") if line.startswith(header))
    changed = line[:-1] + ("0" if line[-1] != "0" else "1")
    report = verify(record.replace(line, changed), choose)
    assert outcomes(report) == {"commitment": "wrong"}
    assert report.steps[-1].line is not None


def test_another_seed_is_wrong_at_the_dealer_or_the_deal(record: str) -> None:
    report = verify(record.replace("client seed: 0", "client seed: 1"), choose)
    assert not report.right
    assert report.steps[-1].key in ("dealer", "deals")


def test_two_cards_exchanged_in_the_pack_are_wrong_in_that_line(record: str) -> None:
    lines = record.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("deal "))
    cards = lines[at].split()
    cards[-1], cards[-2] = cards[-2], cards[-1]
    lines[at] = " ".join(cards)
    step = verify("\n".join(lines), choose).steps[-1]
    assert (step.key, step.outcome, step.line) == ("deals", "wrong", at + 1)
    assert step.found == lines[at]


def test_another_move_of_the_computer_is_wrong_in_that_line(record: str) -> None:
    def other(game: str, view: bytes, level: str, seed: int) -> str:
        move = choose(game, view, level, seed)
        return move if b'"stock": 30' in view else "play 1D"

    step = verify(record, other).steps[-1]
    assert (step.key, step.outcome, step.expected) == ("choices", "wrong", "play 1D")
    assert record.split("\n")[(step.line or 0) - 1] == step.found


def test_the_cards_of_a_computers_meld_may_stand_in_any_order() -> None:
    record = sealed_match("rummy", ("easy",) * 4, 1)
    lines = record.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("meld "))
    verb, *cards = lines[at].split()
    lines[at] = " ".join([verb, *reversed(cards)])
    assert lines[at] not in record
    assert verify("\n".join(lines), choose).right


def test_an_impossible_move_of_a_computer_is_wrong_too(record: str) -> None:
    lines = record.split("\n")
    seat = record[record.index(": computer") - 1]
    at = next(n for n, line in enumerate(lines) if line.startswith("deal ")) + 1
    at += seat == record[record.index("dealer: ") + len("dealer: ")]
    lines[at] = "steal 1D @seat0"
    step = verify("\n".join(lines), choose).steps[-1]
    assert (step.key, step.outcome, step.line) == ("choices", "wrong", at + 1)


def test_other_players_are_not_checked_but_the_deals_are(record: str) -> None:
    report = verify(record.replace("players: ", "players: 9"), choose)
    assert report.right
    assert outcomes(report)["choices"] == "unchecked"
    assert outcomes(report)["deals"] == "right"


def test_a_dealer_who_follows_an_earlier_match_is_said_to_be_unchecked(record: str) -> None:
    dealer = "0" if "dealer: 1" in record else "1"
    assert (
        outcomes(verify(record.replace(f"dealer: {1 - int(dealer)}", f"dealer: {dealer}"), choose))[
            "dealer"
        ]
        == "wrong"
    )
    followed = record.replace("commitment:", "follows: an-earlier-match\ncommitment:")
    assert outcomes(verify(followed, choose))["dealer"] == "unchecked"


@pytest.mark.parametrize("header", ["secret", "commitment", "client seed"])
def test_a_record_without_proof_says_what_is_missing(record: str, header: str) -> None:
    lines = [line for line in record.split("\n") if not line.startswith(header)]
    with pytest.raises(NothingToCheck) as nothing:
        verify("\n".join(lines), choose)
    assert nothing.value.missing == header


def test_an_impossible_move_is_refused_with_its_line(record: str) -> None:
    lines = record.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("deal ")) + 1
    lines.insert(at, "steal 1D @seat0")
    with pytest.raises(RefusedRecord) as refused:
        verify("\n".join(lines), lambda *_: "steal 1D @seat0")
    assert refused.value.line == at + 1


def check(record: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    file = tmp_path / "match.txt"
    file.write_text(record, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", CHECKER, file], capture_output=True, text=True, check=False
    )


def test_the_small_checker_agrees(record: str, tmp_path: Path) -> None:
    assert check(record, tmp_path).stdout.startswith("1 deal(s) right")
    changed = record.replace("secret: ", "secret: 00")[:]
    assert check(changed, tmp_path).returncode != 0


def test_the_small_checker_finds_an_exchanged_card(record: str, tmp_path: Path) -> None:
    lines = record.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("deal "))
    cards = lines[at].split()
    cards[1], cards[2] = cards[2], cards[1]
    lines[at] = " ".join(cards)
    result = check("\n".join(lines), tmp_path)
    assert result.returncode == 1
    assert "Move 0 is not the deal" in result.stderr
