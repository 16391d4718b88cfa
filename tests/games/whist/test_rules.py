"""Whist by its rules: positions that were checked by others, and hands drawn evenly."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mazzo.games import catalogue as catalogue_module
from mazzo.games.catalogue import catalogue, find
from mazzo.games.contract import DEALER, Kind
from mazzo.games.whist.rules import GAME, State
from mazzo.games.whist.view import View
from mazzo.records.record import RefusedRecord, parse_record
from mazzo.records.replay import replay

ALL = json.loads((Path(__file__).parents[2] / "cases" / "tricks.json").read_text())
CASES = [case for case in ALL if "game: whist" in case["record"]]


class Silent:
    """Computers that are not asked."""

    def playing(self, game: Any) -> "Silent":
        return self


@pytest.fixture
def in_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {**catalogue(), "whist": Kind(GAME, Silent())}  # type: ignore[arg-type]
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


@pytest.mark.parametrize("options", [{}, {"trump": "rotating"}])
@pytest.mark.parametrize("seed", range(2))
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


def test_worlds_are_drawn_evenly_under_voids_and_the_turned_card() -> None:
    def last_cards(state: State) -> bool:
        view = GAME.view(state, state.turn)
        return sum(view.hands) == 12 and sum(map(len, view.voids)) > 2 and any(view.known)

    rng = Random(5)
    state = GAME.start(0)
    while not last_cards(state):
        if state.turn in (DEALER, None):
            state = GAME.play(GAME.start(0), GAME.shuffle(state, rng))
        state = GAME.play(state, rng.choice(GAME.moves(state)))
    view = GAME.view(state, state.turn)
    hidden = {card for seat, hand in enumerate(state.hands) if seat != state.turn for card in hand}
    dealings = set(_dealings(sorted(hidden), view))
    assert len(dealings) > 5
    draws = 200 * len(dealings)
    drawn = Counter(GAME.imagine(view, rng).hands for _ in range(draws))
    assert set(drawn) == dealings
    off = sum((amount - 200) ** 2 / 200 for amount in drawn.values())
    free = len(dealings) - 1
    # five standard deviations of chi-square
    assert off < free + 5 * (2 * free) ** 0.5


def _dealings(hidden: list[Any], view: View) -> Any:
    """Every way in which the hidden cards can lie, found by trying all."""
    hands: list[list[Any]] = [[] for _ in range(4)]

    def place(at: int) -> Any:
        if at == len(hidden):
            yield tuple(
                view.hand if seat == view.seat else tuple(hand) for seat, hand in enumerate(hands)
            )
            return
        card = hidden[at]
        owner = [seat for seat in range(4) if card in view.known[seat]]
        for seat in owner or range(4):
            room = seat != view.seat and len(hands[seat]) < view.hands[seat]
            if room and card[1] not in view.voids[seat]:
                hands[seat].append(card)
                yield from place(at + 1)
                hands[seat].pop()

    return place(0)
