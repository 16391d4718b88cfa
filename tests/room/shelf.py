"""A store in memory, for rooms without a database."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from mazzo.match.kept import Guest, Kept
from mazzo.match.store import (
    Begin,
    Failure,
    Find,
    Forget,
    HoldTurns,
    Keep,
    Last,
    Latest,
    LeaveTurns,
    NothingToUndo,
    Request,
    TakeBack,
    Taken,
    TakeTurns,
)


class Shelf:
    """Keeps matches as ``mazzo.match.store`` asks for it, one request after the other."""

    def __init__(self) -> None:
        self.kept: dict[str, Kept] = {}
        """Every match by its id, the oldest first."""
        self.due: list[str] = []
        """What the next ``TakeTurns`` finds."""
        self.asked: list[Request[Any]] = []
        """Every request so far."""
        self.fails: Callable[[Request[Any]], bool] = lambda _: False
        """Which requests are answered by a failure."""

    def do(self, request: Request[Any]) -> Any:
        """The answer to a request, a ``Failure`` as it is."""
        self.asked.append(request)
        if self.fails(request):
            return Failure("the shelf has fallen down")
        match request:
            case Keep():
                return self._keep(request)
            case Begin():
                return self._begin(request.match)
            case Find():
                return self.kept.get(request.match)
            case Latest():
                shown = self._of(request.guest, request.game, "playing", "over")
                return max(shown, key=lambda kept: kept.state == "playing", default=None)
            case Last():
                found = self._of(request.guest, request.game, "playing", "over", "given_up")
                return (found[0].id, found[0].begun.dealer) if found else None
            case TakeBack():
                return self._take_back(request.match, request.since)
            case TakeTurns():
                due, self.due = self.due, []
                return due
            case Forget():
                gone = [kept.id for kept in self.kept.values() if request.guest in kept.guests]
                for match in gone:
                    del self.kept[match]
                return gone
            case HoldTurns() | LeaveTurns():
                return None
        raise NotImplementedError(request)

    def _of(self, guest: Guest, game: str, *states: str) -> list[Kept]:
        """The guest's matches of a game, the newest first."""
        return [
            kept
            for kept in reversed(self.kept.values())
            if guest in kept.guests and kept.begun.game == game and kept.state in states
        ]

    def _keep(self, keep: Keep) -> Taken | None:
        kept = self.kept.get(keep.match)
        if kept is None or kept.state != "playing" or len(kept.events) != keep.number:
            return Taken()
        state = "playing" if keep.outcomes is None else "over"
        events = (*kept.events, keep.event)
        self.kept[kept.id] = replace(kept, events=events, state=state)
        return None

    def _begin(self, match: Kept) -> Kept:
        for guest in filter(None, match.guests):
            for other in self._of(guest, match.begun.game, "playing"):
                self.kept[other.id] = replace(other, state="given_up", ended=match.begun.created)
                match = replace(match, begun=replace(match.begun, previous=other.id))
        self.kept[match.id] = match
        return match

    def _take_back(self, match: str, since: float) -> str | NothingToUndo:
        kept = self.kept[match]
        previous = self.kept.get(kept.begun.previous or "")
        if kept.state != "playing" or kept.begun.created < since or previous is None:
            return NothingToUndo()
        self.kept[match] = replace(kept, state="dropped")
        self.kept[previous.id] = replace(previous, state="playing", ended=None)
        return previous.id
