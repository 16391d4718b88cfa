"""Matches to be kept."""

from collections.abc import Sequence
from functools import partial
from queue import SimpleQueue
from typing import Any

from mazzo.match.event import Event
from mazzo.match.kept import Begun, Kept
from mazzo.match.store import Keep, Request, Settled, Turn
from mazzo.records.record import SeatHeader
from mazzo.store.sqlite import SQLiteStore

ANNA, BRUNO = b"a" * 32, b"b" * 32
COMPUTER = Turn(1)


class Clock:
    """Shows what it is set to."""

    now = 5000.0

    def __call__(self) -> float:
        return self.now


def match(name: str, guest: bytes = ANNA, created: float = 1000, dealer: int = 0) -> Kept:
    seats = (SeatHeader("person", name="Anna"), SeatHeader("computer", "hard"))
    headers = {"rules": "1", "client seed": "s"}
    begun = Begun(name, "rubamazzo", dealer, seats, name.encode(), created, headers)
    return Kept(begun, (guest, None), (Event(move="deal …"),))


def play(name: str, number: int, move: str = "play 7D", **more: Any) -> Keep:
    return Keep(name, number, Event(move=move), **more)


def together(store: SQLiteStore, requests: Sequence[Request[Any]]) -> list[Any]:
    """The answers to requests that are asked in one breath."""
    groups: SimpleQueue[list[Settled]] = SimpleQueue()
    store.listen(groups.put)
    answers: dict[int, Any] = {}
    for at, request in enumerate(requests):
        store.ask(request, partial(answers.__setitem__, at))
    while len(answers) < len(requests):
        for then, answer in groups.get(timeout=30):
            then(answer)
    return [answers[at] for at in range(len(requests))]
