"""What happens in a match, piece by piece: the same lines as in its record."""

from collections.abc import Iterator
from typing import NamedTuple


class Event(NamedTuple):
    """At most one move, with the lines about who plays that stand before and after it in the
    record. An event is kept whole or not at all; a match numbers its events from 0."""

    before: tuple[str, ...] = ()
    """Such as ``seat 1: computer hard`` or ``players: 4``."""
    move: str | None = None
    """The text of the move as the record keeps it; of a deal that is the whole pack."""
    after: tuple[str, ...] = ()

    def lines(self) -> Iterator[str]:
        """The event as it stands in a record."""
        yield from self.before
        if self.move is not None:
            yield self.move
        yield from self.after
