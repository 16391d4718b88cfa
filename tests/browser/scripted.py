"""A room that plays by the real rules but deals what a test wants, behind a page's socket."""

import json
from collections.abc import Callable
from typing import Any, Protocol

from mazzo.cards import ITALIAN_PACK
from mazzo.match.match import RefusedMove
from mazzo.records.record import parse_record
from tests.open_match import OpenMatch

HEADERS = "mazzo-record: 1\ngame: rubamazzo\ndealer: 1\nseat 0: person\nseat 1: computer hard\n\n"


def record(first: str, *moves: str) -> str:
    """A match in which the pack begins with the cards ``first`` (three for the person, three for
    the computer, four for the table) and these moves have been made."""
    cards = first.split()
    rest = [card for card in ITALIAN_PACK if card not in cards]
    return HEADERS + "\n".join([" ".join(["deal", *cards, *rest]), *moves]) + "\n"


Receive = Callable[[str | bytes], None]


class Socket(Protocol):
    """A page's socket, Playwright's or the stage's."""

    def on_message(self, handler: Receive, /) -> None: ...
    def send(self, message: str, /) -> None: ...
    def close(self) -> None: ...


class Page(Protocol):
    """What opens sockets that can be answered here."""

    def route_web_socket(self, url: str, handler: Callable[[Any], object], /) -> None: ...


class ScriptedRoom:
    """Answers the page at seat 0; the computers play only what the test says."""

    def __init__(self, page: Page, text: str) -> None:
        self.table = OpenMatch(parse_record(text))
        self.received: list[dict[str, Any]] = []
        """What the page has sent, in order."""
        self._gone = self._deaf = False
        self._socket: Socket | None = None
        page.route_web_socket("**/socket*", self._connect)

    def computer(self, move: str) -> None:
        """The computer that has the turn plays, and the page is told."""
        assert self.table.turn
        self.play(move)

    def play(self, move: str) -> None:
        """Whoever has the turn plays, the player perhaps on another page, and the page is told."""
        assert self.table.turn is not None
        self.table.play(self.table.turn, move, self.table.ply)
        self._tell(None)

    def hang_up(self) -> None:
        """The room is gone, until ``come_back``."""
        self._gone = True
        assert self._socket is not None
        self._socket.close()

    def come_back(self) -> None:
        """The room answers again, whoever asks."""
        self._gone = self._deaf = False

    def fall_silent(self) -> None:
        """As if the network were gone: what is said gets lost, and nobody is told."""
        self._gone = self._deaf = True

    def _connect(self, socket: Socket) -> None:
        if self._gone:
            socket.close()
            return
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if self._deaf:
            return
        self.received.append(message)
        if message["type"] in ("open", "sync"):
            self._send(self._whole(message["id"]))
        elif message["type"] == "ping":
            self._send({"type": "pong"})
        elif message["type"] == "play":
            try:
                self.table.play(0, message["move"], message["ply"])
            except RefusedMove as refused:
                answer = {"error": refused.reason, "values": refused.values}
                self._send({"type": "error", "id": message["id"], **answer})
            else:
                self._tell(message["id"])

    def _tell(self, answered: int | None) -> None:
        for update in self.table.drain():
            self._send(update if answered is None else {**update, "id": answered})

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def _whole(self, answered: int) -> dict[str, Any]:
        return {**self.table.whole(), "id": answered}
