"""The arena on a Dask cluster: other machines, the same results."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner, Result
from distributed import LocalCluster

from mazzo.__main__ import main
from mazzo.arena import tournament


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a scheduler with two workers, each a process of its own."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as local:
        yield local.scheduler_address


@pytest.fixture(autouse=True)
def library_is_quiet() -> Iterator[None]:
    """As in the command: a test before may have opened a room, which writes what libraries say."""
    log = logging.getLogger("distributed")
    before, log.propagate = log.propagate, False
    yield
    log.propagate = before


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def untimed(result: Result) -> Any:
    answer = json.loads(result.stdout)
    for place in answer["players"]:
        place.pop("seconds")
    return answer


@pytest.mark.parametrize(
    "arguments",
    [
        ["rubamazzo", "hard", "normal", "--games", "9", "--seed", "4"],
        ["rummy", "normal", "easy", "easy", "random", "--games", "4"],
        ["rubamazzo", "normal", "random", "--sprt", "--bounds", "0.5", "0.6"],
    ],
    ids=["Rubamazzo", "Rummy", "SPRT"],
)
def test_a_cluster_finds_what_one_process_finds(cluster: str, arguments: list[str]) -> None:
    alone = run(*arguments, "--json")
    together = run(*arguments, "--json", "--cluster", cluster)
    assert untimed(alone) == untimed(together)


def test_a_cluster_that_fails_is_said_in_one_line(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament, "play_bouts", abs)  # takes other arguments
    result = run("rubamazzo", "easy", "easy", "--games", "1", "--cluster", cluster)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert cluster in result.stderr


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere", "carrier-pigeon://loft"])
def test_a_cluster_that_does_not_answer_is_said_in_one_line(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazzo.commands.arena.CONNECTING", 1)
    result = run("rubamazzo", "easy", "easy", "--games", "1", "--cluster", address)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert address in result.stderr
