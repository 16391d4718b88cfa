"""What a page may do in a match: each thing passes the gate of its guest's seat."""

from functools import partial
from typing import Final

from mazzo.games.contract import Seat
from mazzo.match.match import RefusedMove
from mazzo.match.store import Failure, NothingToUndo, TakeBack
from mazzo.records.record import LEVELS, SeatHeader
from mazzo.room.matches import Matches
from mazzo.room.messages import Deal, Level, Play, Refusal, Sync, Undo
from mazzo.room.output import Output
from mazzo.room.page import Page
from mazzo.room.playing import UNDO_SECONDS, Playing

Act = Play | Deal | Level | Sync | Undo
"""What is wanted of a match."""
ACTS: Final = (Play, Deal, Level, Sync, Undo)


class Acts:
    """Does what pages say of matches."""

    def __init__(self, matches: Matches, output: Output) -> None:
        self._matches = matches
        self._output = output

    def hear(self, page: Page, act: Act) -> None:
        """A page has said something of a match."""
        self._matches.reach(act.match, partial(self._do, page, act))

    def _do(self, page: Page, act: Act, playing: Playing) -> None:
        if not page.hears:
            return
        try:
            if playing.trouble is not None:
                raise playing.trouble
            seat = playing.loaded.seat_of(page.guest)
            if seat is None:
                # No difference is shown between somebody else's and none.
                raise Refusal("no-such-match", match=playing.id)
            self._do_at(seat, page, act, playing)
        except Refusal as refusal:
            self._output.refuse(page, refusal, act.id)
        except RefusedMove as refused:
            ply = playing.loaded.ply
            answer = Refusal(refused.reason, refused.values, match=playing.id, ply=ply)
            self._output.refuse(page, answer, act.id)

    def _do_at(self, seat: Seat, page: Page, act: Act, playing: Playing) -> None:
        match = playing.loaded
        if isinstance(act, Play):
            self._matches.keep(playing, match.move(seat, act.move, act.ply), page, act.id)
        elif isinstance(act, Deal):
            self._matches.keep(playing, match.deal(act.ply), page, act.id)
        elif isinstance(act, Sync):
            self._matches.show(playing, page, act.id)
        elif isinstance(act, Level):
            self._level(page, act, playing)
        else:
            self._undo(page, act, playing)

    def _level(self, page: Page, act: Level, playing: Playing) -> None:
        check_level(act.level)
        match = playing.loaded
        if match.touched or match.turn is None:
            raise Refusal("too-late", match=playing.id)
        seats = tuple(
            SeatHeader("computer", act.level) if player.kind == "computer" else player
            for player in match.seats
        )
        if seats == match.seats:
            self._matches.show(playing, page, act.id)
        else:
            self._matches.keep(playing, match.reseat(seats), page, act.id, act.level)

    def _undo(self, page: Page, act: Undo, playing: Playing) -> None:
        def taken(previous: str | Failure) -> None:
            if isinstance(previous, Failure):
                known = isinstance(previous, NothingToUndo)
                if not known:
                    self._output.log("store-failed", reason=str(previous))
                refusal = Refusal("nothing-to-undo", match=act.match)
                self._output.refuse(page, refusal if known else Refusal("store-failed"), act.id)
                return
            self._output.log("match-taken-back", match=act.match)
            self._matches.remove(act.match, "replaced", page)
            self.hear(page, Sync(act.id, previous))

        self._output.ask(TakeBack(act.match, self._matches.now - UNDO_SECONDS), taken)


def check_level(level: str) -> None:
    """Whether computers play at that level.

    Raises:
        Refusal: ``bad-level``.
    """
    if level not in LEVELS:
        raise Refusal("bad-level", {"level": level})
