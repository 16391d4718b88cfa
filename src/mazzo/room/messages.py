"""The messages of ``docs/protocol.md``: what a page may say, and the frames that answer."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from mazzo.errors import MazzoError
from mazzo.room.wire import NotJSON, decode, encode

LONGEST_NAME: Final = 64
"""Characters of a name or an id; what it may say exactly is checked where it is used."""
LONGEST_TEXT: Final = 200
"""Characters of a move or a seed."""
MOST_OPTIONS: Final = 32
"""House rules that a message names."""


class Open(NamedTuple):
    """Follow my match of a game."""

    id: int | None
    game: str


class Offer(NamedTuple):
    """Fix a secret for a new match."""

    id: int | None
    game: str


class New(NamedTuple):
    """Start a match with the offered secret."""

    id: int | None
    game: str
    commitment: str
    seed: str
    level: str
    options: Mapping[str, str] | None
    """House rules with their values; those not named are at their usual value, and so are all where
    there are none."""


class Undo(NamedTuple):
    """Take the last ``new`` back."""

    id: int | None
    match: str


class Play(NamedTuple):
    """A move in answer to a position."""

    id: int | None
    match: str
    ply: int
    move: str


class Deal(NamedTuple):
    """Go on to the next deal."""

    id: int | None
    match: str
    ply: int


class Level(NamedTuple):
    """Other computers."""

    id: int | None
    match: str
    level: str


class Sync(NamedTuple):
    """Follow a match of mine, and send the whole of it."""

    id: int | None
    match: str


class Leave(NamedTuple):
    """Send nothing more of a match."""

    id: int | None
    match: str


class Ping(NamedTuple):
    """Are you there?"""

    id: int | None


Message = Open | Offer | New | Undo | Play | Deal | Level | Sync | Leave | Ping


class Refusal(MazzoError):
    """A message that is answered by an error.

    Attributes:
        key: stable; the sentence is ``error-KEY`` in ``locales``.
        values: what the sentence names; never anything the sender may not know.
        where: further fields of the frame (``match``, ``ply``).
    """

    def __init__(self, key: str, values: dict[str, str] | None = None, **where: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values or {}
        self.where = where


class Unreadable(Refusal):
    """A frame that is no message. ``id`` is the one it carried, if that much could be read."""

    def __init__(self, key: str, values: dict[str, str] | None = None, id: int | None = None):
        super().__init__(key, values)
        self.id = id


def _is_whole(value: Any, below: int) -> bool:
    return type(value) is int and 0 <= value < below


def _is_name(value: Any) -> bool:
    return type(value) is str and len(value) <= LONGEST_NAME


def _is_text(value: Any) -> bool:
    return type(value) is str and len(value) <= LONGEST_TEXT


def _are_options(value: Any) -> bool:
    """Whether house rules are named, with their values; or none."""
    if value is None:
        return True
    if type(value) is not dict or len(value) > MOST_OPTIONS:
        return False
    return all(_is_name(name) and _is_name(chosen) for name, chosen in value.items())


def _is_ply(value: Any) -> bool:
    return _is_whole(value, 2**31)


_Fields = tuple[tuple[str, Callable[[Any], bool]], ...]

_MATCH: Final[_Fields] = (("match", _is_name),)
_GAME: Final[_Fields] = (("game", _is_name),)
_NEW: Final[_Fields] = (
    ("game", _is_name),
    ("commitment", _is_name),
    ("seed", _is_text),
    ("level", _is_name),
    ("options", _are_options),
)
_KINDS: Final[dict[str, tuple[Callable[..., Message], _Fields]]] = {
    "open": (Open, _GAME),
    "offer": (Offer, _GAME),
    "new": (New, _NEW),
    "undo": (Undo, _MATCH),
    "play": (Play, (*_MATCH, ("ply", _is_ply), ("move", _is_text))),
    "deal": (Deal, (*_MATCH, ("ply", _is_ply))),
    "level": (Level, (*_MATCH, ("level", _is_name))),
    "sync": (Sync, _MATCH),
    "leave": (Leave, _MATCH),
    "ping": (Ping, ()),
}


def read(frame: str | bytes) -> Message:
    """Reads one frame. Fields that nobody knows are no fault.

    Raises:
        Unreadable: ``unreadable-message`` or ``unknown-type``.
    """
    try:
        found = decode(frame)
    except NotJSON:
        raise Unreadable("unreadable-message") from None
    kind = found.get("type") if type(found) is dict else None
    if type(kind) is not str:
        raise Unreadable("unreadable-message")
    # What JavaScript can hold: a whole number with which a page counts its messages.
    id = found.get("id")
    if id is not None and not _is_whole(id, 2**53):
        raise Unreadable("unreadable-message")
    try:
        make, fields = _KINDS[kind]
    except KeyError:
        raise Unreadable("unknown-type", {"type": kind[:32]}, id) from None
    values = []
    for name, fits in fields:
        value = found.get(name)
        if not fits(value):
            raise Unreadable("unreadable-message", id=id)
        values.append(value)
    return make(id, *values)


def frame(kind: str, id: int | None = None, **fields: Any) -> bytes:
    """A frame for a page; ``id`` is that of the message it answers."""
    whole: dict[str, Any] = {"type": kind}
    if id is not None:
        whole["id"] = id
    whole.update(fields)
    return encode(whole)


def error_frame(refusal: Refusal, id: int | None) -> bytes:
    """The frame that says why a message was refused."""
    return frame("error", id, error=refusal.key, values=refusal.values, **refusal.where)
