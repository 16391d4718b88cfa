"""The arena is fair, repeats, and counts right."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from mazzo.__main__ import main
from mazzo.arena import Results, hold, tournament
from mazzo.arena.matches import Match, play_match
from mazzo.arena.results import Tally, interval
from mazzo.games.catalogue import find
from mazzo.games.contract import View
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME
from mazzo.games.standstill import LONGEST, Standstill


class Stubborn:
    """Answers with the same move for ever."""

    def __init__(self, move: Move | None) -> None:
        self._move = move

    def new(self, seat: int, seed: int) -> None:
        pass

    def choose(self, view: View) -> Move | None:
        return self._move

    def close(self) -> None:
        pass


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def untimed(results: Results) -> list[object]:
    return [
        (place.player, place.share, place.interval, place.won, place.drawn, place.lost)
        for place in results.standings
    ]


def test_every_deal_is_played_twice_and_the_shares_are_of_one_table() -> None:
    results = hold("rubamazzo", ["normal", "easy"], 50, seed=3)
    assert (results.game, results.games, results.deals, results.seed) == ("rubamazzo", 100, 50, 3)
    one, other = results.standings
    assert (one.player, other.player) == ("normal", "easy")
    assert one.won + one.drawn + one.lost == 100
    assert (one.won, one.drawn, one.lost) == (other.lost, other.drawn, other.won)
    assert one.share == pytest.approx((one.won + one.drawn / 2) / 100)
    assert one.share + other.share == pytest.approx(1)
    assert one.interval[0] < one.share < one.interval[1]
    assert one.illegal == other.illegal == 0


def test_the_seats_are_exchanged_over_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two players that play alike have exactly half of every deal's points."""
    monkeypatch.setattr(tournament, "enter", lambda *_: Stubborn(None))
    bouts = tournament.play_bouts(
        tournament.Field("rubamazzo", ("one", "other"), 7, 1, {}), range(40)
    )
    assert all(first.shares == second.shares[::-1] for first, second in bouts)
    assert {first.shares for first, _ in bouts} >= {(1, 0), (0, 1)}


def test_the_seed_decides_and_where_it_is_played_does_not() -> None:
    alone = hold("rubamazzo", ["hard", "random"], 6, seed=1)
    with ThreadPoolExecutor(3) as executor:
        together = hold("rubamazzo", ["hard", "random"], 6, seed=1, executor=executor)
    assert untimed(alone) == untimed(together)
    assert untimed(alone) != untimed(hold("rubamazzo", ["hard", "random"], 6, seed=2))


def test_four_seats_rotate_evenly() -> None:
    results = hold("rummy", ["normal", "random", "random", "random"], 1)
    assert results.games == 4
    assert sum(place.won for place in results.standings) == 4
    assert results.deals > 4
    assert sum(place.share for place in results.standings) == pytest.approx(1)


@pytest.mark.parametrize("move", [None, Move("fly"), Move.parse("steal 7D @seat0")])
def test_an_illegal_answer_is_counted_and_the_first_move_is_played(move: Move | None) -> None:
    match = play_match(GAME, [Stubborn(None), Stubborn(move)], Random(0))
    assert match.illegal[0] == 18
    assert match.illegal[1] >= 17
    assert sum(match.shares) == 1
    assert [len(took) for took in match.seconds] == [18, 18]


class Hoarder(Stubborn):
    """Draws and discards, and never melds."""

    def choose(self, view: View) -> Move | None:
        return view.moves[0] if view.moves[0].verb == "draw" else view.moves[-1]


def test_a_match_that_gets_nowhere_ends_as_a_draw() -> None:
    rummy = find("rummy").game
    match = play_match(rummy, [Hoarder(None) for _ in range(4)], Random(0))
    assert match.deals == LONGEST
    assert match.shares == (1 / 4,) * 4
    assert match.illegal == (0,) * 4


