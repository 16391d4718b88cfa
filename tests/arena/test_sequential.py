"""The sequential test is Wald's, errs as seldom as it says, and repeats."""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from math import log
from random import Random

import pytest
from click.testing import CliRunner

from mazzo.__main__ import main
from mazzo.arena.sequential import Decision, Hypotheses, decide, usual_bounds

SPREADS = {"pairs": (0.17, 0.06, 0.54, 0.06, 0.17), "wins": (0.5, 0.0, 0.0, 0.0, 0.5)}
"""Frequencies of the shares 0, ¼, ½, ¾, 1 when both are equally strong."""


def test_with_two_results_it_is_the_textbook_test() -> None:
    """Wald's ratio for a coin, to which UNSEEN adds less than nothing that matters."""
    for won, lost in [(60, 40), (3, 97), (500, 499)]:
        found = Hypotheses(0.5, 0.55).ratio({1.0: won, 0.0: lost})
        coin = won * log(0.55 / 0.5) + lost * log(0.45 / 0.5)
        assert found == pytest.approx(coin, abs=0.01)


def test_with_many_results_it_is_the_normal_approximation() -> None:
    counts = {0.0: 150, 0.25: 60, 0.5: 540, 0.75: 70, 1.0: 180}
    total = sum(counts.values())
    mean = sum(share * count for share, count in counts.items()) / total
    variance = sum((share - mean) ** 2 * count for share, count in counts.items()) / total
    low, high = 0.5, 0.51
    expected = total * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Hypotheses(low, high).ratio(counts) == pytest.approx(expected, rel=0.02)


def test_the_limits_are_walds() -> None:
    assert Hypotheses(0.5, 0.52).limit == pytest.approx(log(19))
    assert Hypotheses(0.5, 0.52).ratio({}) == 0


def test_beginnings_of_one_kind_decide_nothing() -> None:
    hypotheses = Hypotheses(0.5, 0.52)
    for share in (0.0, 0.5, 1.0):
        assert abs(hypotheses.ratio({share: 20})) < hypotheses.limit


@pytest.mark.parametrize("spread", SPREADS.values(), ids=list(SPREADS))
@pytest.mark.parametrize("truth", ["low", "high"])
def test_it_errs_as_seldom_as_it_says(truth: str, spread: tuple[float, ...]) -> None:
    hypotheses = Hypotheses(0.5, 0.65, error=0.1)
    rng = Random(0)
    mean = hypotheses.low if truth == "low" else hypotheses.high
    right = "accepted" if truth == "high" else "rejected"
    verdicts = Counter(verdict(hypotheses, mean, spread, rng) for _ in range(300))
    # 30 errors are expected at most; overshooting the limits makes it fewer
    assert 300 - verdicts[right] < 45
    assert verdicts.total() - verdicts[right] > 0


def verdict(hypotheses: Hypotheses, mean: float, spread: tuple[float, ...], rng: Random) -> str:
    """How a test ends when the shares are spread like this, with another mean."""
    shares = (0.0, 0.25, 0.5, 0.75, 1.0)
    better = 2 * mean - 1
    counts: Counter[float] = Counter()
    while True:
        share = rng.choices(shares, spread)[0]
        counts[1.0 if rng.random() < better else share] += 1
        ratio = hypotheses.ratio(counts)
        if abs(ratio) >= hypotheses.limit:
            return "accepted" if ratio > 0 else "rejected"


@pytest.mark.parametrize(
    ("low", "high", "error"),
    [(0.6, 0.5, 0.05), (0.5, 0.5, 0.05), (0, 0.5, 0.05), (0.5, 1, 0.05), (0.5, 0.6, 0.5)],
)
def test_what_cannot_be_decided_is_refused(low: float, high: float, error: float) -> None:
    with pytest.raises(ValueError, match=str(high)):
        Hypotheses(low, high, error)


def summary(decision: Decision) -> tuple[object, ...]:
    one = decision.results.standings[0]
    return decision.verdict, decision.ratio, decision.results.games, one.won, one.drawn


def test_greedy_play_is_found_better_wherever_it_is_played() -> None:
    players = ["normal", "random"]
    hypotheses = Hypotheses(*usual_bounds(2))
    alone = decide("rubamazzo", players, hypotheses, seed=1)
    assert alone.verdict == "accepted"
    assert alone.ratio >= hypotheses.limit
    with ThreadPoolExecutor(3) as executor:
        together = decide("rubamazzo", players, hypotheses, seed=1, executor=executor)
    assert summary(alone) == summary(together)
    assert decide("rubamazzo", players[::-1], hypotheses, seed=1).verdict == "rejected"


def test_the_most_matches_allowed_leave_it_undecided() -> None:
    decision = decide("rubamazzo", ["easy", "easy"], Hypotheses(0.5, 0.51), games=20)
    assert (decision.verdict, decision.results.games) == ("undecided", 40)


def test_four_players_are_judged_once_all_have_sat_everywhere() -> None:
    decision = decide("rummy", ["random", "normal", "normal", "normal"], Hypotheses(0.25, 0.9, 0.2))
    assert decision.verdict == "rejected"
    assert decision.results.games % 4 == 0


def test_the_command_says_accepted_or_rejected_whatever_the_jobs() -> None:
    arguments = ["arena", "rubamazzo", "normal", "random", "--sprt", "--bounds", "0.5", "0.56"]
    outputs = [
        CliRunner().invoke(main, [*arguments, "--json", "--jobs", jobs]).stdout
        for jobs in ("1", "2")
    ]
    answers = [json.loads(output) for output in outputs]
    for answer in answers:
        for place in answer["players"]:
            place.pop("seconds")
    assert answers[0] == answers[1]
    assert answers[0]["sprt"]["verdict"] == "accepted"
    assert answers[0]["sprt"]["bounds"] == [0.5, 0.56]
    readable = CliRunner().invoke(main, arguments).stdout.splitlines()[-1]
    games = answers[0]["games"]
    assert readable.startswith(f"Accepted after {games} games: the share of normal is 0.56")


@pytest.mark.parametrize(
    "arguments", [["--sprt", "--bounds", "0.6", "0.5"], ["--sprt", "--error", "0.7"], []]
)
def test_what_makes_no_sense_is_said(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, ["arena", "rubamazzo", "easy", "easy", *arguments])
    assert result.exit_code == 2
    assert result.stdout == ""
