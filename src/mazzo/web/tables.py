"""The matches in memory: the one way to reach a match, and the one door for its moves."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from mazzo.games.contract import DEALER, Seat
from mazzo.records import chance
from mazzo.records.record import RefusedRecord
from mazzo.table.store import Guest, Store, StoreFailed, Taken
from mazzo.table.table import RefusedMove
from mazzo.web.live import Connection, LiveMatch
from mazzo.web.log import log, log_fault
from mazzo.web.messages import Refusal, plain_json
from mazzo.web.thinking import NoAnswer, Thinker


class Tables:
    """Loads matches, keeps their moves, has the computers think, and forgets idle matches."""

    def __init__(self, store: Store, thinker: Thinker, clock: Callable[[], float]) -> None:
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._live: dict[str, LiveMatch] = {}

    @asynccontextmanager
    async def at(self, match_id: str, guest: Guest | None = None) -> AsyncIterator[LiveMatch]:
        """Holds a match, loaded, for its guest (``None``: for a computer). Afterwards the computer
        that has the turn begins to think.

        Raises:
            Refusal: ``no-such-match``, also when it is another guest's: no difference is shown.
            StoreFailed: it could not be loaded.
        """
        async with self._held(match_id) as live:
            if live.table is None:
                await self._load(live)
            if guest is not None and live.seat_of(guest) is None:
                raise Refusal("no-such-match", match=match_id)
            yield live
            if live.thinking is None and live.computer_to_move() is not None:
                live.thinking = asyncio.create_task(self._think(live))

    async def remove(self, match_id: str, reason: str, sender: Connection | None = None) -> None:
        """The match is not played any more, because of ``reason``: tells everybody but
        ``sender``."""
        if match_id in self._live:
            async with self._held(match_id) as live:
                await self.close_match(live, reason, sender)

    async def close_match(
        self, live: LiveMatch, reason: str, sender: Connection | None = None
    ) -> None:
        """Does what ``remove`` says with a match that is held."""
        live.close(reason, sender)
        if live.thinking is not None:
            # Who starts match after match must not have others wait for answers nobody wants.
            live.thinking.cancel()
            await asyncio.gather(live.thinking, return_exceptions=True)

    def leave(self, live: LiveMatch, connection: Connection) -> None:
        """The connection gets no more of the match."""
        live.followers.discard(connection)
        self._forget_if_idle(live)

    async def move(
        self,
        live: LiveMatch,
        seat: Seat,
        text: str,
        ply: int,
        sender: Connection | None = None,
        id: int | None = None,
    ) -> None:
        """Makes a move in a match that is held: the table, then the store, then the pages.

        Args:
            live: the match.
            seat: who moves.
            text: the move.
            ply: the number of the move that is answered.
            sender: whose frame carries ``id``.
            id: of the message that is answered.

        Raises:
            Refusal: nothing changed.
            StoreFailed: nothing was kept; the match is loaded again when it is next reached.
        """
        table = live.loaded
        # The text of a deal is the whole pack: no refusal may quote it.
        shown = {} if seat == DEALER else {"move": text}
        try:
            move = table.play(seat, text, ply)
        except RefusedMove as refused:
            values = {} if seat == DEALER else refused.values
            raise Refusal(refused.reason, values, match=live.id, ply=table.ply) from None
        points = table.points if table.turn is None else None
        waits = live.computer_to_move() is not None
        try:
            await self._store.append(live.id, ply, move, waits=waits, points=points)
        except BaseException as error:
            # What is not on disk has not happened; the next message loads what is.
            live.table = None
            if not isinstance(error, Taken):
                raise
            await self._load(live)
            raise Refusal("stale", shown, match=live.id, ply=live.loaded.ply) from None
        live.send_updates(sender, id)
        if points is not None:
            log("match-over", match=live.id, game=live.match.record.game)

    async def close(self) -> None:
        """Stops the thinking: the moves stay owed."""
        thinking = [live.thinking for live in self._live.values() if live.thinking]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    @asynccontextmanager
    async def _held(self, match_id: str) -> AsyncIterator[LiveMatch]:
        live = self._live.get(match_id)
        if live is None:
            live = self._live[match_id] = LiveMatch(match_id)
        live.users += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.users -= 1
            self._forget_if_idle(live)

    def _forget_if_idle(self, live: LiveMatch) -> None:
        if live.idle and self._live.get(live.id) is live:
            del self._live[live.id]

    async def _load(self, live: LiveMatch) -> None:
        match = await self._store.find(live.id)
        if match is None or match.state not in ("playing", "over"):
            if live.followers:
                live.close("replaced")
            raise Refusal("no-such-match", match=live.id)
        try:
            live.load(match)
        except RefusedRecord as refused:
            raise StoreFailed(f"match {live.id} does not replay: {refused.reason}") from None
        live.send_table(self._clock())

    async def _think(self, live: LiveMatch) -> None:
        try:
            while await self._think_once(live):
                pass
        except Refusal:
            pass  # the match is not being played any more
        except StoreFailed as failed:
            # The move stays owed; ``Room.take_up`` comes back to it.
            log("store-failed", reason=str(failed))
        except Exception as error:
            log_fault(error)
        finally:
            live.thinking = None
            self._forget_if_idle(live)

    async def _think_once(self, live: LiveMatch) -> bool:
        """One move of a computer; whether there may be another."""
        async with self.at(live.id):
            asked = live.computer_to_move()
            if asked is None:
                return False
            seat, level = asked
            match, ply, view = live.match, live.loaded.ply, live.loaded.view(seat)
        seed = chance.choice_seed(match.secret, match.client_seed, ply)
        game = match.record.game
        first = str(view.moves[0])
        try:
            move = await self._thinker.choose(game, plain_json(view.plain()), level, seed)
        except NoAnswer as silent:
            log("computer-silent", match=live.id, ply=ply, level=level, reason=str(silent))
            move = first
        async with self.at(live.id):
            # Another level may have been seated, or the move made elsewhere, in the meantime.
            if live.loaded.ply != ply or live.computer_to_move() != asked:
                return True
            try:
                await self.move(live, seat, move, ply)
            except Refusal as refusal:
                if live.table is None:
                    raise  # the match was given up in the meantime
                if refusal.key != "stale":
                    log("computer-illegal", match=live.id, ply=ply, level=level)
                    await self.move(live, seat, first, ply)
        return True
