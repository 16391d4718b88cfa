"""What is due in which match, and since when: a computer's move, or the store's answer."""

from collections.abc import Iterator
from typing import Final

LATE_SECONDS: Final = 9.0
"""After so long without what is due its pages are told: with the second between two looks within
ten."""


class Dues:
    """Remembers, for every match in which something is due, since when it has been."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        """The oldest first."""
        self._told: set[str] = set()
        """Those whose pages know."""

    def begin(self, match: str, now: float) -> None:
        """Something is due, if it has not been already."""
        self._since.setdefault(match, now)

    def end(self, match: str) -> None:
        """Nothing is due any more."""
        self._since.pop(match, None)
        self._told.discard(match)

    def restart(self, now: float) -> None:
        """The clock was set back to ``now``: nothing has been due for longer than since then."""
        self._since = dict.fromkeys(self._since, now)

    def before(self, now: float) -> Iterator[str]:
        """The matches in which something has been due since before ``now``."""
        for match, since in self._since.items():
            if since >= now:
                break
            yield match

    def late(self, now: float) -> list[str]:
        """Those that have become late, each once."""
        found = [match for match in self.before(now - LATE_SECONDS) if match not in self._told]
        self._told.update(found)
        return found
