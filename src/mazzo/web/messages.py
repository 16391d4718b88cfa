"""The messages of ``docs/protocol.md``: what a page may say, and the frames that answer."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

Id = Annotated[int, Meta(ge=0, lt=2**53)]
"""What a page counts its messages with: a whole number that JavaScript can hold."""
Ply = Annotated[int, Meta(ge=0, lt=2**31)]
Short = Annotated[str, Meta(max_length=64)]
"""A name or an id; what it may say exactly is checked where it is used."""
MoveText = Annotated[str, Meta(max_length=200)]


class _Message(Struct, tag=str.lower):
    pass


class Open(_Message):
    """Follow my match of a game."""

    game: Short
    id: Id | None = None


class Offer(_Message):
    """Fix a secret for a new match."""

    game: Short
    id: Id | None = None


class New(_Message):
    """Start a match with the offered secret."""

    game: Short
    commitment: Short
    seed: MoveText
    level: Short
    id: Id | None = None


class Undo(_Message):
    """Take the last ``new`` back."""

    match: Short
    id: Id | None = None


class Play(_Message):
    """A move in answer to a position."""

    match: Short
    ply: Ply
    move: MoveText
    id: Id | None = None


class Deal(_Message):
    """Go on to the next deal."""

    match: Short
    ply: Ply
    id: Id | None = None


class Level(_Message):
    """Other computers."""

    match: Short
    level: Short
    id: Id | None = None


class Sync(_Message):
    """Send the whole table."""

    match: Short
    id: Id | None = None


class Ping(_Message):
    """Are you there?"""

    id: Id | None = None


Message = Open | Offer | New | Undo | Play | Deal | Level | Sync | Ping

_KINDS: Final = {"open", "offer", "new", "undo", "play", "deal", "level", "sync", "ping"}
_DECODER: Final = msgspec.json.Decoder(Message)
_ENCODER: Final = msgspec.json.Encoder(enc_hook=str)


class Refusal(Exception):
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


class _Envelope(Struct):
    type: str
    id: Id | None = None


def read(frame: str | bytes) -> Message:
    """Reads one frame.

    Raises:
        Unreadable: ``unreadable-message`` or ``unknown-type``.
    """
    try:
        return _DECODER.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        pass
    try:
        envelope = msgspec.json.decode(frame, type=_Envelope)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Unreadable("unreadable-message") from None
    if envelope.type in _KINDS:
        raise Unreadable("unreadable-message", id=envelope.id)
    raise Unreadable("unknown-type", {"type": envelope.type[:32]}, envelope.id)


def frame(kind: str, id: int | None = None, **fields: Any) -> bytes:
    """A frame for a page; ``id`` is that of the message it answers."""
    whole: dict[str, Any] = {"type": kind}
    if id is not None:
        whole["id"] = id
    whole.update(fields)
    return _ENCODER.encode(whole)


def plain_json(view: dict[str, object]) -> bytes:
    """A view as JSON: what computers and programs are given."""
    return _ENCODER.encode(view)


def error_frame(refusal: Refusal, id: int | None) -> bytes:
    """The frame that says why a message was refused."""
    return frame("error", id, error=refusal.key, values=refusal.values, **refusal.where)
