"""JSON for the wire, compact and in UTF-8: by msgspec, or by the standard library where it is
missing. Both read and write the same."""

import json
from typing import Any

try:
    import msgspec
except ImportError:
    _packed = None
else:
    # Cards are texts of a kind of their own.
    _packed = msgspec.json.Encoder(enc_hook=str), msgspec.json.Decoder()


class NotJSON(ValueError):
    """The text is no JSON, or none that can be answered."""


def encode(value: Any) -> bytes:
    """``value`` as JSON: texts, numbers, ``None``, and lists, tuples and dicts of them."""
    if _packed is None:
        return plainly_encoded(value)
    return _packed[0].encode(value)


def decode(text: str | bytes) -> Any:
    """The inverse of ``encode``.

    Raises:
        NotJSON: it is none.
    """
    if _packed is None:
        return plainly_decoded(text)
    try:
        return _packed[1].decode(text)
    except (ValueError, RecursionError):
        raise NotJSON from None


def plainly_encoded(value: Any) -> bytes:
    """``encode`` by the standard library alone."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def plainly_decoded(text: str | bytes) -> Any:
    """``decode`` by the standard library alone.

    Raises:
        NotJSON: it is none.
    """
    try:
        value = _PLAIN.decode(text.decode() if isinstance(text, bytes) else text)
        # Half a character of UTF-16 can be written, but not be answered.
        plainly_encoded(value)
    except (ValueError, RecursionError):
        raise NotJSON from None
    return value


def _number(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise ValueError(text)
    return value


def _nothing(name: str) -> None:
    raise ValueError(name)


_PLAIN = json.JSONDecoder(parse_float=_number, parse_constant=_nothing)
