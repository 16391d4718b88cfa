"""What of a seat's view an event has changed: whoever has the view before keeps the rest."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from mazzo.games.contract import View
from mazzo.games.views import Converter, plain_fields

STORY = "history"
"""The field that pages keep themselves, by the moves that they hear of."""


def changes(before: View, after: View, but: str = STORY) -> tuple[dict[str, Any], dict[str, Any]]:
    """How to come from one view to the other; only what has changed is made plain.

    Args:
        before: a view of the same seat,
        after: and a later one.
        but: a field that is left out.

    Returns:
        The fields that have another value now, and what came to the end of those that only grew;
        both by their names in JSON.
    """
    new: dict[str, Any] = {}
    more: dict[str, Any] = {}
    names, values_of = _reader(type(after))
    for (name, to_plain), old, value in zip(
        names, values_of(before), values_of(after), strict=True
    ):
        if value is old or name == but or value == old:
            continue
        found = new
        # A tuple that grows has parts of one kind; its end is made plain as the whole is.
        if old and type(value) is tuple and value[: len(old)] == old:
            found, value = more, value[len(old) :]
        found[name] = value if to_plain is None else to_plain(value)
    return new, more


@cache
def _reader(
    view: type[View],
) -> tuple[tuple[tuple[str, Converter | None], ...], Callable[[View], tuple[Any, ...]]]:
    """Of a kind of view the names in JSON and how values become plain, and what reads them all."""
    fields = plain_fields(view)
    names = tuple((field.name, field.to_plain) for field in fields)
    return names, attrgetter(*(field.attribute for field in fields))


class Follower:
    """A view as plain values that goes along with the match: to make a long history plain anew for
    every move would cost more than all the rest."""

    __slots__ = ("_plain", "_view")

    def __init__(self, view: View) -> None:
        self._view = view
        self._plain: dict[str, Any] = view.plain()

    def go_on(self, view: View) -> dict[str, Any]:
        """The later view, plain; valid until the next call."""
        new, more = changes(self._view, view, but="")
        self._plain.update(new)
        for name, end in more.items():
            self._plain[name] = [*self._plain[name], *end]
        self._view = view
        return self._plain
