"""Settings for every test, and the toy game for those that want it installed."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from mazzo.games import catalogue as catalogue_module

# No test depends on the machine's speed, and what failed once fails again.
settings.register_profile(
    "mazzo",
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("mazzo")

TOP = Path(__file__).parents[1]


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """What ``-n logical`` means: as many as there are processors; and ``-n auto``: two more, for a
    browser is waited for half of the time."""
    processors = os.cpu_count() or 1
    return processors if config.option.numprocesses == "logical" else processors + 2


@pytest.fixture
def toy(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a game with partners, bids and a house rule and without a stock, which is
    installed for this process and for those that it starts: by an entry point, as every game."""
    folder = tmp_path_factory.mktemp("installed")
    about = folder / "mazzo_toys-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mazzo-toys\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[mazzo.games]\ncalls = tests.toys.calls\n")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(TOP)]))
    _look_again()
    yield "calls"
    monkeypatch.undo()
    _look_again()


def _look_again() -> None:
    catalogue_module._packages.cache_clear()
    catalogue_module.catalogue.cache_clear()