def test_decided_deals_between_drawn_ones_are_no_standstill() -> None:
    standstill = Standstill()
    points = [(0, deal // (LONGEST - 1)) for deal in range(5 * LONGEST)]
    assert not any(map(standstill.is_reached, points))


def test_an_interval_is_the_textbook_one() -> None:
    low, high = interval([0.0, 1.0] * 50)
    # standard deviation 0.50252, of the mean 0.050252
    assert low == pytest.approx(0.5 - 1.96 * 0.050252, abs=1e-4)
    assert high == pytest.approx(0.5 + 1.96 * 0.050252, abs=1e-4)
    assert interval([0.7]) == (0.0, 1.0)
    assert interval([1.0] * 9 + [0.9])[1] == 1.0


def test_shares_that_are_all_alike_prove_nothing_for_certain() -> None:
    """The rule of three: what has not happened in n trials has a chance below 3 / n."""
    assert interval([0.0] * 100) == pytest.approx((0, 0.03), rel=0.02)
    assert interval([1.0] * 100) == pytest.approx((0.97, 1), rel=0.02)


def test_a_standing_counts_draws_and_orders_times() -> None:
    tally = Tally("x")
    times = [float(n) for n in range(1, 102)]
    tally.add(
        (Match((1.0, 0.0), (2, 0), (times, []), 1), Match((0.5, 0.5), (0, 0), ([], []), 1)), 0
    )
    tally.add((Match((0.5, 0.5), (1, 0), ([], []), 1), Match((0.0, 1.0), (0, 0), ([], []), 1)), 0)
    place = tally.standing()
    assert (place.share, place.won, place.drawn, place.lost) == (0.5, 1, 2, 1)
    assert place.illegal == 3
    assert place.median_seconds == pytest.approx(51, rel=0.01)
    assert place.p95_seconds == pytest.approx(96, rel=0.01)


def test_the_command_prints_what_is_documented_whatever_the_jobs() -> None:
    arguments = ["rubamazzo", "random", "easy", "--games", "9", "--seed", "4", "--json"]
    answers = [json.loads(run(*arguments, "--jobs", jobs).stdout) for jobs in ("1", "2")]
    fields = {"player", "share", "interval", "won", "drawn", "lost", "seconds", "illegal"}
    for answer in answers:
        assert set(answer) == {"game", "games", "deals", "seed", "players"}
        for place in answer["players"]:
            assert set(place) == fields
            assert set(place.pop("seconds")) == {"median", "p95"}
    assert answers[0] == answers[1]
    assert run(*arguments[:-1]).stdout.startswith("rubamazzo, 18 games, 9 deals, seed 4\n")


@pytest.mark.parametrize("more", [[], ["--sprt"]])
def test_a_program_is_named_in_one_line_whatever_its_arguments_are(more: list[str]) -> None:
    player = f"cmd:{shlex.quote(sys.executable)} -c pass 'a\n\udcff'"
    result = run("rubamazzo", player, "easy", "--games", "1", *more)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 3 + len(more)
    assert r"'a\n\udcff'" in result.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["bridge", "easy", "easy", "--games", "1"],
        ["rubamazzo", "easy", "--games", "1"],
        ["rubamazzo", "easy", "perfect", "--games", "1"],
        ["rummy", "easy", "easy", "--games", "1"],
    ],
)
def test_what_cannot_be_held_is_said_in_one_line(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("option", "value"),
    [("--games", "0"), ("--games", "-3"), ("--games", "9" * 30), ("--timeout", "inf")],
)
def test_numbers_that_nobody_can_mean_are_refused(option: str, value: str) -> None:
    result = run("rubamazzo", "easy", f"cmd:{sys.executable}", "--games", "1", option, value)
    assert (result.exit_code, result.stdout) == (2, "")
    assert option in result.stderr


@contextmanager
def long_arena() -> Iterator[subprocess.Popen[str]]:
    """An arena in which two processes play for hours."""
    arguments = ["rummy", *["hard"] * 4, "--games", "1000", "--jobs", "2"]
    # whatever is started by a shell's background job would never be interrupted
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [sys.executable, "-m", "mazzo", "arena", *arguments],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as arena:
        try:
            while len(children(arena.pid)) < 3:  # the first looks after the others' semaphores
                assert arena.poll() is None
                time.sleep(0.001)  # the last is only just being started
            yield arena
        finally:
            with suppress(ProcessLookupError):
                os.killpg(arena.pid, signal.SIGKILL)


def children(pid: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_an_interrupt_ends_it_in_the_middle_of_a_part() -> None:
    with long_arena() as arena:
        arena.send_signal(signal.SIGINT)
        _, said = arena.communicate(timeout=60)
    assert arena.returncode == 1
    assert said.split() == ["Aborted!"]


def test_a_process_that_somebody_ends_is_said_in_one_line() -> None:
    with long_arena() as arena:
        os.kill(children(arena.pid)[-1], signal.SIGKILL)
        _, said = arena.communicate(timeout=60)
    assert arena.returncode == 1
    assert said.startswith("Error: ")
    assert len(said.splitlines()) == 1


def test_too_few_players_are_refused_by_the_library() -> None:
    with pytest.raises(ValueError, match="1 players"):
        hold("rubamazzo", ["easy"], 1)
    assert find("rubamazzo").game.seats == 2
