"""What the room knows of a guest, for that guest alone: statistics, a copy, and forgetting."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from mazzo.errors import MazzoError
from mazzo.match.kept import Result
from mazzo.match.store import AddResults, FindResults, Forget
from mazzo.records.decoding import decode
from mazzo.records.record import LEVELS, RefusedRecord
from mazzo.web.driver import Driver
from mazzo.web.guests import guest_of, part, who_changes
from mazzo.web.headers import PRIVATE
from mazzo.web.sockets import Sockets
from mazzo.web.tasks import Tasks

LARGEST_COPY = 1_000_000
"""Bytes of a file of results that comes back."""
MOST_RESULTS = 10_000
"""Results that are kept of one guest; what they play counts beyond it, too."""

Short = Annotated[str, Meta(min_length=1, max_length=64)]


class _Result(Struct):
    match: Short
    game: Short
    level: Literal["easy", "normal", "hard", ""]
    outcome: Literal["won", "drawn", "lost", "given_up"]
    ended: Annotated[float, Meta(ge=0, le=1e11)]


class _Copy(Struct, rename={"version": "mazzo-results"}):
    """The file of results: ``{"mazzo-results": 1, "results": […]}``."""

    version: Literal[1]
    results: list[_Result]


class Mine:
    """Serves what belongs to whoever asks."""

    def __init__(self, driver: Driver, sockets: Sockets, tasks: Tasks) -> None:
        self._driver = driver
        self._sockets = sockets
        self._tasks = tasks

    async def statistics(self, request: web.Request) -> web.Response:
        """Answers ``GET /mine/statistics``."""
        return web.json_response(count(await self._results(request)), headers=PRIVATE)

    async def take(self, request: web.Request) -> web.Response:
        """Answers ``GET /mine/results``: the file of results."""
        results = [result._asdict() for result in await self._results(request)]
        today = datetime.now(UTC).date().isoformat()
        name = f'attachment; filename="mazzo-results-{today}.json"'
        return web.json_response(
            {"mazzo-results": 1, "results": results},
            headers={**PRIVATE, "Content-Disposition": name},
        )

    async def bring(self, request: web.Request) -> web.Response:
        """Answers ``POST /mine/results``: adds a file of results; known ones change nothing."""
        guest = who_changes(request)
        self._tasks.take(guest, request)
        try:
            brought = read_results(await request.read())
        except RefusedRecord:
            raise web.HTTPUnsupportedMediaType(text="no UTF-8") from None
        except NoResults:
            raise web.HTTPBadRequest(text="no file of results") from None
        kept = {result.match for result in [*await self._driver.ask(FindResults(guest)), *brought]}
        if len(kept) > MOST_RESULTS:
            raise web.HTTPRequestEntityTooLarge(MOST_RESULTS, len(kept), text="too many results")
        added = await self._driver.ask(AddResults(guest, brought))
        return web.json_response({"added": added}, headers=PRIVATE)

    async def forget(self, request: web.Request) -> web.Response:
        """Answers ``POST /mine/forget``: nothing of the guest is left, the cookie neither, and no
        page of theirs is connected."""
        guest = who_changes(request)
        self._driver.part(guest)
        gone = await self._driver.ask(Forget(guest))
        self._driver.forgotten(gone)
        await self._sockets.part(guest)
        response = web.Response(status=204, headers=PRIVATE)
        part(request, response)
        return response

    async def _results(self, request: web.Request) -> list[Result]:
        guest = guest_of(request)
        return [] if guest is None else await self._driver.ask(FindResults(guest))


class NoResults(MazzoError, ValueError):
    """The text is no file of results."""


def read_results(sent: bytes) -> list[Result]:
    """The results in a file that was taken home.

    Raises:
        RefusedRecord: it is no UTF-8.
        NoResults: it is something else.
    """
    try:
        copy = msgspec.json.decode(decode(sent), type=_Copy)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise NoResults from None
    return [Result(*msgspec.structs.astuple(result)) for result in copy.results]


def count(results: Iterable[Result]) -> dict[str, dict[str, dict[str, int]]]:
    """Statistics by game and level of results in the order in which the matches ended.

    ``played`` is ``won + drawn + lost``; ``lost`` includes ``given_up``; ``streak`` is how many
    were won in a row up to the last one, ``best`` the longest such row.
    """
    counted: dict[str, dict[str, dict[str, int]]] = {}
    names = ("played", "won", "drawn", "lost", "given_up", "streak", "best")
    for result in results:
        levels = counted.setdefault(
            result.game, {level: dict.fromkeys(names, 0) for level in LEVELS}
        )
        row = levels.setdefault(result.level, dict.fromkeys(names, 0))
        row["played"] += 1
        row[result.outcome] += 1
        if result.outcome == "given_up":
            row["lost"] += 1
        row["streak"] = row["streak"] + 1 if result.outcome == "won" else 0
        row["best"] = max(row["best"], row["streak"])
    return counted
