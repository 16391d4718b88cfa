"""Positions and last hands that were checked by others."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mazzo.bots.levels import rank
from mazzo.games.catalogue import find
from mazzo.games.scopa.lasthand import RESULT
from mazzo.records.record import RefusedRecord, parse_record
from mazzo.records.replay import replay

CASES = Path(__file__).parents[2] / "cases"
RULES = json.loads((CASES / "scopa.json").read_text())
LAST_HANDS = json.loads((CASES / "scopa-last-hands.json").read_text())

pytestmark = pytest.mark.usefixtures("in_catalogue")


def found(text: str) -> tuple[dict[str, Any], str | None]:
    """The position after a record, or where and why it is refused."""
    try:
        record = parse_record(text)
        played = replay(record)
        refused = played.failure
    except RefusedRecord as failure:
        refused = failure
    if refused is not None:
        return {"error": {"line": refused.line, "move": refused.text}}, refused.reason
    position = find(record.game, record.options).game.position(played.state)
    return json.loads(json.dumps(position)), None


@pytest.mark.parametrize("case", RULES, ids=[case["name"] for case in RULES])
def test_the_checked_cases(case: dict[str, Any]) -> None:
    position, reason = found(case["record"])
    assert {name: position.get(name) for name in case["expect"]} == case["expect"]
    assert reason == case.get("reason")


@pytest.mark.parametrize("case", LAST_HANDS, ids=range(len(LAST_HANDS)))
def test_the_checked_last_hands(case: dict[str, Any]) -> None:
    record = parse_record(case["record"])
    kind = find("scopa", record.options)
    state = replay(record).state
    ranked = rank(kind, kind.game.view(state, state.turn), "hard", Random(0))
    values = {}
    for move, worth in ranked:
        result = round(worth / RESULT)
        values[str(move)] = [result, worth - RESULT * result]
    assert values == case["values"]
    assert str(ranked[0].move) in case["best"]
