"""Records of matches in which several people sat, came and went."""

import pytest

from mazzo.bots.levels import choose
from mazzo.games.catalogue import find
from mazzo.records.verify import Report, verify
from tests.records.sealed import SEEDS, match_with_people


@pytest.fixture(scope="module")
def record() -> str:
    return match_with_people(5)


def outcomes(report: Report) -> dict[str, str]:
    return {step.key: step.outcome for step in report.steps}


def test_every_move_is_judged_by_who_sat_there_then(record: str) -> None:
    report = verify(record, choose)
    assert report.result == "right"
    assert report.beginnings == 2
    counts = {step.key: step.count for step in report.steps}
    assert list(counts) == ["commitment", "seals", "dealer", "deals", "choices", "firsts"]
    assert counts["seals"] == 2
    assert counts["deals"] > 1
    assert counts["choices"] > 20
    assert counts["firsts"] > 20


def test_a_seat_line_left_out_makes_a_persons_move_a_computers(record: str) -> None:
    lines = record.split("\n")
    at = max(n for n, line in enumerate(lines) if line == "seat 0: person Ana")
    assert verify("\n".join(lines[:at] + lines[at + 1 :]), choose).result == "wrong"


def test_a_seed_that_does_not_fit_its_seal_is_wrong_before_the_dealer(record: str) -> None:
    report = verify(record.replace(f"seed 2: {SEEDS[2]}", f"seed 2: {SEEDS[2][::-1]}"), choose)
    step = report.steps[-1]
    assert (step.key, step.outcome) == ("seals", "wrong")
    assert record.split("\n")[(step.line or 0) - 1] == f"sealed 2: {step.found}"


def test_a_person_without_a_part_in_the_shuffle_leaves_it_partly_checked(record: str) -> None:
    heads = [line for line in record.split("\n") if line[:6] not in ("seed 2", "sealed")]
    text = "\n".join(heads).replace("seed 0:", "client seed:")
    # the cards do not follow from one seed alone
    assert verify(text, choose).result == "wrong"
    moved = record.replace("seat 1: computer easy", "seat 1: person", 1)
    report = verify(moved, choose)
    assert outcomes(report)["seeds"] == "unchecked"
    assert report.steps[-1].count == 1


def test_a_line_says_that_the_computers_are_of_another_version(record: str) -> None:
    version = find("rummy").player.version
    lines = record.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("discard"))
    text = "\n".join([*lines[: at + 1], f"players: {version + 1}", *lines[at + 1 :]])
    report = verify(text, choose)
    assert report.result == "partly"
    assert outcomes(report)["choices"] == "unchecked"
    back = "\n".join([*lines[: at + 1], f"players: {version}", *lines[at + 1 :]])
    assert verify(back, choose).result == "right"


def test_the_first_legal_move_is_the_first(record: str) -> None:
    lines = record.split("\n")
    at = lines.index("seat 1: program first-legal")
    n = next(n for n in range(at, len(lines)) if lines[n] == "draw @discards")
    lines[n] = "draw @stock"
    step = verify("\n".join(lines), choose).steps[-1]
    assert (step.key, step.outcome, step.line) == ("firsts", "wrong", n + 1)
