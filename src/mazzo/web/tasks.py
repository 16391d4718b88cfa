"""What guests ask for outside of play that takes the room's time: only so much of it."""

from aiohttp import web

from mazzo.table.store import Guest
from mazzo.web.limits import Allowance, Limits


class Tasks:
    """Checks, replays, and files of results that are brought back."""

    def __init__(self, limits: Limits) -> None:
        self._allowance = Allowance(limits.tasks_per_minute)

    def take(self, guest: Guest) -> None:
        """The guest asks for one.

        Raises:
            aiohttp.web.HTTPTooManyRequests: they have to wait; its body is the stable key as JSON.
        """
        if not self._allowance.take(guest):
            raise web.HTTPTooManyRequests(
                text='{"error": "too-many"}', content_type="application/json"
            )
