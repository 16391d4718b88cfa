"""What guests ask for outside of play that takes the room's time: only so much of it."""

import time

from aiohttp import web

from mazzo.match.kept import Guest
from mazzo.room.allowance import Allowance
from mazzo.web.limits import Limits


class Tasks:
    """Checks, replays, and files of results that are brought back."""

    def __init__(self, limits: Limits) -> None:
        self._of_guests = Allowance(limits.tasks_per_guest)
        self._of_addresses = Allowance(limits.tasks_per_address)

    def take(self, guest: Guest, request: web.Request) -> None:
        """A request of the guest asks for one.

        Raises:
            aiohttp.web.HTTPTooManyRequests: they have to wait; its body is the stable key as JSON.
        """
        # The address counts, too: a token for a new guest costs nothing.
        now = time.monotonic()  # it only goes forward
        mine = self._of_guests.take(guest, now)
        if not (self._of_addresses.take(request.remote or "", now) and mine):
            raise web.HTTPTooManyRequests(
                text='{"error": "too-many"}', content_type="application/json"
            )
