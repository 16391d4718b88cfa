"""Views as plain values for JSON, and back: derived from the fields of each game's view.

A field may hold texts, numbers, cards, moves, tuples and mappings of these, named tuples of these,
or ``None``. The dealer's turn is ``"dealer"`` in JSON.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, ClassVar, NamedTuple, Self, Union, get_args, get_origin, get_type_hints

from mazzo.cards import Card
from mazzo.games.contract import DEALER
from mazzo.games.move import Move, Played

Converter = Callable[[Any], Any]


class PlainView:
    """What the views of all games share; each is a frozen dataclass with fields of its own.

    A field's name in JSON is its own, unless its metadata say ``{"name": ...}``.
    """

    __slots__ = ()
    game: ClassVar[str]
    """The game's name."""

    def plain(self) -> dict[str, object]:
        """The view as plain values: the object that bots and the web client get."""
        values: dict[str, object] = {"game": self.game}
        for attribute, name, to_plain, _ in _fields(type(self)):
            value = getattr(self, attribute)
            values[name] = value if to_plain is None else to_plain(value)
        return values

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Self:
        """The inverse of ``plain``.

        Raises:
            KeyError, TypeError, ValueError: it is no view of this game.
        """
        values = {
            attribute: plain[name] if read is None else read(plain[name])
            for attribute, name, _, read in _fields(cls)
        }
        return cls(**values)


class _Field(NamedTuple):
    attribute: str
    name: str
    to_plain: Converter | None
    """``None`` where the value is plain as it is."""
    from_plain: Converter | None


_KNOWN: dict[type[Any], tuple[_Field, ...]] = {}


def _fields(view: type[Any]) -> tuple[_Field, ...]:
    if view not in _KNOWN:
        _KNOWN[view] = _read_fields(view)
    return _KNOWN[view]


def _read_fields(view: type[Any]) -> tuple[_Field, ...]:
    types = get_type_hints(view)
    found = []
    for one in fields(view):
        name = one.metadata.get("name", one.name)
        if name == "turn":
            found.append(_Field(one.name, name, _turn_to_plain, _turn_from_plain))
        else:
            type_ = types[one.name]
            found.append(_Field(one.name, name, _writer(type_), _reader(type_)))
    return tuple(found)


def _turn_to_plain(turn: int | None) -> int | str | None:
    return "dealer" if turn == DEALER else turn


def _turn_from_plain(turn: int | str | None) -> int | str | None:
    return DEALER if turn == "dealer" else turn


def _optional(type_: Any) -> Any:
    """The ``X`` of ``X | None``; ``None`` if it is no such type."""
    if get_origin(type_) not in (Union, UnionType):
        return None
    (inner,) = (part for part in get_args(type_) if part is not NoneType)
    return inner


def _unless_none(convert: Converter | None) -> Converter | None:
    if convert is None:
        return None
    return lambda value: None if value is None else convert(value)


def _of_values(convert: Converter | None) -> Converter:
    """Of a mapping every value."""
    if convert is None:
        return dict
    return lambda value: {key: convert(part) for key, part in value.items()}


def _is_row(type_: Any) -> bool:
    """Whether it is a named tuple."""
    return isinstance(type_, type) and issubclass(type_, tuple) and hasattr(type_, "_fields")


def _writer(type_: Any) -> Converter | None:
    if type_ in (int, str, bool, Card):
        return None
    if type_ is Move:
        return str
    if type_ is Played:
        return Played.plain
    if (inner := _optional(type_)) is not None:
        return _unless_none(_writer(inner))
    if _is_row(type_):
        return _row_writer(type_)
    parts = get_args(type_)
    if get_origin(type_) is tuple:
        return _tuple_writer(parts)
    if get_origin(type_) is Mapping:
        return _of_values(_writer(parts[1]))
    raise TypeError(f"no plain value for {type_}")


def _tuple_writer(parts: tuple[Any, ...]) -> Converter | None:
    writers = [_writer(part) for part in parts if part is not Ellipsis]
    if all(write is None for write in writers):
        return None
    write = writers[0]
    if any(part != parts[0] for part in parts if part is not Ellipsis) or write is None:
        raise TypeError(f"no plain value for a tuple of {parts}")
    return lambda value: [write(part) for part in value]


def _row_writer(row: type[Any]) -> Converter:
    types = get_type_hints(row)
    writers = [(name, _writer(types[name])) for name in row._fields]

    def write_row(value: Any) -> dict[str, object]:
        return {
            name: part if write is None else write(part)
            for part, (name, write) in zip(value, writers, strict=True)
        }

    return write_row


def _reader(type_: Any) -> Converter | None:
    if type_ in (int, str, bool):
        return None
    if type_ is Card:
        return Card
    if type_ is Move:
        return Move.parse
    if type_ is Played:
        return Played.from_plain
    if (inner := _optional(type_)) is not None:
        return _unless_none(_reader(inner))
    if _is_row(type_):
        return _row_reader(type_)
    parts = get_args(type_)
    if get_origin(type_) is tuple:
        return _tuple_reader(parts)
    if get_origin(type_) is Mapping:
        return _of_values(_reader(parts[1]))
    raise TypeError(f"no plain value for {type_}")


def _tuple_reader(parts: tuple[Any, ...]) -> Converter:
    read = _reader(parts[0])
    if parts[-1] is Ellipsis:
        return tuple if read is None else lambda value: tuple(map(read, value))
    length = len(parts)

    def read_tuple(value: Any) -> tuple[Any, ...]:
        if len(value) != length:
            raise ValueError(f"{len(value)} values instead of {length}")
        return tuple(value if read is None else map(read, value))

    return read_tuple


def _row_reader(row: type[Any]) -> Converter:
    types = get_type_hints(row)
    readers = [(name, _reader(types[name])) for name in row._fields]

    def read_row(value: Any) -> Any:
        return row(*(value[name] if read is None else read(value[name]) for name, read in readers))

    return read_row
