"""Finished matches, for those who played them: the record to take home, and its check."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from typing import Any

from aiohttp import web

from mazzo.bots.levels import choose
from mazzo.records.verify import verify
from mazzo.table.store import Match
from mazzo.web.guests import guest_of
from mazzo.web.room import Room
from mazzo.web.thinking import end_pool, end_with_room, start_pool

MOST_WAITING = 20
"""Checks that may wait for their turn; beyond, the answer is 503."""

PRIVATE = {"Cache-Control": "private, no-store"}


class Finished:
    """Serves what there is to know of matches that cannot go on."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._pool: ProcessPoolExecutor | None = None
        self._checks: dict[str, asyncio.Task[dict[str, Any]]] = {}

    async def record(self, request: web.Request) -> web.Response:
        """Answers ``GET /match/ID/record``: the record with the secret, as text."""
        match = await self._match(request)
        name = f'attachment; filename="mazzo-{match.id}.txt"'
        return web.Response(
            text=str(match.opened()), headers={**PRIVATE, "Content-Disposition": name}
        )

    async def check(self, request: web.Request) -> web.Response:
        """Answers ``GET /match/ID/check``: what ``mazzo verify --json`` says of the record.

        It takes as long as the computers' thinking took. One match is checked after the other, in
        a process of its own that leaves the processor to the computers in play; who asks again
        meanwhile waits for the same check.
        """
        match = await self._match(request)
        task = self._checks.get(match.id)
        if task is None:
            if len(self._checks) >= MOST_WAITING:
                raise web.HTTPServiceUnavailable
            task = asyncio.create_task(self._check(str(match.opened())))
            self._checks[match.id] = task
            task.add_done_callback(lambda _: self._checks.pop(match.id, None))
        try:
            report = await asyncio.shield(task)
        except BrokenProcessPool:
            raise web.HTTPServiceUnavailable from None
        return web.json_response(report, headers=PRIVATE)

    async def close(self) -> None:
        """Ends the checks that are under way."""
        if self._pool is not None:
            end_pool(self._pool)
        await asyncio.gather(*self._checks.values(), return_exceptions=True)

    async def _match(self, request: web.Request) -> Match:
        guest = guest_of(request)
        match = None
        if guest is not None:
            match = await self._room.finished(guest, request.match_info["match"])
        if match is None:
            raise web.HTTPNotFound
        return match

    async def _check(self, text: str) -> dict[str, Any]:
        if self._pool is None:
            self._pool = start_pool(1, _settle_in)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, report_on, text)
        except BrokenProcessPool:
            self._pool = None
            raise


def report_on(text: str) -> dict[str, Any]:
    """What was checked of a record, as plain values."""
    report = verify(text, choose)
    return {"right": report.right, "steps": [asdict(step) for step in report.steps]}


def _settle_in() -> None:
    end_with_room()
    if hasattr(os, "nice"):
        os.nice(10)
