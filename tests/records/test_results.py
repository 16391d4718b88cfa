"""Right, wrong, or not everything could be checked: what a check says it did not check, and why."""

import re
from collections.abc import Callable

import pytest

from mazzo.bots.levels import choose
from mazzo.records.record import RefusedRecord, parse_record
from mazzo.records.verify import NO_DRAW, Report, Step, verify
from tests.records.sealed import sealed_match

Change = Callable[[str], str]


@pytest.fixture(scope="module")
def record() -> str:
    return sealed_match("rubamazzo", ("person", "easy"), 7)


@pytest.fixture(scope="module")
def rummy() -> str:
    return sealed_match("rummy", ("easy",) * 4, 1)


def unchecked(report: Report) -> dict[str, str | None]:
    return {step.key: step.reason for step in report.steps if step.outcome == "unchecked"}


def without(header: str) -> Change:
    return lambda text: re.sub(rf"(?m)^{header}:.*\n", "", text)


def with_header(line: str) -> Change:
    return lambda text: text.replace("rules:", f"{line}\nrules:", 1)


def cut_off(text: str) -> str:
    return "\n".join(text.split("\n")[:-6]) + "\n"


def both(one: Change, other: Change) -> Change:
    return lambda text: other(one(text))


NO_SECRET = dict.fromkeys(("commitment", "dealer", "deals", "choices"), "no-secret")
NO_SEED = dict.fromkeys(("dealer", "deals", "choices", "seeds"), "no-seed")
LEFT_OUT: dict[str, tuple[Change, dict[str, str]]] = {
    "other players": (lambda t: t.replace("players: ", "players: 9"), {"choices": "players"}),
    "no secret": (without("secret"), NO_SECRET),
    "no commitment": (without("commitment"), {"commitment": "no-commitment"}),
    "no seed": (without("client seed"), NO_SEED),
    "cut off": (cut_off, {"end": "not-over"}),
    "cut off before the first move": (
        lambda text: text[: text.index("\n\n") + 2],
        {"end": "not-over"},
    ),
    "a program": (
        lambda text: text.replace("computer easy", "program bot"),
        {"programs": "program"},
    ),
    "a computer called a person": (
        lambda text: text.replace("computer easy", "person"),
        {"seeds": "several-people"},
    ),
    "in play": (both(without("secret"), cut_off), {**NO_SECRET, "end": "not-over"}),
}


@pytest.mark.parametrize("case", LEFT_OUT)
def test_what_cannot_be_checked_is_said_and_why(record: str, case: str) -> None:
    change, expected = LEFT_OUT[case]
    assert change(record) != record
    report = verify(change(record), choose)
    assert report.result == "partly"
    assert unchecked(report) == expected


def test_how_much_was_left_out_is_counted(record: str) -> None:
    for case, key in (("other players", "choices"), ("a program", "programs")):
        steps = {step.key: step for step in verify(LEFT_OUT[case][0](record), choose).steps}
        assert steps[key].count == 18


def test_something_wrong_is_wrong_whatever_could_not_be_checked(record: str) -> None:
    last = re.findall("(?m)^secret: .*", record)[0]
    changed = record.replace(last, last[:-1] + ("0" if last[-1] != "0" else "1"))
    assert verify(cut_off(changed), choose).result == "wrong"


def test_computers_alone_need_no_part_in_the_shuffle(rummy: str) -> None:
    assert verify(rummy, choose).result == "right"


FIRST_LEGAL = "program first-legal"


def first_legal_match() -> str:
    """A match in which the seat of the program plays the first of all legal moves."""
    return sealed_match("rubamazzo", ("person", FIRST_LEGAL), 7)


def test_moves_for_a_silent_computer_are_the_first_legal_ones() -> None:
    report = verify(first_legal_match(), choose)
    assert report.result == "right"
    assert Step("firsts", "right", 18) in report.steps


def test_any_other_move_for_a_silent_computer_is_wrong(record: str) -> None:
    report = verify(record.replace("computer easy", FIRST_LEGAL), choose)
    assert report.result == "wrong"
    wrong = report.steps[-1]
    assert wrong.key == "firsts"
    assert record.split("\n")[(wrong.line or 0) - 1] == wrong.found
    assert str(wrong.expected) < str(wrong.found)


def dealer_step(report: Report) -> Step:
    return next(step for step in report.steps if step.key == "dealer")


def followed(record: str, **headers: str) -> str:
    """A record of two seats in which the deal passed on, played anew."""
    text = sealed_match("rubamazzo", ("person", "easy"), 7, dealer=1 - parse_record(record).dealer)
    for name, value in headers.items():
        text = with_header(f"{name}: {value}")(text)
    return text


def test_a_dealer_to_whom_the_deal_passed_on_is_unchecked_and_no_more(record: str) -> None:
    drawn = verify(followed(record), choose)
    assert (drawn.result, dealer_step(drawn).reason) == ("wrong", None)
    passed = verify(followed(record, follows="earlier"), choose)
    assert (passed.result, unchecked(passed)) == ("right", {"dealer": "follows"})


def test_with_the_earlier_record_the_passing_on_is_checked(record: str, rummy: str) -> None:
    named = with_header("match: earlier")(record)
    following = followed(record, follows="earlier")

    def step(earlier: str, text: str = following) -> Step:
        return dealer_step(verify(text, choose, parse_record(earlier)))

    assert step(named) == Step("dealer", "right", reason="passed")
    assert (step(record).outcome, step(record).reason) == ("unchecked", "no-match")
    assert verify(following, choose, parse_record(record)).result == "right"
    for earlier, reason in (
        (with_header("match: another")(record), "other-match"),
        (with_header("match: earlier")(rummy), "other-game"),
        (with_header("match: earlier")(followed(record)), "passed"),
    ):
        assert (step(earlier).outcome, step(earlier).reason) == ("wrong", reason)
    assert NO_DRAW == ("follows", "no-match")


def test_a_deal_that_cannot_pass_on_is_wrong(rummy: str) -> None:
    report = verify(with_header("follows: earlier")(rummy), choose)
    assert report.result == "wrong"
    wrong = report.steps[-1]
    assert (wrong.key, wrong.reason, wrong.found) == ("dealer", "drawn", "earlier")


@pytest.mark.parametrize(
    "line",
    [
        *["secret: " + text for text in ("", "00", "G" * 64, "0" * 63, "0" * 65, "AB" * 32)],
        *["commitment: " + text for text in ("ab", "AB" * 32, "ab " * 32)],
        *["client seed: " + text for text in ("", "two words", "x" * 65, "é")],
        *["secret : " + "0" * 64, " secret: " + "0" * 64, "commitment\t: " + "0" * 64],
    ],
)
def test_a_proof_that_cannot_be_read_is_no_record(record: str, line: str) -> None:
    name = line.partition(":")[0].strip()
    changed = re.sub(rf"(?m)^{name}: .*", line, record)
    with pytest.raises(RefusedRecord) as refused:
        verify(changed, choose)
    assert refused.value.reason == "bad-header"
    assert refused.value.text == line.rstrip(" ")


@pytest.mark.parametrize("name", ["secret", "commitment", "client seed", "follows", "match"])
def test_no_header_of_the_proof_stands_twice(record: str, name: str) -> None:
    once = both(without(name), with_header(f"{name}: {'0' * 64}"))(record)
    parse_record(once)
    with pytest.raises(RefusedRecord) as refused:
        parse_record(with_header(f"{name}: {'1' * 64}")(once))
    assert refused.value.reason == "bad-header"
