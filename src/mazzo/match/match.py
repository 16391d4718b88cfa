"""One live match. All that happens in it enters here: moves, deals, and changes of who plays.

A match is never changed by what is only wanted: ``move``, ``deal``, ``reseat`` and ``follow`` say
what *would* happen, as a ``Step``; once its event is kept, ``take`` lets it happen.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from mazzo.errors import Refused
from mazzo.games.catalogue import find
from mazzo.games.contract import DEALER, IllegalMove, Outcome, Seat, View
from mazzo.games.move import Move, UnreadableMove
from mazzo.match.event import Event
from mazzo.match.kept import Begun, Guest, Kept
from mazzo.records import chance
from mazzo.records.first_legal import FIRST_LEGAL, first_legal
from mazzo.records.record import Players, SeatHeader, Seating, read_change

REFUSALS: Final = ("stale", "not-your-turn")
"""Why a match refuses a move, beside the reasons of the rules."""


class RefusedMove(Refused):
    """A move that the match does not take; ``reason`` is one of ``REFUSALS``, of
    ``mazzo.games.contract.REASONS`` or of the game's own."""


class Step(NamedTuple):
    """What would happen, and where it would lead."""

    number: int
    """Of the event."""
    event: Event
    seat: Seat | None
    """Who moves; ``DEALER`` for a deal, ``None`` when nobody does."""
    move: str | None
    """The public text of the move: of a deal the verb alone."""
    state: Any
    seats: tuple[SeatHeader, ...]
    players: str | None
    touched: bool
    """Whether a person has made a move by then."""


