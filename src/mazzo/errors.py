"""The root of everything that Mazzo refuses; ``docs/errors.md`` draws the tree.

Whoever wants to catch all of it catches ``MazzoError``; nothing that is a fault of Mazzo's own
code belongs to it.
"""


class MazzoError(Exception):
    """Something that was asked for, written or sent does not fit."""


class Refused(MazzoError, ValueError):
    """Refused for a reason with a stable key.

    Attributes:
        reason: the key; ``locales`` has the sentence for it.
        values: what the sentence names; never anything that whoever reads it may not know.
    """

    def __init__(self, reason: str, **values: str) -> None:
        super().__init__(f"{reason} {values}" if values else reason)
        self.reason = reason
        self.values = values
