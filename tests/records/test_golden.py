"""A match of every game as it was once played, and the positions it leads to, for ever.

A change of the rules shows here as a difference; then the game's version has to be raised.
``python -m tests.records.test_golden`` writes the positions anew from the records.
"""

import json
from pathlib import Path

import pytest

from mazzo.bots.levels import choose
from mazzo.games.catalogue import catalogue, find
from mazzo.records.record import parse_record
from mazzo.records.replay import replay
from mazzo.records.verify import verify

GOLDEN = Path(__file__).parent / "golden"
EVERY = 5
"""How many moves lie between the positions that are kept; the last one is kept, too."""


def positions(text: str) -> str:
    """The positions of a record, one JSON object a line."""
    record = parse_record(text)
    game = find(record.game).game
    played = replay(record)
    assert played.failure is None
    state = game.start(record.dealer)
    lines: list[str] = []
    for number, move in enumerate(played.moves, start=1):
        state = game.play(state, move)
        if number % EVERY == 0 or number == len(played.moves):
            lines.append(json.dumps({"after": number, **game.position(state)}))
    return "\n".join([*lines, ""])


def hands(text: str) -> str:
    """Who was dealt what in the deals of a record, one JSON object a line."""
    record = parse_record(text)
    game = find(record.game).game
    state = game.start(record.dealer)
    lines: list[str] = []
    for ply, move in enumerate(replay(record).moves):
        state = game.play(state, move)
        if move.verb == "deal":
            position = game.position(state)
            dealt = {"dealer": position["dealer"], "hands": position["hands"]}
            lines.append(json.dumps({"ply": ply, **dealt}))
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("game", catalogue())
def test_a_match_leads_where_it_always_led(game: str) -> None:
    found = positions((GOLDEN / f"{game}.record").read_text())
    expected = (GOLDEN / f"{game}.positions").read_text()
    assert found.splitlines() == expected.splitlines()


@pytest.mark.parametrize("game", catalogue())
def test_what_was_drawn_is_drawn_again(game: str) -> None:
    """The client's tests draw the same matches again."""
    text = (GOLDEN / "sealed" / f"{game}.record").read_text()
    report = verify(text, choose)
    assert report.result in ("right", "partly")  # later computers choose otherwise
    right = {step.key: step.count for step in report.steps if step.outcome == "right"}
    assert right["commitment"] == right["dealer"] == 1
    assert right["deals"] == text.count("\ndeal ")


@pytest.mark.parametrize("game", catalogue())
def test_the_hands_are_those_that_were_dealt(game: str) -> None:
    """The client compares what a page was dealt with what it reads here."""
    sealed = GOLDEN / "sealed" / f"{game}.record"
    assert sealed.with_suffix(".hands").read_text() == hands(sealed.read_text())


if __name__ == "__main__":
    for path in (GOLDEN / "sealed").glob("*.record"):
        path.with_suffix(".hands").write_text(hands(path.read_text()))
    for path in GOLDEN.glob("*.record"):
        path.with_suffix(".positions").write_text(positions(path.read_text()))
