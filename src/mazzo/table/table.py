"""One live match and its single door, ``Table.play``."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from mazzo.errors import Refused
from mazzo.games.contract import DEALER, IllegalMove, Seat, View
from mazzo.games.move import Move, UnreadableMove
from mazzo.records.record import Record, SeatHeader
from mazzo.records.replay import Walk

REFUSALS: Final = ("stale", "not-your-turn")
"""Why a table refuses a move, beside the reasons of the rules."""


class RefusedMove(Refused):
    """A move that the table does not take: the reason is one of ``REFUSALS`` or of the game's
    (``mazzo.games.contract.reasons``)."""


@dataclass(frozen=True, slots=True)
class Update:
    """One thing that happened at a table, for everybody at it."""

    seq: int
    """Numbers a table's updates without gaps: who misses one asks for the whole view again."""
    ply: int
    """How many moves have been made, this one included."""
    seat: Seat
    """Who moved; ``DEALER`` for a deal."""
    move: str
    """The public text: of the dealer's move the verb alone."""
    views: Mapping[Seat, View]
    """What each person sees after it, by seat; computers are asked when it is their turn."""

    def plain(self, seat: Seat) -> dict[str, object]:
        """The update as ``seat`` may see it, for JSON."""
        return {
            "seq": self.seq,
            "ply": self.ply,
            "seat": "dealer" if self.seat == DEALER else self.seat,
            "move": self.move,
            "view": self.views[seat].plain(),
        }


class Table:
    """A match in play, rebuilt from its record.

    The state stays inside: what leaves are views and updates.
    """

    def __init__(self, record: Record) -> None:
        """Replays ``record``.

        Raises:
            RefusedRecord: a move of the record is not valid.
        """
        walk = Walk(record)
        self._begun = False
        for turn in walk:
            self._begin(walk.game.turn(turn.state), turn.sitting)
        if walk.failure is not None:
            raise walk.failure
        self._game = walk.game
        self._state: Any = walk.state
        self._record = record
        self._moves = [str(move) for move in walk.moves]
        self._seq = 0
        self._updates: list[Update] = []

    @property
    def record(self) -> Record:
        """The match as text. It holds the deals: show it only when the match is over."""
        return self._record.with_moves(self._moves)

    @property
    def seats(self) -> tuple[SeatHeader, ...]:
        """Who sits where."""
        return self._record.seats

    @property
    def turn(self) -> Seat | None:
        """A seat, ``DEALER``, or ``None`` when the match is over."""
        return self._game.turn(self._state)

    @property
    def ply(self) -> int:
        """How many moves have been made, deals included: the number the next move must name."""
        return len(self._moves)

    @property
    def seq(self) -> int:
        """The number of the last update."""
        return self._seq

    @property
    def touched(self) -> bool:
        """Whether any seat has made a move (a deal does not count)."""
        return any(not text.startswith("deal") for text in self._moves)

    @property
    def begun(self) -> bool:
        """Whether a person has made a move: what computers do before counts for nothing."""
        return self._begun

    def _begin(self, seat: Seat | None, sitting: Sequence[SeatHeader]) -> None:
        if seat is not None and seat != DEALER and sitting[seat].kind == "person":
            self._begun = True

    @property
    def points(self) -> tuple[int, ...]:
        """Points of every seat so far."""
        return self._game.points(self._state)

    def view(self, seat: Seat | None) -> View:
        """What ``seat`` may know now; ``None`` is a spectator."""
        view: View = self._game.view(self._state, seat)
        return view

    def play(self, seat: Seat, text: str, ply: int) -> str:
        """Makes a move: a person's, a computer's, the dealer's. Nothing changes if it is refused.

        Args:
            seat: who moves; ``DEALER`` for a deal.
            text: the move as text.
            ply: the number of the move that is answered, so that a double tap is one move.

        Returns:
            The move as the record keeps it.

        Raises:
            RefusedMove: ``stale``, ``not-your-turn`` (another seat has it), ``unreadable`` or a
                reason of the rules.
        """
        if ply != self.ply:
            raise RefusedMove("stale", move=text)
        if self.turn is None:
            raise RefusedMove("over", move=text)
        if seat != self.turn:
            raise RefusedMove(
                "dealer-to-move" if self.turn == DEALER else "not-your-turn", move=text
            )
        try:
            move = Move.parse(text)
            state = self._game.play(self._state, move)
            move = self._game.written(self._state, move)
        except UnreadableMove:
            raise RefusedMove("unreadable", move=text) from None
        except IllegalMove as illegal:
            raise RefusedMove(illegal.reason, **{**illegal.values, "move": text}) from None
        self._begin(seat, self.seats)
        self._state = state
        self._moves.append(str(move))
        self._say(seat, move.verb if seat == DEALER else str(move))
        return str(move)

    def shuffle(self, rng: Random) -> str:
        """The dealer's move as text, drawn from ``rng``; to be played with ``play``."""
        return str(self._game.shuffle(self._state, rng))

    def seat_player(self, seat: Seat, player: SeatHeader) -> None:
        """Seats somebody else, or a computer of another level."""
        seats = list(self._record.seats)
        seats[seat] = player
        self._record = replace(self._record, seats=tuple(seats))

    def drain(self) -> list[Update]:
        """The updates since the last call, in order."""
        updates, self._updates = self._updates, []
        return updates

    def _say(self, seat: Seat, move: str) -> None:
        self._seq += 1
        views = {
            place: self.view(place)
            for place, player in enumerate(self.seats)
            if player.kind == "person"
        }
        self._updates.append(Update(self._seq, self.ply, seat, move, views))
