"""One match in memory: the pages that follow it, and what waits for its next moment."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from mazzo.games.contract import DEALER, Seat, View
from mazzo.match.match import Match, Step
from mazzo.match.store import Then
from mazzo.records.first_legal import FIRST_LEGAL
from mazzo.records.record import SeatHeader
from mazzo.room.changes import Follower, changes
from mazzo.room.messages import Refusal, frame
from mazzo.room.output import Thought
from mazzo.room.page import Page
from mazzo.room.wire import encode

UNDO_SECONDS = 10.0
"""How long a new match can be taken back."""


class Playing:
    """One match while somebody follows it or a computer thinks about it.

    ``match`` is ``None`` before it is loaded and after storing has failed: what is not on disk has
    not happened.
    """

    __slots__ = (
        "answered",
        "asked",
        "behind",
        "computers",
        "followers",
        "id",
        "match",
        "on_kept",
        "sender",
        "shown",
        "step",
        "thinking",
        "trouble",
        "waiting",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.match: Match | None = None
        self.followers: dict[Page, None] = {}
        """Who hears of the match, in the order in which they came."""
        self.asked = False
        """Whether the store is asked for something: until then everything waits."""
        self.behind = False
        """Whether another room has kept an event that this one has not seen."""
        self.waiting: deque[Callable[[Playing], None]] = deque()
        """What came in meanwhile."""
        self.trouble: Refusal | None = None
        """Why it could not be loaded, while those who waited for it are told."""
        self.step: Step | None = None
        """What happens as soon as it is kept,"""
        self.sender: Page | None = None
        """whose frame brought it about,"""
        self.answered: int | None = None
        """and the number of that frame."""
        self.thinking: Thought | None = None
        """What a computer has been asked."""
        self.on_kept: Then | None = None
        """Gets the answer when an event is to be kept; made once."""
        self.computers: dict[Seat, Follower] = {}
        """What computers are shown, by seat."""
        self.shown: dict[Seat | None, View] = {}
        """What the followers at each seat have on their pages."""

    @property
    def loaded(self) -> Match:
        """The match, where it is known to be loaded."""
        assert self.match is not None
        return self.match

    @property
    def idle(self) -> bool:
        """Whether it can leave memory."""
        return not (self.followers or self.asked or self.waiting or self.thinking)

    def whole(self, page: Page, now: float, id: int | None = None) -> bytes:
        """The page follows the match from now on: the frame with all that its seat may know."""
        self.followers[page] = None
        page.following[self.id] = self
        match = self.loaded
        seat = match.seat_of(page.guest)
        view = self.shown[seat] = match.view(seat)
        begun = match.begun
        return frame(
            "match",
            id,
            game=begun.game,
            match=self.id,
            seat=seat,
            event=match.events - 1,
            ply=match.ply,
            players=players_plain(match.seats),
            options=dict(match.options),
            proof={"commitment": begun.headers["commitment"], "seed": begun.client_seed},
            undo=self._undo_seconds(now),
            touched=match.touched,
            view=view.plain(),
        )

    def close(self) -> list[Page]:
        """Nobody follows the match any more, and it has to be loaded anew. Who did."""
        pages = list(self.followers)
        for page in pages:
            page.following.pop(self.id, None)
        self.followers.clear()
        self.shown.clear()
        self.computers.clear()
        self.match = None
        return pages

    def view_for_computer(self, seat: Seat) -> bytes:
        """All that the seat may know, as JSON."""
        view = self.loaded.view(seat)
        follower = self.computers.get(seat)
        if follower is None:
            follower = self.computers[seat] = Follower(view)
        return encode(follower.go_on(view))

    def leave(self, page: Page) -> None:
        """The page hears no more of the match."""
        self.followers.pop(page, None)
        page.following.pop(self.id, None)
        if self.match is not None:
            seat = self.match.seat_of(page.guest)
            if not any(self.match.seat_of(other.guest) == seat for other in self.followers):
                self.shown.pop(seat, None)

    def take(
        self, step: Step, sender: Page | None = None, id: int | None = None
    ) -> Iterator[tuple[Page, bytes]]:
        """Lets a step happen: the frames for everybody who follows, each with what it changed of
        the view of their own seat. ``sender``'s frame carries ``id``."""
        match = self.loaded
        before, touched = match.seats, match.touched
        match.take(step)
        fields: dict[str, Any] = {"match": self.id, "event": step.number, "ply": match.ply}
        if step.move is not None:
            fields["seat"] = "dealer" if step.seat == DEALER else step.seat
            fields["move"] = step.move
        if match.seats != before:
            fields["players"] = players_plain(match.seats)
        if match.touched != touched:
            fields["touched"] = match.touched
        if _by_nobody(step):
            fields["silent"] = True
        rest: dict[Seat | None, bytes] = {}
        head = encode(fields)[1:-1]
        for page in self.followers:
            seat = match.seat_of(page.guest)
            if seat not in rest:
                rest[seat] = b",%b%b}" % (head, self._changes(seat))
            if page is sender and id is not None:
                yield page, b'{"type":"update","id":%d%b' % (id, rest[seat])
            else:
                yield page, b'{"type":"update"%b' % rest[seat]

    def _changes(self, seat: Seat | None) -> bytes:
        """The fields ``view`` and ``more`` of an update."""
        after = self.loaded.view(seat)
        new, more = changes(self.shown[seat], after)
        self.shown[seat] = after
        if not more:
            return b',"view":%b' % encode(new)
        return b',"view":%b,"more":%b' % (encode(new), encode(more))

    def _undo_seconds(self, now: float) -> float | None:
        begun = self.loaded.begun
        if begun.previous is None or self.loaded.turn is None:
            return None
        left = begun.created + UNDO_SECONDS - now
        return round(left, 1) if left > 0 else None


def players_plain(seats: tuple[SeatHeader, ...]) -> list[dict[str, str | None]]:
    """Who plays at each seat, for JSON."""
    return [{"kind": player.kind, "level": player.level, "name": player.name} for player in seats]


def _by_nobody(step: Step) -> bool:
    """Whether the move is the one that is made for a computer that gives no answer."""
    return any(line.endswith(str(FIRST_LEGAL)) for line in step.event.before)
