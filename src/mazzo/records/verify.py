"""Checks a finished match against its secret: nobody has to believe that the computer is honest.

What is recomputed: the commitment that was shown before the first card, who dealt first, every
deal, and every move of a computer from what that seat could see.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from mazzo.games.catalogue import find
from mazzo.games.contract import DEALER, AnyGame, IllegalMove
from mazzo.games.move import Move, UnreadableMove
from mazzo.records.chance import (
    SECRET_BYTES,
    choice_seed,
    commitment,
    deal_stream,
    first_dealer,
    is_client_seed,
)
from mazzo.records.record import Line, Record, RefusedRecord, parse_record
from mazzo.records.replay import kept

Choose = Callable[[str, bytes, str, int], str]
"""A game's name, a view as JSON, a level and a seed; the move's text (``mazzo.bots.choose``)."""

STEPS: Final = ("commitment", "dealer", "deals", "choices")
"""What is checked, in this order."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that was checked, or said not to have been."""

    key: str
    """One of ``STEPS``."""
    outcome: str
    """``right``, ``wrong`` or ``unchecked``."""
    count: int = 1
    """How many of the kind were checked, or were left unchecked."""
    line: int | None = None
    """Of what is wrong: the line of the record,"""
    found: str | None = None
    """what stands there,"""
    expected: str | None = None
    """and what should."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was checked of one record."""

    steps: tuple[Step, ...]

    @property
    def right(self) -> bool:
        """Whether nothing was found wrong."""
        return all(step.outcome != "wrong" for step in self.steps)


class NothingToCheck(ValueError):
    """The record lacks what a check needs.

    Attributes:
        missing: the header that is not there or cannot be read.
    """

    def __init__(self, missing: str) -> None:
        super().__init__(missing)
        self.missing = missing


def verify(text: str, choose: Choose) -> Report:
    """Checks the record ``text``; stops at the first thing that is wrong.

    Raises:
        RefusedRecord: the text is not a valid record.
        NothingToCheck: it has no ``commitment``, ``secret`` or ``client seed``.
    """
    record = parse_record(text)
    secret = _secret(record)
    seed = record.headers.get("client seed", "")
    if not is_client_seed(seed):
        raise NothingToCheck("client seed")
    if "commitment" not in record.headers:
        raise NothingToCheck("commitment")
    steps: list[Step] = []
    for check in (_check_commitment, _check_dealer):
        steps.append(check(record, secret, seed, text))
        if steps[-1].outcome == "wrong":
            return Report(tuple(steps))
    return Report((*steps, *_check_moves(record, secret, seed, choose)))


def _secret(record: Record) -> bytes:
    try:
        secret = bytes.fromhex(record.headers.get("secret", ""))
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise NothingToCheck("secret")
    return secret


def _check_commitment(record: Record, secret: bytes, _seed: str, text: str) -> Step:
    found, expected = record.headers["commitment"], commitment(secret)
    return _compare("commitment", text, "commitment", found, expected)


def _check_dealer(record: Record, secret: bytes, seed: str, text: str) -> Step:
    if "follows" in record.headers:
        # the deal passed on from an earlier match, which this record does not hold
        return Step("dealer", "unchecked")
    expected = first_dealer(secret, seed, len(record.seats))
    return _compare("dealer", text, "dealer", str(record.dealer), str(expected))


def _compare(key: str, text: str, header: str, found: str, expected: str) -> Step:
    if found == expected:
        return Step(key, "right")
    lines = text.split("\n")
    line = next(n for n, raw in enumerate(lines, start=1) if raw.startswith(header + ":"))
    return Step(key, "wrong", line=line, found=found, expected=expected)


def _check_moves(record: Record, secret: bytes, seed: str, choose: Choose) -> tuple[Step, ...]:
    kind = find(record.game)
    same_players = record.headers.get("players", str(kind.player.version)) == str(
        kind.player.version
    )
    state: Any = kind.game.start(record.dealer)
    deals = choices = 0
    for ply, line in enumerate(record.lines):
        seat = kind.game.turn(state)
        key, expected = "deals", None
        if seat == DEALER:
            expected = str(kind.game.shuffle(state, deal_stream(secret, seed, ply)))
            deals += 1
        elif seat is not None and record.seats[seat].kind == "computer":
            key = "choices"
            choices += 1
            if same_players:
                view = json.dumps(kind.game.view(state, seat).plain()).encode()
                level = record.seats[seat].level or ""
                expected = choose(record.game, view, level, choice_seed(secret, seed, ply))
        if expected is not None and not _says(kind.game, state, line.text, expected):
            wrong = Step(key, "wrong", 1, line.number, line.text, expected)
            return (wrong,) if key == "deals" else (Step("deals", "right", deals), wrong)
        state = _play(kind.game, state, line)
    played = "right" if same_players else "unchecked"
    return Step("deals", "right", deals), Step("choices", played, choices)


def _says(game: AnyGame, state: Any, text: str, expected: str) -> bool:
    """Whether ``text`` is the expected move, be it in other words: the cards of a meld may stand
    in any order."""
    if text == expected:
        return True
    try:
        move = Move.parse(text)
        return str(kept(game, game.play(state, move), move)) == expected
    except (UnreadableMove, IllegalMove):
        return False


def _play(game: Any, state: Any, line: Line) -> Any:
    try:
        return game.play(state, Move.parse(line.text))
    except UnreadableMove:
        raise RefusedRecord(line.number, line.text, "unreadable") from None
    except IllegalMove as illegal:
        raise RefusedRecord(line.number, line.text, illegal.reason, **illegal.values) from None
