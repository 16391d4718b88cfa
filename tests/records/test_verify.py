"""A record is right as the room wrote it, and wrong at its place when anything in it is changed."""

from collections.abc import Mapping

import pytest

from mazzo.bots.levels import choose
from mazzo.records.record import RefusedRecord
from mazzo.records.verify import Report, verify
from tests.records.sealed import sealed_match


@pytest.fixture(scope="module")
def record() -> str:
    return sealed_match("rubamazzo", ("person", "hard"), 7)


def outcomes(report: Report) -> dict[str, str]:
    return {step.key: step.outcome for step in report.steps}


def test_an_honest_match_is_right(record: str) -> None:
    report = verify(record, choose)
    assert report.result == "right"
    assert outcomes(report) == dict.fromkeys(("commitment", "dealer", "deals", "choices"), "right")
    assert [step.count for step in report.steps] == [1, 1, 1, 18]


@pytest.mark.parametrize("levels", [("easy", "person"), ("normal", "hard")])
def test_every_level_is_checked(levels: tuple[str, str]) -> None:
    assert verify(sealed_match("rubamazzo", levels, 3), choose).result == "right"


@pytest.mark.parametrize("header", ["secret", "commitment"])
def test_another_secret_or_commitment_is_wrong(record: str, header: str) -> None:
    line = next(line for line in record.split("\n") if line.startswith(header))
    changed = line[:-1] + ("0" if line[-1] != "0" else "1")
    report = verify(record.replace(line, changed), choose)
    assert outcomes(report) == {"commitment": "wrong"}
    assert report.steps[-1].line is not None


def test_another_seed_is_wrong_at_the_dealer_or_the_deal(record: str) -> None:
    report = verify(record.replace("client seed: 0", "client seed: 1"), choose)
    assert report.result == "wrong"
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
    def other(game: str, view: bytes, level: str, seed: int, options: Mapping[str, str]) -> str:
        move = choose(game, view, level, seed, options)
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
    assert verify("\n".join(lines), choose).result == "right"


def test_an_impossible_move_of_a_computer_is_wrong_too(record: str) -> None:
    lines = record.split("\n")
    seat = record[record.index(": computer") - 1]
    at = next(n for n, line in enumerate(lines) if line.startswith("deal ")) + 1
    at += seat == record[record.index("dealer: ") + len("dealer: ")]
    lines[at] = "steal 1D @seat0"
    step = verify("\n".join(lines), choose).steps[-1]
    assert (step.key, step.outcome, step.line) == ("choices", "wrong", at + 1)


def test_an_impossible_move_is_refused_with_its_line(record: str) -> None:
    lines = record.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("deal ")) + 1
    lines.insert(at, "steal 1D @seat0")
    with pytest.raises(RefusedRecord) as refused:
        verify("\n".join(lines), lambda *_: "steal 1D @seat0")
    assert refused.value.line == at + 1
