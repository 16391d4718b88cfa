"""The arena where seats play together, and where house rules are chosen."""

import json

import pytest
from click.testing import CliRunner, Result

from mazzo.__main__ import main
from mazzo.arena import hold, tournament
from mazzo.arena.contestants import Computer
from mazzo.games import catalogue as catalogue_module
from mazzo.games.contract import Kind, View
from mazzo.games.move import Move
from tests.laws.walks import KINDS


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue_module, "catalogue", lambda: KINDS)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


@pytest.mark.parametrize("players", [["normal", "random"], ["normal", "random"] * 2])
def test_partners_win_together_and_the_sides_are_exchanged(players: list[str]) -> None:
    results = hold("calls", players, 30)
    assert (results.games, results.deals) == (60, 60)
    shares = [place.share for place in results.standings]
    assert shares[0] + shares[1] == pytest.approx(1)
    assert shares[2:] == shares[:2][: len(shares) - 2]


def test_the_same_player_on_both_sides_has_half_of_every_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class First(Computer):
        def choose(self, view: View) -> Move:
            return view.moves[0]

    monkeypatch.setattr(tournament, "enter", lambda name, kind, *_: First(kind, name))
    field = tournament.Field("calls", ("one", "other"), 7, 1, {})
    for first, second in tournament.play_bouts(field, range(20)):
        assert first.shares == second.shares[::-1]


def test_no_contestant_sees_two_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Partners are contestants of their own, also where one player is named for a side."""
    seats: list[set[int | None]] = []

    class Watched(Computer):
        def __init__(self, kind: Kind, level: str) -> None:
            super().__init__(kind, level)
            self.seen: set[int | None] = set()
            seats.append(self.seen)

        def new(self, seat: int, seed: int) -> None:
            super().new(seat, seed)
            self.seen.clear()

        def choose(self, view: View) -> Move:
            self.seen.add(view.seat)
            assert len(self.seen) == 1
            return super().choose(view)

    monkeypatch.setattr(tournament, "enter", lambda name, kind, *_: Watched(kind, "easy"))
    tournament.play_bouts(tournament.Field("calls", ("one", "other"), 7, 1, {}), range(3))
    assert len(seats) == 4


def test_a_house_rule_is_played_by_and_told() -> None:
    found = json.loads(
        run("calls", "easy", "normal", "--games", "3", "--option", "deals=3", "--json").output
    )
    assert found["options"] == {"deals": "3"}
    assert found["deals"] == 9
    usual = run("calls", "easy", "normal", "--games", "3", "--option", "deals=2", "--json")
    assert "options" not in json.loads(usual.output)


@pytest.mark.parametrize(
    ("options", "quoted"),
    [
        (["deals"], "“deals”"),
        (["deals=9"], "“deals=9” cannot be; the house rule has the values 2, 1, 3"),
        (["trump=H"], "no house rule for “trump=H”; it has: deals"),
        (["deals=1", "deals=2"], "“deals=2”"),
    ],
)
def test_a_house_rule_that_cannot_be_is_quoted(options: list[str], quoted: str) -> None:
    given = [word for option in options for word in ("--option", option)]
    refused = run("calls", "easy", "normal", "--games", "3", *given)
    assert refused.exit_code == 2
    assert quoted in refused.output
    assert len(refused.output.splitlines()) == 1


def test_neither_three_players_nor_one_fit_two_sides_of_two() -> None:
    for players in (["easy"], ["easy"] * 3):
        refused = run("calls", *players, "--games", "3")
        assert refused.exit_code == 2
        assert "2 or 4 players" in refused.output
