"""What must hold of everything that is read, whatever is sent.

A target takes bytes; it raises only if a reader did what it never should: fail in an undocumented
way, or read what it wrote itself as something else. ``bench/fuzz.py`` looks for such bytes.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from mazzo.games.catalogue import catalogue
from mazzo.games.contract import DEALER, AnyGame, IllegalMove
from mazzo.games.move import Move, UnreadableMove
from mazzo.records.decoding import decode
from mazzo.records.record import RefusedRecord, parse_record
from mazzo.records.replay import replay
from mazzo.records.verify import verify
from mazzo.room.messages import Unreadable, read
from mazzo.web.mine import NoResults, read_results


def _no_computer(game: str, view: bytes, level: str, seed: int, options: Mapping[str, str]) -> str:
    """The computers take their time; what they would play does not matter here."""
    return ""


@cache
def _states() -> tuple[tuple[AnyGame, Any], ...]:
    """Where moves are tried: matches before a deal, under way and over."""
    found: list[tuple[AnyGame, Any]] = []
    for kind in catalogue().values():
        game, rng = kind.game, Random(1)
        state = game.start(0)
        for _ in range(60):
            found.append((game, state))
            turn = game.turn(state)
            if turn is None:
                break
            deal = turn == DEALER
            state = game.play(
                state, game.shuffle(state, rng) if deal else rng.choice(game.moves(state))
            )
    return tuple(found[::5]) + tuple(found[-1:])


def record(sent: bytes) -> None:
    """The text of a match: read, played, verified, written and read again."""
    try:
        text = decode(sent)
        read_once = parse_record(text)
    except RefusedRecord as refused:
        str(refused)
        return
    end = replay(read_once)
    assert end.failure is None or end.failure.reason
    again = parse_record(str(read_once))
    assert (again.game, again.dealer, again.seats, again.headers) == (
        read_once.game,
        read_once.dealer,
        read_once.seats,
        read_once.headers,
    )
    assert [line.text for line in again.lines] == [line.text for line in read_once.lines]
    assert replay(again).moves == end.moves
    if end.failure is None:
        verify(text, _no_computer)


def move(sent: bytes) -> None:
    """The text of a move: written as it was read, and refused or played by every game."""
    try:
        read_once = Move.parse(sent.decode("utf-8", "replace"))
    except UnreadableMove:
        return
    assert Move.parse(str(read_once)) == read_once
    for game, state in _states():
        with suppress(IllegalMove):
            game.play(state, read_once)


def message(sent: bytes) -> None:
    """A frame of a page, as bytes and as text."""
    for frame in (sent, sent.decode("utf-8", "surrogateescape")):
        with suppress(Unreadable):
            read(frame)


def view(sent: bytes) -> None:
    """A view as plain values, from a program or another process."""
    with suppress(ValueError, RecursionError):
        plain = json.loads(sent)
        for kind in catalogue().values():
            with suppress(KeyError, TypeError, ValueError):
                kind.game.view_type.from_plain(plain)


def results(sent: bytes) -> None:
    """A file of results that a guest brings back."""
    with suppress(RefusedRecord, NoResults):
        for result in read_results(sent):
            json.dumps(result).encode()  # it can be kept and given back


TARGETS: dict[str, Callable[[bytes], None]] = {
    "record": record,
    "move": move,
    "message": message,
    "view": view,
    "results": results,
}
