"""Records to take home: of matches that cannot go on, for those who played them."""

from aiohttp import web

from mazzo.web.guests import guest_of
from mazzo.web.room import Room


class Downloads:
    """Serves the records of finished matches."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def record(self, request: web.Request) -> web.Response:
        """Answers ``GET /match/ID/record``: the record with the secret, as text."""
        guest = guest_of(request)
        match_id = request.match_info["match"]
        match = None if guest is None else await self._room.finished(guest, match_id)
        if match is None:
            raise web.HTTPNotFound
        return web.Response(
            text=str(match.opened()),
            headers={
                "Cache-Control": "private, no-store",
                "Content-Disposition": f'attachment; filename="mazzo-{match.id}.txt"',
            },
        )
