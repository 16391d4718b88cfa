"""What the landing page tells of the matches that its visitor is playing."""

from typing import Literal, NamedTuple

from mazzo.games.catalogue import catalogue, find
from mazzo.games.contract import DEALER, Left
from mazzo.match.kept import Guest, Kept
from mazzo.match.match import Match, RefusedMove
from mazzo.match.store import Find, FindUnderWay
from mazzo.web.driver import Driver
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
    left: Left
    """What is still to come in the deal under way."""

    @property
    def left_key(self) -> str:
        """The message that says it."""
        return f"left-{self.left.what}"


class Glances:
    """Remembers each match's position by how much has happened in it: to replay a long match takes
    milliseconds, and a page can be asked for again and again."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._kept: dict[str, tuple[int, Turn, Left]] = {}

    async def of(self, guest: Guest) -> list[Glance]:
        """The guest's matches, at most one of each game, in the order of the games.

        Raises:
            Failure: the matches could not be read.
        """
        order = list(catalogue())
        under_way = await self._driver.ask(FindUnderWay(guest))
        playing = [match for match in under_way if match.game in order]
        playing.sort(key=lambda match: order.index(match.game))
        found = []
        for match, game, level, events in playing:
            kept = self._kept.get(match)
            if kept is None or kept[0] != events:
                kept = self._look(await self._driver.ask(Find(match)), guest)
            if kept is not None:
                found.append(Glance(game, level, *kept[1:]))
        return found

    def _look(self, found: Kept | None, guest: Guest) -> tuple[int, Turn, Left] | None:
        if found is None or guest not in found.guests:
            return None
        try:
            match = Match.of(found)
        except RefusedMove as refused:
            log("match-does-not-replay", match=found.id, reason=refused.reason)
            return None
        seat = found.guests.index(guest)
        game = find(found.begun.game, found.begun.options).game
        left = game.left(match.view(seat))
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        turn: Turn = "deal" if match.turn == DEALER else "other"
        if match.turn == seat:
            turn = "mine"
        kept = self._kept[found.id] = (match.events, turn, left)
        return kept
