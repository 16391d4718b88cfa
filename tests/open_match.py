"""A match that a test plays itself, for every seat, with what a page at seat 0 hears of it."""

import json
from random import Random
from typing import Any

from mazzo.games.catalogue import find
from mazzo.games.contract import DEALER, Seat, View
from mazzo.match.event import Event
from mazzo.match.kept import Begun
from mazzo.match.match import Match, RefusedMove
from mazzo.records.record import Record, SeatHeader
from mazzo.records.replay import Walk
from mazzo.room.page import Page
from mazzo.room.playing import Playing

PROOF = {"commitment": "ab12cd34" * 8, "client seed": "0" * 32}


class OpenMatch:
    """A match with nothing hidden."""

    def __init__(self, record: Record) -> None:
        """Begins where the record stops; its moves are part of what has happened."""
        self._head = record.with_moves([])
        self._moves: list[str] = []
        headers = {**PROOF, **record.headers}
        begun = Begun("m", record.game, record.dealer, record.seats, b"", 0.0, headers)
        self._page = Page(b"g" * 32)
        self._playing = Playing("m")
        self._playing.match = self.match = Match(begun, (self._page.guest,))
        self._playing.whole(self._page, 0.0)
        self._heard: list[dict[str, Any]] = []
        for line in record.lines:
            self._take(Event(move=line.text))
        self.drain()

    @property
    def record(self) -> Record:
        """The match so far."""
        return self._head.with_moves(self._moves)

    @property
    def seats(self) -> tuple[SeatHeader, ...]:
        """Who plays at each seat."""
        return self.match.seats

    @property
    def turn(self) -> Seat | None:
        """A seat, ``DEALER``, or ``None`` when the match is over."""
        return self.match.turn

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return self.match.ply

    def view(self, seat: Seat | None) -> View:
        """What a seat may know now."""
        return self.match.view(seat)

    def play(self, seat: Seat, text: str, ply: int) -> None:
        """Makes a move, the dealer's too.

        Raises:
            RefusedMove: nothing has changed.
        """
        if seat == DEALER:
            if ply != self.ply or self.turn != DEALER:
                raise RefusedMove("stale")
            self._take(Event(move=text))
        else:
            self._take(self.match.move(seat, text, ply).event)

    def shuffle(self, rng: Random) -> str:
        """A deal in an order drawn from ``rng``."""
        walk = Walk(self.record)
        for _ in walk:
            pass
        return str(find(self.record.game).game.shuffle(walk.state, rng))

    def drain(self) -> list[dict[str, Any]]:
        """The updates since the last call, as the page at seat 0 hears them."""
        heard, self._heard = self._heard, []
        return heard

    def whole(self) -> dict[str, Any]:
        """All that the page may know."""
        frame: dict[str, Any] = json.loads(self._playing.whole(self._page, 0.0))
        return frame

    def _take(self, event: Event) -> None:
        step = self.match.follow(event)
        if event.move is not None:
            self._moves.append(event.move)
        self._heard += [json.loads(frame) for _, frame in self._playing.take(step)]
