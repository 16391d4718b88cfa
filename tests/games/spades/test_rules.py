"""Spades by its rules: positions that were checked by others."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mazzo.games import catalogue as catalogue_module
from mazzo.games.catalogue import catalogue, find
from mazzo.games.contract import DEALER, Kind
from mazzo.games.spades.rules import GAME
from mazzo.games.spades.view import View
from mazzo.records.record import RefusedRecord, parse_record
from mazzo.records.replay import replay

ALL = json.loads((Path(__file__).parents[2] / "cases" / "tricks.json").read_text())
CASES = [case for case in ALL if "game: spades" in case["record"]]


class Silent:
    """Computers that are not asked."""

    def playing(self, game: Any) -> "Silent":
        return self


@pytest.fixture
def in_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {**catalogue(), "spades": Kind(GAME, Silent())}  # type: ignore[arg-type]
    monkeypatch.setattr(catalogue_module, "catalogue", lambda: kinds)


@pytest.mark.usefixtures("in_catalogue")
@pytest.mark.parametrize("case", CASES, ids=[case["name"][:60] for case in CASES])
def test_the_checked_cases(case: dict[str, Any]) -> None:
    reason = None
    try:
        record = parse_record(case["record"])
        played = replay(record)
        refused = played.failure
    except RefusedRecord as failure:
        refused = failure
    if refused is not None:
        position: Any = {"error": {"line": refused.line, "move": refused.text}}
        reason = refused.reason
    else:
        game = find(record.game, record.options).game
        position = json.loads(json.dumps(game.position(played.state)))
        position["sitting"] = [str(one) for one in played.sitting]
    assert {name: position.get(name) for name in case["expect"]} == case["expect"]
    assert reason == case.get("reason")


@pytest.mark.parametrize("options", [{}, {"target": "200"}])
@pytest.mark.parametrize("seed", range(1))
def test_imagined_worlds_look_the_same(options: dict[str, str], seed: int) -> None:
    rng = Random(seed)
    game = GAME.with_options(options)
    state = game.start(0)
    while state.round < 2 and game.turn(state) is not None:
        for seat in (None, 0, 1, 2, 3):
            view = game.view(state, seat)
            assert View.from_plain(json.loads(json.dumps(view.plain()))) == view
            assert game.view(game.imagine(view, rng), seat) == view
        is_dealing = game.turn(state) == DEALER
        move = game.shuffle(state, rng) if is_dealing else rng.choice(game.moves(state))
        state = game.play(state, move)
