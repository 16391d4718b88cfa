"""The room: what pages say comes in, frames go out. It knows no socket.

Whatever changes something passes one gate: the connection's guest, the seat that guest has, the ply
that is answered. A move goes ``Table.play``, then the store, and only then to the pages.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from mazzo.games.catalogue import UnknownGame, catalogue, find
from mazzo.games.contract import DEALER, Kind, Seat
from mazzo.records import chance
from mazzo.records.record import LEVELS, Record, RefusedRecord, SeatHeader
from mazzo.table.store import Guest, Match, NothingToUndo, Store, StoreFailed, Taken
from mazzo.table.table import Refused, Table
from mazzo.web import messages
from mazzo.web.live import UNDO_SECONDS, Connection, LiveMatch
from mazzo.web.log import log, log_fault
from mazzo.web.messages import Refusal, Unreadable, error_frame, frame, plain_json
from mazzo.web.thinking import NoAnswer, Thinker

ID_BYTES = 16


class Room:
    """All matches of one server."""

    def __init__(
        self, store: Store, thinker: Thinker, clock: Callable[[], float] = time.time
    ) -> None:
        """
        Args:
            store: keeps the matches.
            thinker: answers for the computers.
            clock: seconds since 1970.
        """
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._live: dict[str, LiveMatch] = {}

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
            live.leave(connection)
            self._drop_if_idle(live)
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
                async with self._at(match_id):
                    pass
            except (Refusal, StoreFailed) as error:
                log("turn-not-taken-up", match=match_id, reason=str(error))

    async def under_way(self, guest: Guest) -> list[tuple[Match, Table]]:
        """The guest's matches in play, for the landing page: at most one of each game."""
        found = []
        for game in catalogue():
            match = await self._store.latest(guest, game)
            if match is not None and match.state == "playing":
                found.append((match, Table(match.record)))
        return found

    async def close(self) -> None:
        """Waits until the computers' moves that are being kept are kept; the others stay owed."""
        thinking = [live.thinking for live in self._live.values() if live.thinking]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def _do(self, connection: Connection, message: messages.Message) -> None:
        match message:
            case messages.Play():
                await self._play(connection, message)
            case messages.Open():
                await self._open(connection, message)
            case messages.Sync():
                async with self._at(message.match, connection.guest) as live:
                    self._show(live, connection, message.id)
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

    @asynccontextmanager
    async def _at(self, match_id: str, guest: Guest | None = None) -> AsyncIterator[LiveMatch]:
        """Holds a match, loaded, for its guest (``None``: for a computer).

        Raises:
            Refusal: ``no-such-match``, also when it is another guest's: no difference is shown.
        """
        live = self._live.get(match_id)
        if live is None:
            live = self._live[match_id] = LiveMatch(match_id)
        live.users += 1
        try:
            async with live.lock:
                if live.table is None:
                    await self._load(live)
                if guest is not None and live.seat_of(guest) is None:
                    raise Refusal("no-such-match", match=match_id)
                yield live
                self._let_computer_think(live)
        finally:
            live.users -= 1
            self._drop_if_idle(live)

    async def _load(self, live: LiveMatch) -> None:
        match = await self._store.find(live.id)
        if match is None or match.state not in ("playing", "over"):
            if live.followers:
                live.close(None)
            raise Refusal("no-such-match", match=live.id)
        try:
            live.load(match)
        except RefusedRecord as refused:
            raise StoreFailed(f"match {live.id} does not replay: {refused.reason}") from None
        live.send_table(self._clock())

    def _drop_if_idle(self, live: LiveMatch) -> None:
        if live.idle and self._live.get(live.id) is live:
            del self._live[live.id]

    def _show(self, live: LiveMatch, connection: Connection, id: int | None) -> None:
        """The connection follows the match from now on and gets all of it."""
        before = connection.following.get(live.match.record.game)
        live.follow(connection)
        if before is not None:
            self._drop_if_idle(before)
        connection.send(live.table_frame(connection.guest, self._clock(), id))

    async def _open(self, connection: Connection, message: messages.Open) -> None:
        _kind(message.game)
        match = await self._store.latest(connection.guest, message.game)
        if match is None:
            self._offer(connection, message.game, message.id)
            return
        async with self._at(match.id, connection.guest) as live:
            self._show(live, connection, message.id)

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
        del connection.offers[message.game]
        match = await self._first_deal(kind, connection.guest, secret, message)
        waits = Table(match.record).turn not in (None, DEALER, 0)
        match = await self._store.start(match, waits=waits)
        log("match-started", match=match.id, game=message.game, level=message.level)
        if match.previous is not None:
            await self._close(match.previous, connection)
        async with self._at(match.id, connection.guest) as live:
            self._show(live, connection, message.id)

    async def _first_deal(
        self, kind: Kind, guest: Guest, secret: bytes, message: messages.New
    ) -> Match:
        game = kind.game
        last = await self._store.last_dealer(guest, game.name)
        dealer = None if last is None else game.next_dealer(last)
        if dealer is None:
            dealer = chance.first_dealer(secret, message.seed, game.seats)
        now = self._clock()
        computer = SeatHeader("computer", message.level)
        record = Record(
            game=game.name,
            dealer=dealer,
            seats=(SeatHeader("person"), *[computer] * (game.seats - 1)),
            headers={
                "rules": str(game.version),
                "players": str(kind.player.version),
                "date": datetime.fromtimestamp(now, UTC).date().isoformat(),
                "commitment": chance.commitment(secret),
                "client seed": message.seed,
            },
        )
        deal = Table(record).shuffle(chance.deal_stream(secret, message.seed, 0))
        return Match(
            id=secrets.token_urlsafe(ID_BYTES),
            record=record.with_moves([deal]),
            guests=(guest, *[None] * (game.seats - 1)),
            secret=secret,
            created=now,
        )

    async def _close(self, match_id: str, sender: Connection) -> None:
        live = self._live.get(match_id)
        if live is None:
            return
        live.users += 1
        async with live.lock:
            live.close(sender)
        live.users -= 1
        self._drop_if_idle(live)

    async def _undo(self, connection: Connection, message: messages.Undo) -> None:
        async with self._at(message.match, connection.guest) as live:
            try:
                previous = await self._store.take_back(message.match, self._clock() - UNDO_SECONDS)
            except NothingToUndo:
                raise Refusal("nothing-to-undo", match=message.match) from None
            live.close(connection)
        log("match-taken-back", match=message.match)
        async with self._at(previous, connection.guest) as live:
            self._show(live, connection, message.id)

    async def _play(self, connection: Connection, message: messages.Play) -> None:
        async with self._at(message.match, connection.guest) as live:
            seat = live.seat_of(connection.guest)
            assert seat is not None
            await self._move(live, seat, message.move, message.ply, connection, message.id)

    async def _deal(self, connection: Connection, message: messages.Deal) -> None:
        async with self._at(message.match, connection.guest) as live:
            table = _table(live)
            if message.ply != table.ply:
                raise Refusal("stale", match=live.id, ply=table.ply)
            if table.turn != DEALER:
                raise Refusal("over" if table.turn is None else "wrong-phase", match=live.id)
            match = live.match
            order = table.shuffle(chance.deal_stream(match.secret, match.client_seed, table.ply))
            await self._move(live, DEALER, order, message.ply, connection, message.id)

    async def _level(self, connection: Connection, message: messages.Level) -> None:
        _check_level(message.level)
        async with self._at(message.match, connection.guest) as live:
            table = _table(live)
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

    async def _move(
        self,
        live: LiveMatch,
        seat: Seat,
        text: str,
        ply: int,
        sender: Connection | None = None,
        id: int | None = None,
    ) -> None:
        """The one door: the table, then the store, then the pages."""
        table = _table(live)
        try:
            move = table.play(seat, text, ply)
        except Refused as refused:
            raise Refusal(refused.reason, refused.values, match=live.id, ply=table.ply) from None
        over = table.turn is None
        waits = live.computer_to_move() is not None
        try:
            await self._store.append(live.id, ply, move, waits=waits, over=over)
        except BaseException as error:
            # What is not on disk has not happened; the next message loads what is.
            live.table = None
            if not isinstance(error, Taken):
                raise
            await self._load(live)
            raise Refusal("stale", {"move": text}, match=live.id, ply=_table(live).ply) from None
        live.send_updates(sender, id)
        if over:
            log("match-over", match=live.id, game=live.match.record.game)

    def _let_computer_think(self, live: LiveMatch) -> None:
        if live.thinking is None and live.computer_to_move() is not None:
            live.thinking = asyncio.create_task(self._think(live))

    async def _think(self, live: LiveMatch) -> None:
        try:
            while await self._think_once(live):
                pass
        except Refusal:
            pass  # the match is not being played any more
        except StoreFailed as failed:
            # The move stays owed; ``take_up`` comes back to it.
            log("store-failed", reason=str(failed))
        except Exception as error:
            log_fault(error)
        finally:
            live.thinking = None
            self._drop_if_idle(live)

    async def _think_once(self, live: LiveMatch) -> bool:
        """One move of a computer; whether there may be another."""
        async with self._at(live.id):
            table, asked = _table(live), live.computer_to_move()
            if asked is None:
                return False
            seat, level = asked
            ply, game, match = table.ply, live.match.record.game, live.match
            view = table.view(seat)
        seed = chance.choice_seed(match.secret, match.client_seed, ply)
        try:
            move = await self._thinker.choose(game, plain_json(view.plain()), level, seed)
        except NoAnswer as silent:
            log("computer-silent", match=live.id, ply=ply, level=level, reason=str(silent))
            move = str(view.moves[0])
        async with self._at(live.id):
            # Another level may have been seated, or the move made elsewhere, in the meantime.
            if _table(live).ply == ply and live.computer_to_move() == asked:
                try:
                    await self._move(live, seat, move, ply)
                except Refusal as refusal:
                    if refusal.key == "stale":
                        return True
                    log("computer-illegal", match=live.id, ply=ply, level=level, move=move)
                    await self._move(live, seat, str(view.moves[0]), ply)
        return True


def _kind(game: str) -> Kind:
    try:
        return find(game)
    except UnknownGame:
        raise Refusal("no-such-game", {"game": game}) from None


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal("bad-level", {"level": level})


def _table(live: LiveMatch) -> Table:
    assert live.table is not None
    return live.table
