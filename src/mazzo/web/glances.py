"""What the landing page tells of the matches that its visitor is playing."""

from typing import Literal, NamedTuple

from mazzo.games.catalogue import catalogue, find
from mazzo.games.contract import DEALER
from mazzo.records.record import RefusedRecord
from mazzo.table.store import Guest, Match, Store
from mazzo.table.table import Table
from mazzo.web.log import log

MOST_KEPT = 10_000

Turn = Literal["mine", "deal", "other"]
"""Who is waited for: the guest, whoever lets the next round begin, or somebody else."""


class Glance(NamedTuple):
    """One match in play, as its guest may see it in passing."""

    game: str
    level: str
    """Of the computers; empty when there are none."""
    turn: Turn
    stock: int
    """How many cards are left to be drawn."""


class Glances:
    """Remembers each match's position by its ply: to replay a long match takes milliseconds, and a
    page can be asked for again and again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, tuple[int, Turn, int]] = {}

    async def of(self, guest: Guest) -> list[Glance]:
        """The guest's matches, at most one of each game, in the order of the games.

        Raises:
            StoreFailed: the matches could not be read.
        """
        order = list(catalogue())
        playing = [match for match in await self._store.under_way(guest) if match.game in order]
        found = []
        for match, game, level, ply in sorted(playing, key=lambda match: order.index(match.game)):
            kept = self._kept.get(match)
            if kept is None or kept[0] != ply:
                kept = self._look(await self._store.find(match), guest)
            if kept is not None:
                found.append(Glance(game, level, *kept[1:]))
        return found

    def _look(self, match: Match | None, guest: Guest) -> tuple[int, Turn, int] | None:
        if match is None or guest not in match.guests:
            return None
        try:
            table = Table(match.record)
        except RefusedRecord as refused:
            log("match-does-not-replay", match=match.id, reason=refused.reason)
            return None
        seat = match.guests.index(guest)
        game = find(match.record.game, match.record.options).game
        stock = game.left(table.view(seat)).amount
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        turn: Turn = "deal" if table.turn == DEALER else "other"
        if table.turn == seat:
            turn = "mine"
        kept = self._kept[match.id] = (table.ply, turn, stock)
        return kept
