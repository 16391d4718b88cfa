"""What of a seat's view an event has changed: the client keeps the rest, and the history."""

from collections.abc import Mapping
from typing import Any

Plain = Mapping[str, Any]
"""A view as plain values."""

STORY = "history"
"""The field that pages keep themselves, by the moves that they hear of."""


def changes(before: Plain, after: Plain) -> tuple[dict[str, Any], dict[str, Any]]:
    """How to come from one view to the other.

    Returns:
        The fields that have another value now, and what came to the end of those that only grew.

    >>> changes({"stock": 3, "seen": ["7D"]}, {"stock": 2, "seen": ["7D", "4C"]})
    ({'stock': 2}, {'seen': ['4C']})
    """
    new: dict[str, Any] = {}
    more: dict[str, Any] = {}
    for name, value in after.items():
        old = before[name]
        if value is old or value == old or name == STORY:
            continue
        if old and isinstance(value, list | tuple):
            length = len(old)
            if len(value) > length and value[:length] == old:
                more[name] = value[length:]
                continue
        new[name] = value
    return new, more
