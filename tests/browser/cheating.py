"""Rooms that cheat: ``python cheating.py HOW serve ...``, otherwise Mazzo itself.

Each exchanges something after the page's seed has come, so that everything the room shows and keeps
from then on fits together: its own check finds nothing.
"""

import secrets
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from mazzo.__main__ import main
from mazzo.records import chance
from mazzo.records.record import Record
from mazzo.table.store import Match
from mazzo.table.table import Table
from mazzo.web import room
from mazzo.web.opening import new_match

honest = new_match

Arguments = tuple[Any, ...]


def begin(arguments: Arguments, secret: bytes | None = None, seed: str | None = None) -> Match:
    """A match as the room begins it, with another secret or another seed of the browser."""
    kind, guest, level, offered, given, last, now = arguments
    return honest(kind, guest, level, secret or offered, seed or given, last, now)


def strength(match: Match) -> int:
    """How good a first hand is for the computer, to a room that has a taste."""
    cards = match.record.lines[0].text.split()[1:]
    return len({card[0] for card in cards[:6]})


def other_seed(*arguments: Any) -> Match:
    """The secret stays; the room takes the seed that it likes best."""
    tries = (begin(arguments, seed=secrets.token_hex(16)) for _ in range(100))
    return max(tries, key=strength)


def best_of_many(*arguments: Any) -> Match:
    """The room takes the best of many secrets, and a seed to go with each."""
    tries = (
        begin(arguments, secrets.token_bytes(chance.SECRET_BYTES), secrets.token_hex(16))
        for _ in range(100)
    )
    return max(tries, key=strength)


def other_secret(*arguments: Any) -> Match:
    """The seed stays; the room takes the secret that it likes best."""
    tries = (begin(arguments, secrets.token_bytes(chance.SECRET_BYTES)) for _ in range(100))
    return max(tries, key=strength)


def other_deal(*arguments: Any) -> Match:
    """Everything sealed stays; the room deals what it likes."""
    match = begin(arguments)
    cards = match.record.lines[0].text.split()[1:]
    Random(0).shuffle(cards)
    return replace(match, record=match.record.with_moves([" ".join(["deal", *cards])]))


def other_dealer(*arguments: Any) -> Match:
    """The room has deal first whom it likes, whoever was drawn or comes next."""
    match = begin(arguments)
    record = replace(match.record, dealer=1 - match.record.dealer)
    return replace(match, record=record)


def two_faced(*arguments: Any) -> Match:
    """The room deals what it likes, and its record says what was sealed."""
    opened = Match.opened

    def pretend(match: Match) -> Record:
        record, table = opened(match), Table(replace(match.record, lines=()))
        deal = table.shuffle(chance.deal_stream(match.secret, match.client_seed, 0))
        return record.with_moves([deal, *(line.text for line in record.lines[1:])])

    Match.opened = pretend  # type: ignore[assignment, method-assign]
    return other_deal(*arguments)


WAYS: dict[str, Callable[..., Match]] = {
    way.__name__: way
    for way in (other_seed, best_of_many, other_secret, other_deal, other_dealer, two_faced)
}

if __name__ == "__main__":
    vars(room)[new_match.__name__] = WAYS[sys.argv.pop(1)]
    main()
