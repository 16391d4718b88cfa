"""The games that are installed."""

import pytest

from mazzo.games.catalogue import UnknownGame, catalogue, find


def test_every_game_goes_by_its_own_name() -> None:
    assert "rubamazzo" in catalogue()
    assert list(catalogue()) == sorted(catalogue())
    for name, kind in catalogue().items():
        assert kind.game.name == name
        assert find(name) is kind


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="bridge"):
        find("bridge")
