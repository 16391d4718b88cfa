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
from mazzo.match.event import Event
from mazzo.match.kept import Kept
from mazzo.match.match import Match
from mazzo.records import chance
from mazzo.records.record import Record
from mazzo.room import room
from mazzo.room.opening import new_match

honest = new_match

Arguments = tuple[Any, ...]


def begin(arguments: Arguments, secret: bytes | None = None, seed: str | None = None) -> Kept:
    """A match as the room begins it, with another secret or another seed of the browser."""
    kind, id, guest, level, offered, given, last, now = arguments
    return honest(kind, id, guest, level, secret or offered, seed or given, last, now)


def strength(match: Kept) -> int:
    """How good a first hand is for the computer, to a room that has a taste."""
    cards = str(match.events[0].move).split()[1:]
    return len({card[0] for card in cards[:6]})


def other_seed(*arguments: Any) -> Kept:
    """The secret stays; the room takes the seed that it likes best."""
    tries = (begin(arguments, seed=secrets.token_hex(16)) for _ in range(100))
    return max(tries, key=strength)


def best_of_many(*arguments: Any) -> Kept:
    """The room takes the best of many secrets, and a seed to go with each."""
    tries = (
        begin(arguments, secrets.token_bytes(chance.SECRET_BYTES), secrets.token_hex(16))
        for _ in range(100)
    )
    return max(tries, key=strength)


def other_secret(*arguments: Any) -> Kept:
    """The seed stays; the room takes the secret that it likes best."""
    tries = (begin(arguments, secrets.token_bytes(chance.SECRET_BYTES)) for _ in range(100))
    return max(tries, key=strength)


def other_deal(*arguments: Any) -> Kept:
    """Everything sealed stays; the room deals what it likes."""
    match = begin(arguments)
    cards = str(match.events[0].move).split()[1:]
    Random(0).shuffle(cards)
    return replace(match, events=(Event(move=" ".join(["deal", *cards])),))


def other_dealer(*arguments: Any) -> Kept:
    """The room has deal first whom it likes, whoever was drawn or comes next."""
    match = begin(arguments)
    return replace(match, begun=replace(match.begun, dealer=1 - match.begun.dealer))


def two_faced(*arguments: Any) -> Kept:
    """The room deals what it likes, and its record says what was sealed."""
    opened = Kept.opened

    def pretend(match: Kept) -> Record:
        sealed = Match(match.begun).deal(0).event
        return opened(replace(match, events=(sealed, *match.events[1:])))

    Kept.opened = pretend  # type: ignore[assignment, method-assign]
    return other_deal(*arguments)


WAYS: dict[str, Callable[..., Kept]] = {
    way.__name__: way
    for way in (other_seed, best_of_many, other_secret, other_deal, other_dealer, two_faced)
}

if __name__ == "__main__":
    vars(room)[new_match.__name__] = WAYS[sys.argv.pop(1)]
    main()
