"""What a room wants done: collected in order, carried away by whoever drives it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from mazzo.games.contract import Seat
from mazzo.match.store import Answer, Request, Then
from mazzo.room.messages import Refusal, error_frame
from mazzo.room.page import Page


class RandomBytes(Request[bytes]):
    """So many random bytes: asked of the driver, not of the store."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class Thought(NamedTuple):
    """A view for a computer to think about; it is answered by a move's text."""

    match: str
    ply: int
    seat: Seat
    game: str
    options: Mapping[str, str]
    """The house rules in force."""
    level: str
    seed: int
    """All the chance there is in the answer."""
    view: bytes
    """What the seat may know, as JSON."""


class Asked(NamedTuple):
    """A request, and who gets the answer."""

    request: Request[Any]
    then: Then


class Output:
    """What has come out of a room since it was last looked at, each kind in order."""

    __slots__ = ("dropped", "frames", "lines", "requests", "thoughts")

    def __init__(self) -> None:
        self.frames: list[tuple[Page, bytes]] = []
        """To be sent to pages."""
        self.requests: list[Asked] = []
        """To be answered by the store, ``RandomBytes`` by the driver."""
        self.thoughts: list[Thought] = []
        """To be thought about."""
        self.dropped: list[Thought] = []
        """Thoughts whose answer nobody waits for any more."""
        self.lines: list[tuple[str, dict[str, Any]]] = []
        """For the log: an event and its fields."""

    def drain(self) -> "Output":
        """All of it; nothing is left."""
        taken = Output()
        for name in Output.__slots__:
            mine, empty = getattr(self, name), getattr(taken, name)
            setattr(taken, name, mine)
            setattr(self, name, empty)
        return taken

    def send(self, page: Page, frame: bytes) -> None:
        """A frame for a page."""
        self.frames.append((page, frame))

    def refuse(self, page: Page, refusal: Refusal, id: int | None) -> None:
        """A page's message ``id`` is refused."""
        self.frames.append((page, error_frame(refusal, id)))

    def ask(self, request: Request[Answer], then: Then) -> None:
        """Something is asked."""
        self.requests.append(Asked(request, then))

    def log(self, event: str, **fields: Any) -> None:
        """A line of the log."""
        self.lines.append((event, fields))
