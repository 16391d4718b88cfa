"""The room: what pages say comes in, frames go out. It knows no socket.

Whatever changes something passes one gate: the connection's guest, the seat that guest has, the ply
that is answered. A move goes ``Table.play``, then the store, and only then to the pages.
"""

import secrets
import time
from collections.abc import Callable, Sequence

from mazzo.games.catalogue import UnknownGame, find
from mazzo.games.contract import DEALER, Kind
from mazzo.records import chance
from mazzo.records.record import LEVELS, SeatHeader
from mazzo.table.store import Guest, Match, NothingToUndo, Result, Store, StoreFailed
from mazzo.web import messages
from mazzo.web.glances import Glance, Glances
from mazzo.web.limits import Allowance, Limits
from mazzo.web.live import UNDO_SECONDS, Connection, LiveMatch
from mazzo.web.log import log
from mazzo.web.messages import Refusal, Unreadable, error_frame, frame
from mazzo.web.opening import computer_begins, new_match
from mazzo.web.tables import Tables
from mazzo.web.thinking import Thinker


class Room:
    """All matches of one server."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """
        Args:
            store: keeps the matches.
            thinker: answers for the computers.
            limits: what each guest may ask; by default those of ``Limits``.
            clock: seconds since 1970.
        """
        self._store = store
        self._tables = Tables(store, thinker, clock)
        self._glances = Glances(store)
        self._clock = clock
        self._starts = Allowance((limits or Limits()).matches_per_guest)

    async def handle(self, connection: Connection, text: str | bytes) -> None:
        """Does what one frame from a page asks, and answers it."""
        try:
            message = messages.read(text)
        except Unreadable as unreadable:
            connection.send(error_frame(unreadable, unreadable.id))
            return
        try:
            await self._do(connection, message)
        except Refusal as refusal:
            connection.send(error_frame(refusal, message.id))
        except StoreFailed as failed:
            log("store-failed", reason=str(failed))
            connection.send(error_frame(Refusal("store-failed"), message.id))

    def leave(self, connection: Connection) -> None:
        """The page is gone."""
        for live in connection.following.values():
            self._tables.leave(live, connection)
        connection.following.clear()

    async def take_up(self, *, at_start: bool = False) -> None:
        """Has the computers make the moves that they owe and nobody is working on."""
        try:
            owed = await self._store.owed(all_of_them=at_start)
        except StoreFailed as failed:
            log("store-failed", reason=str(failed))
            return
        for match_id in owed:
            try:
                async with self._tables.at(match_id):
                    pass
            except (Refusal, StoreFailed) as error:
                log("turn-not-taken-up", match=match_id, reason=str(error))

    async def under_way(self, guest: Guest) -> list[Glance]:
        """The guest's matches in play, for the landing page: at most one of each game."""
        return await self._glances.of(guest)

    async def finished(self, guest: Guest, match_id: str) -> Match | None:
        """A match of the guest's that cannot go on: nothing in it is secret any more."""
        match = await self._store.find(match_id)
        if match is None or guest not in match.guests:
            return None
        final = match.state == "over"
        if match.state == "given_up":
            # While it can be taken back, its secret is one; clocks alone would not be enough.
            final = await self._store.conclude(match.id, self._clock() - UNDO_SECONDS - 1)
        return match if final else None

    async def results(self, guest: Guest) -> list[Result]:
        """How the guest's matches ended, oldest first."""
        return await self._store.results(guest)

    async def add_results(self, guest: Guest, results: Sequence[Result]) -> int:
        """Adds results of elsewhere to the guest's own; how many were new."""
        return await self._store.add_results(guest, results)

    async def forget(self, guest: Guest) -> None:
        """Removes all that is kept of a guest; their pages are told."""
        for match_id in await self._store.forget(guest):
            await self._tables.remove(match_id, "forgotten")

    async def close(self) -> None:
        """Stops the computers' thinking: their moves stay owed."""
        await self._tables.close()

    async def _do(self, connection: Connection, message: messages.Message) -> None:
        match message:
            case messages.Play():
                await self._play(connection, message)
            case messages.Open():
                await self._open(connection, message)
            case messages.Sync():
                await self._show_match(message.match, connection, message.id)
            case messages.Offer():
                self._offer(connection, message.game, message.id)
            case messages.New():
                await self._new(connection, message)
            case messages.Undo():
                await self._undo(connection, message)
            case messages.Deal():
                await self._deal(connection, message)
            case messages.Level():
                await self._level(connection, message)
            case messages.Ping():
                connection.send(frame("pong", message.id))

    async def _show_match(self, match_id: str, connection: Connection, id: int | None) -> None:
        async with self._tables.at(match_id, connection.guest) as live:
            self._show(live, connection, id)

    def _show(self, live: LiveMatch, connection: Connection, id: int | None) -> None:
        """The connection follows the match from now on and gets all of it."""
        game = live.match.record.game
        before = connection.following.get(game)
        if before is not None and before is not live:
            self._tables.leave(before, connection)
        connection.following[game] = live
        live.followers.add(connection)
        connection.send(live.table_frame(connection.guest, self._clock(), id))

    async def _open(self, connection: Connection, message: messages.Open) -> None:
        _kind(message.game)
        match = await self._store.latest(connection.guest, message.game)
        if match is None:
            self._offer(connection, message.game, message.id)
            return
        await self._show_match(match.id, connection, message.id)

    def _offer(self, connection: Connection, game: str, id: int | None) -> None:
        _kind(game)
        secret = connection.offers[game] = secrets.token_bytes(chance.SECRET_BYTES)
        connection.send(frame("offer", id, game=game, commitment=chance.commitment(secret)))

    async def _new(self, connection: Connection, message: messages.New) -> None:
        kind = _kind(message.game)
        _check_level(message.level)
        if not chance.is_client_seed(message.seed):
            raise Refusal("bad-seed", {"seed": message.seed})
        secret = connection.offers.get(message.game)
        if secret is None or chance.commitment(secret) != message.commitment:
            raise Refusal("no-offer")
        guest = connection.guest
        if not self._starts.take(guest):
            raise Refusal("too-many-matches")
        del connection.offers[message.game]
        last = await self._store.last(guest, message.game)
        match = new_match(kind, guest, message.level, secret, message.seed, last, self._clock())
        match = await self._store.start(match, waits=computer_begins(match))
        log("match-started", match=match.id, game=message.game, level=message.level)
        if match.previous is not None:
            await self._tables.remove(match.previous, "replaced", connection)
        await self._show_match(match.id, connection, message.id)

    async def _undo(self, connection: Connection, message: messages.Undo) -> None:
        async with self._tables.at(message.match, connection.guest) as live:
            try:
                previous = await self._store.take_back(message.match, self._clock() - UNDO_SECONDS)
            except NothingToUndo:
                raise Refusal("nothing-to-undo", match=message.match) from None
            await self._tables.close_match(live, "replaced", connection)
        log("match-taken-back", match=message.match)
        await self._show_match(previous, connection, message.id)

    async def _play(self, connection: Connection, message: messages.Play) -> None:
        async with self._tables.at(message.match, connection.guest) as live:
            seat = live.seat_of(connection.guest)
            assert seat is not None
            await self._tables.move(live, seat, message.move, message.ply, connection, message.id)

    async def _deal(self, connection: Connection, message: messages.Deal) -> None:
        async with self._tables.at(message.match, connection.guest) as live:
            table = live.loaded
            if message.ply != table.ply:
                raise Refusal("stale", match=live.id, ply=table.ply)
            if table.turn != DEALER:
                reason = "over" if table.turn is None else "wrong-phase"
                raise Refusal(reason, {"move": "deal"}, match=live.id, ply=table.ply)
            match = live.match
            order = table.shuffle(chance.deal_stream(match.secret, match.client_seed, table.ply))
            await self._tables.move(live, DEALER, order, message.ply, connection, message.id)

    async def _level(self, connection: Connection, message: messages.Level) -> None:
        _check_level(message.level)
        async with self._tables.at(message.match, connection.guest) as live:
            table = live.loaded
            if table.touched or table.turn is None:
                raise Refusal("too-late", match=live.id)
            seats = [
                SeatHeader("computer", message.level) if player.kind == "computer" else player
                for player in table.seats
            ]
            await self._store.reseat(live.id, seats)
            for seat, player in enumerate(seats):
                table.seat_player(seat, player)
            live.send_table(self._clock(), but=connection)
            self._show(live, connection, message.id)


def _kind(game: str) -> Kind:
    try:
        return find(game)
    except UnknownGame:
        raise Refusal("no-such-game", {"game": game}) from None


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal("bad-level", {"level": level})
