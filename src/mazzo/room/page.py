"""A page that is connected, as the room sees it."""

from typing import TYPE_CHECKING

from mazzo.match.kept import Guest

if TYPE_CHECKING:
    from mazzo.room.playing import Playing


class Page:
    """One open page of a guest. A driver may add what it needs to send frames to it."""

    __slots__ = ("following", "guest", "hears", "offers")

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.offers: dict[str, bytes] = {}
        """By game the secret that the next ``new`` of this page uses."""
        self.following: dict[str, Playing] = {}
        """By id the matches of which the page hears, the one followed longest first."""
        self.hears = True
        """Whether what it says is heard; not once it is gone or its guest is forgotten."""
