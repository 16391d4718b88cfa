"""Finished matches, for those who played them: the record to take home, its check, and a replay."""

import asyncio
from dataclasses import asdict
from typing import Any

from aiohttp import web

from mazzo.bots.levels import choose
from mazzo.records.decoding import decode
from mazzo.records.record import RefusedRecord
from mazzo.records.verify import verify
from mazzo.table.store import Guest, Match
from mazzo.web.accept import compressed
from mazzo.web.aside import Aside, Busy
from mazzo.web.guests import guest_of, who_changes
from mazzo.web.messages import plain_json
from mazzo.web.replays import RefusedReplay, replay_of
from mazzo.web.room import Room
from mazzo.web.tasks import Tasks

LARGEST_RECORD = 200_000
"""Bytes of a record that comes from elsewhere; a long one has some twenty thousand."""

PRIVATE = {"Cache-Control": "private, no-store"}


class Finished:
    """Serves what there is to know of matches that cannot go on."""

    def __init__(self, room: Room, tasks: Tasks) -> None:
        self._room = room
        self._tasks = tasks
        self._checking = Aside()
        self._replaying = Aside()
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

        It takes as long as the computers' thinking took. One match is checked after the other; who
        asks again meanwhile waits for the same check.
        """
        guest, match = await self._match(request)
        self._tasks.take(guest, request)
        task = self._checks.get(match.id)
        if task is None:
            task = asyncio.create_task(self._checking.run(report_on, str(match.opened())))
            self._checks[match.id] = task
            task.add_done_callback(lambda _: self._checks.pop(match.id, None))
        try:
            report = await asyncio.shield(task)
        except Busy:
            raise web.HTTPServiceUnavailable from None
        return web.json_response(report, headers=PRIVATE)

    async def replay(self, request: web.Request) -> web.Response:
        """Answers ``GET /match/ID/replay``: every position of the match, all hands open."""
        guest, match = await self._match(request)
        self._tasks.take(guest, request)
        return await self._replay(request, str(match.record), match.guests.index(guest))

    async def replay_elsewhere(self, request: web.Request) -> web.Response:
        """Answers ``POST /replay``: the same of a record that the visitor has.

        What is no record is answered by 400 and why.
        """
        self._tasks.take(who_changes(request), request)
        body = await request.read()
        if len(body) > LARGEST_RECORD:
            raise web.HTTPRequestEntityTooLarge(LARGEST_RECORD, len(body))
        try:
            text = decode(body)
        except RefusedRecord as refused:
            return _no_record(RefusedReplay.of(refused))
        return await self._replay(request, text, None)

    async def close(self) -> None:
        """Ends what is under way."""
        self._checking.close()
        self._replaying.close()
        await asyncio.gather(*self._checks.values(), return_exceptions=True)

    async def _match(self, request: web.Request) -> tuple[Guest, Match]:
        """Who asks, and for which match of theirs."""
        guest = guest_of(request)
        if guest is None:
            raise web.HTTPNotFound
        match = await self._room.finished(guest, request.match_info["match"])
        if match is None:
            raise web.HTTPNotFound
        return guest, match

    async def _replay(self, request: web.Request, text: str, seat: int | None) -> web.Response:
        try:
            body = await self._replaying.run(reel_of, text, seat)
        except Busy:
            raise web.HTTPServiceUnavailable from None
        except RefusedReplay as refused:
            return _no_record(refused)
        response = web.Response(body=body, content_type="application/json", headers=PRIVATE)
        return compressed(request, response)


def _no_record(refused: RefusedReplay) -> web.Response:
    return web.json_response(refused.plain(), status=400, headers=PRIVATE)


def reel_of(text: str, seat: int | None) -> bytes:
    """The replay as JSON, written where it was made: that of a long record has ten megabytes."""
    return plain_json(replay_of(text, seat))


def report_on(text: str) -> dict[str, Any]:
    """What was checked of a record, as plain values."""
    report = verify(text, choose)
    return {"result": report.result, "steps": [asdict(step) for step in report.steps]}