class Match:
    """A match in play. The state stays inside: what leaves are views and events."""

    __slots__ = (
        "_game",
        "_kind",
        "_state",
        "begun",
        "events",
        "guests",
        "players",
        "ply",
        "seats",
        "touched",
    )

    def __init__(
        self, begun: Begun, guests: tuple[Guest | None, ...] = (), events: Iterable[Event] = ()
    ) -> None:
        """Rebuilds the match from what has happened in it.

        Raises:
            RefusedMove: an event is not possible.
        """
        self._kind = find(begun.game, begun.options)
        self._game = self._kind.game
        self._state: Any = self._game.start(begun.dealer)
        self.begun = begun
        self.guests = guests
        """Who sits at each seat."""
        self.seats = begun.seats
        """Who plays at each seat now."""
        self.players = begun.headers.get("players")
        """The version of the computers in force, if the record names any."""
        self.events = 0
        """How many events there have been: the number of the next one."""
        self.ply = 0
        """How many moves have been made, deals included: the number the next move must name."""
        self.touched = False
        """Whether a person has made a move: from then on the match counts for them."""
        for event in events:
            self.take(self.follow(event))

    @classmethod
    def of(cls, kept: Kept) -> "Match":
        """Rebuilds a match that was kept.

        Raises:
            RefusedMove: an event is not possible.
        """
        return cls(kept.begun, kept.guests, kept.events)

    @property
    def options(self) -> Mapping[str, str]:
        """The house rules in force."""
        return self._game.options

    @property
    def turn(self) -> Seat | None:
        """A seat, ``DEALER``, or ``None`` when the match is over."""
        return self._game.turn(self._state)

    def turn_after(self, step: Step) -> Seat | None:
        """Whose turn it would be."""
        return self._game.turn(step.state)

    def outcomes_after(self, step: Step) -> tuple[Outcome, ...] | None:
        """How the match would have gone for each seat; ``None`` while it lasts."""
        return self._game.outcome(step.state)

    def view(self, seat: Seat | None) -> View:
        """What ``seat`` may know now; ``None`` is a spectator."""
        view: View = self._game.view(self._state, seat)
        return view

    def seat_of(self, guest: Guest) -> Seat | None:
        """Where the guest sits, if they do."""
        return self.guests.index(guest) if guest in self.guests else None

    def computer_to_move(self) -> tuple[Seat, str] | None:
        """The computer that has the turn, and its level."""
        return self._computer(self.turn, self.seats)

    def computer_after(self, step: Step) -> tuple[Seat, str] | None:
        """The same when the step has happened."""
        return self._computer(self._game.turn(step.state), step.seats)

    def move(self, seat: Seat, text: str, ply: int) -> Step:
        """A move: a person's or a computer's.

        Args:
            seat: who moves.
            text: the move as text.
            ply: the number of the move that is answered, so that a double tap is one move.

        Raises:
            RefusedMove: ``stale``, ``not-your-turn`` (another seat has it), ``dealer-to-move``,
                ``unreadable`` or a reason of the rules.
        """
        if ply != self.ply:
            raise RefusedMove("stale", move=text)
        turn = self.turn
        if turn is None:
            raise RefusedMove("over", move=text)
        if seat != turn or turn == DEALER:
            raise RefusedMove("dealer-to-move" if turn == DEALER else "not-your-turn", move=text)
        state, move = self._try(text)
        return self._step(seat, Event(self._version_line(seat), move), move, state)

    def first_legal(self, ply: int) -> Step:
        """The first legal move of whoever has the turn, for a computer that gave no answer.

        Raises:
            RefusedMove: ``stale``, or no seat has the turn.
        """
        seat = self.turn
        if ply != self.ply:
            raise RefusedMove("stale")
        if seat is None or seat == DEALER:
            raise RefusedMove("over" if seat is None else "dealer-to-move")
        state, move = self._try(first_legal(self._game, self._state))
        over = self._game.turn(state) is None
        after = () if over else (_seated_line(seat, self.seats[seat]),)
        return self._step(seat, Event((_seated_line(seat, FIRST_LEGAL),), move, after), move, state)

    def deal(self, ply: int) -> Step:
        """The deal that is due, drawn from the match's secret and the browser's seed.

        Raises:
            RefusedMove: ``stale``, ``over``, or ``wrong-phase``: no deal is due.
        """
        if ply != self.ply:
            raise RefusedMove("stale")
        if self.turn != DEALER:
            raise RefusedMove("over" if self.turn is None else "wrong-phase", move="deal")
        stream = chance.deal_stream(self.begun.secret, self.begun.client_seed, ply)
        move = self._game.shuffle(self._state, stream)
        state = self._game.play(self._state, move)
        return self._step(DEALER, Event((), str(move)), move.verb, state)

    def reseat(self, seats: tuple[SeatHeader, ...]) -> Step:
        """Other players at the seats, from the next move on."""
        both = enumerate(zip(self.seats, seats, strict=True))
        lines = tuple(_seated_line(seat, new) for seat, (old, new) in both if old != new)
        return self._step(None, Event(lines), None, self._state)

    def follow(self, event: Event) -> Step:
        """What happened elsewhere, or before.

        Raises:
            RefusedMove: it is not possible.
        """
        if event.move is None:
            return self._step(None, event, None, self._state)
        seat = self.turn
        if seat is None:
            raise RefusedMove("over", move=event.move)
        state, move = self._try(event.move)
        return self._step(seat, event, "deal" if seat == DEALER else move, state)

    def take(self, step: Step) -> None:
        """Lets a step happen: its event is kept."""
        assert step.number == self.events
        self.events += 1
        self._state = step.state
        self.seats = step.seats
        self.players = step.players
        self.touched = step.touched
        if step.event.move is not None:
            self.ply += 1

    def _try(self, text: str) -> tuple[Any, str]:
        """Where a move leads, and its text as the record keeps it."""
        try:
            move = Move.parse(text)
            state = self._game.play(self._state, move)
        except UnreadableMove:
            raise RefusedMove("unreadable", move=text) from None
        except IllegalMove as illegal:
            raise RefusedMove(illegal.reason, **{**illegal.values, "move": text}) from None
        return state, str(self._game.written(self._state, move))

    def _step(self, seat: Seat | None, event: Event, shown: str | None, state: Any) -> Step:
        seats, players, touched = self.seats, self.players, self.touched
        if event.before:
            seats, players = self._seated(event.before, seats, players)
        if seat is not None and seat != DEALER:
            touched = touched or seats[seat].kind == "person"
        if event.after:
            seats, players = self._seated(event.after, seats, players)
        return Step(self.events, event, seat, shown, state, seats, players, touched)

    def _version_line(self, seat: Seat) -> tuple[str, ...]:
        """Names the computers' version where it is another than the one in force."""
        version = str(self._kind.player.version)
        if self.players in (None, version) or self.seats[seat].kind != "computer":
            return ()
        return (str(Players(int(version))),)

    def _seated(
        self, lines: tuple[str, ...], seats: tuple[SeatHeader, ...], players: str | None
    ) -> tuple[tuple[SeatHeader, ...], str | None]:
        """Who plays, and by which version of the computers, after such lines."""
        for line in lines:
            change = read_change(line, len(seats))
            if change is None or self.turn is None:
                raise RefusedMove("bad-seat", move=line)
            if isinstance(change, Players):
                players = str(change.version)
            else:
                seats = (*seats[: change.seat], change.player, *seats[change.seat + 1 :])
        return seats, players

    @staticmethod
    def _computer(turn: Seat | None, seats: tuple[SeatHeader, ...]) -> tuple[Seat, str] | None:
        if turn is None or turn == DEALER:
            return None
        player = seats[turn]
        return None if player.level is None else (turn, player.level)


def _seated_line(seat: Seat, player: SeatHeader) -> str:
    return str(Seating(seat, player))
