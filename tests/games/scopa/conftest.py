"""What the tests of Scopa share."""

import pytest

from mazzo.games import catalogue as catalogue_module
from mazzo.games.catalogue import catalogue
from tests.games.scopa.positions import KIND


@pytest.fixture
def in_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scopa is among the games, whatever is installed."""
    kinds = {**catalogue(), "scopa": KIND}
    monkeypatch.setattr(catalogue_module, "catalogue", lambda: kinds)
