"""Finished matches, for those who played them: the record to take home, its check, and a replay."""

import asyncio
from typing import Any

from aiohttp import web

from mazzo.match.kept import Guest, Kept
from mazzo.match.store import Conclude, Find
from mazzo.records.decoding import decode
from mazzo.records.record import RefusedRecord
from mazzo.room.playing import UNDO_SECONDS
from mazzo.web.accept import compressed
from mazzo.web.aside import Aside, Busy, Waiting, Who
from mazzo.web.checks import report_on
from mazzo.web.driver import Driver
from mazzo.web.guests import guest_of, who_changes
from mazzo.web.headers import PRIVATE
from mazzo.web.replays import MOST_MOVES, RefusedReplay, reel_of
from mazzo.web.tasks import Tasks

LARGEST_RECORD = 200_000
"""Bytes of a record that comes from elsewhere; a long one has some twenty thousand."""


class Finished:
    """Serves what there is to know of matches that cannot go on."""

    def __init__(self, driver: Driver, tasks: Tasks) -> None:
        self._driver = driver
        self._tasks = tasks
        self._aside = Aside()
        self._checks: dict[str, asyncio.Task[dict[str, Any]]] = {}

    async def record(self, request: web.Request) -> web.Response:
        """Answers ``GET /match/ID/record``: the record with the secret, as text."""
        _, match = await self._match(request)
        name = f'attachment; filename="mazzo-{match.id}.txt"'
        return web.Response(
            text=str(match.opened()), headers={**PRIVATE, "Content-Disposition": name}
        )

    async def check(self, request: web.Request) -> web.Response:
        """Answers ``GET /match/ID/check``: what ``mazzo verify --json`` says of the record.

        It takes as long as the computers' thinking took. Who asks again meanwhile waits for the
        same check.
        """
        guest, match = await self._match(request)
        if len(match.events) > MOST_MOVES:
            raise web.HTTPRequestEntityTooLarge(MOST_MOVES, len(match.events))
        task = self._checks.get(match.id)
        if task is None:
            who = self._admit(guest, request)
            task = asyncio.create_task(self._aside.run(who, report_on, str(match.opened())))
            self._checks[match.id] = task
            task.add_done_callback(lambda _: self._checks.pop(match.id, None))
        try:
            report = await asyncio.shield(task)
        except (Waiting, Busy) as later:
            raise _not_yet(later) from None
        except RefusedRecord:  # of other rules than those of this version
            raise web.HTTPUnprocessableEntity from None
        return web.json_response(report, headers=PRIVATE)

    async def replay(self, request: web.Request) -> web.Response:
        """Answers ``GET /match/ID/replay``: every position of the match, all hands open."""
        guest, match = await self._match(request)
        who = self._admit(guest, request)
        return await self._replay(request, who, str(match.record()), match.guests.index(guest))

    async def replay_elsewhere(self, request: web.Request) -> web.Response:
        """Answers ``POST /replay``: the same of a record that the visitor has.

        What is no record is answered by 400 and why.
        """
        who = self._admit(who_changes(request), request)
        body = await request.read()
        if len(body) > LARGEST_RECORD:
            raise web.HTTPRequestEntityTooLarge(LARGEST_RECORD, len(body))
        try:
            text = decode(body)
        except RefusedRecord as refused:
            return _no_record(RefusedReplay.of(refused))
        return await self._replay(request, who, text, None)

    async def close(self) -> None:
        """Ends what is under way."""
        await self._aside.close()
        await asyncio.gather(*self._checks.values(), return_exceptions=True)

    def _admit(self, guest: Guest, request: web.Request) -> Who:
        """Who asks for work, if there is room for it: what is not begun counts for nothing."""
        who = Who(request.remote or "", guest)
        try:
            self._aside.admit(who)
        except (Waiting, Busy) as later:
            raise _not_yet(later) from None
        self._tasks.take(guest, request)
        return who

    async def _match(self, request: web.Request) -> tuple[Guest, Kept]:
        """Who asks, and for which match of theirs."""
        guest = guest_of(request)
        if guest is None:
            raise web.HTTPNotFound
        match = await self._finished(guest, request.match_info["match"])
        if match is None:
            raise web.HTTPNotFound
        return guest, match

    async def _finished(self, guest: Guest, match_id: str) -> Kept | None:
        """A match of the guest's that cannot go on: nothing in it is secret any more."""
        match = await self._driver.ask(Find(match_id))
        if match is None or guest not in match.guests:
            return None
        final = match.state == "over"
        if match.state == "given_up":
            # While it can be taken back, its secret is one; clocks alone would not be enough.
            before = self._driver.now() - UNDO_SECONDS - 1
            final = await self._driver.ask(Conclude(match.id, before))
        return match if final else None

    async def _replay(
        self, request: web.Request, who: Who, text: str, seat: int | None
    ) -> web.Response:
        try:
            body = await self._aside.run(who, reel_of, text, seat)
        except (Waiting, Busy) as later:
            raise _not_yet(later) from None
        except RefusedReplay as refused:
            return _no_record(refused)
        response = web.Response(body=body, content_type="application/json", headers=PRIVATE)
        return compressed(request, response)


def _not_yet(later: Waiting | Busy) -> web.HTTPException:
    """The answer to who has to wait: with the time after which the page asks again."""
    answer = web.HTTPTooManyRequests if isinstance(later, Waiting) else web.HTTPServiceUnavailable
    return answer(
        text='{"error": "waiting"}', content_type="application/json", headers={"Retry-After": "2"}
    )


def _no_record(refused: RefusedReplay) -> web.Response:
    return web.json_response(refused.plain(), status=400, headers=PRIVATE)
