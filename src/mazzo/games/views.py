"""Views as plain values for JSON, and back: derived from the fields of each game's view.

A field may hold texts, numbers, cards, moves, tuples and mappings of these, named tuples of these,
or ``None``. The dealer's turn is ``"dealer"`` in JSON.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from types import NoneType, UnionType
from typing import (
    Any,
    ClassVar,
    Final,
    NamedTuple,
    Self,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

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
        for attribute, name, to_plain, _ in plain_fields(type(self)):
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
            for attribute, name, _, read in plain_fields(cls)
        }
        return cls(**values)


class PlainField(NamedTuple):
    """One field of a view, and how its values become plain."""

    attribute: str
    name: str
    """In JSON."""
    to_plain: Converter | None
    """``None`` where the value is plain as it is."""
    from_plain: Converter | None
    """The inverse; ``None`` likewise."""


_KNOWN: dict[type[Any], tuple[PlainField, ...]] = {}


def plain_fields(view: type[Any]) -> tuple[PlainField, ...]:
    """The fields of a kind of view, in order.

    Raises:
        TypeError: one of them has no plain value.
    """
    if view not in _KNOWN:
        _KNOWN[view] = _read_fields(view)
    return _KNOWN[view]


def _read_fields(view: type[Any]) -> tuple[PlainField, ...]:
    types = get_type_hints(view)
    found = []
    for one in fields(view):
        name = one.metadata.get("name", one.name)
        both = _TURN if name == "turn" else _converters(types[one.name])
        found.append(PlainField(one.name, name, *both))
    return tuple(found)


class _Converters(NamedTuple):
    """Both ways of one type; ``None`` where nothing is to be done."""

    write: Converter | None
    read: Converter | None


def _turn_to_plain(turn: int | None) -> int | str | None:
    return "dealer" if turn == DEALER else turn


def _turn_from_plain(turn: int | str | None) -> int | str | None:
    return DEALER if turn == "dealer" else turn


_TURN: Final = _Converters(_turn_to_plain, _turn_from_plain)
_SIMPLE: Final[Mapping[Any, _Converters]] = {
    int: _Converters(None, None),
    str: _Converters(None, None),
    bool: _Converters(None, None),
    Card: _Converters(None, Card),
    Move: _Converters(str, Move.parse),
    Played: _Converters(Played.plain, Played.from_plain),
}


def _converters(type_: Any) -> _Converters:
    if type_ in _SIMPLE:
        return _SIMPLE[type_]
    if isinstance(type_, type) and issubclass(type_, tuple) and hasattr(type_, "_fields"):
        return _of_row(type_)
    origin, parts = get_origin(type_), get_args(type_)
    if origin in (Union, UnionType):
        (inner,) = (part for part in parts if part is not NoneType)
        return _Converters(*map(_unless_none, _converters(inner)))
    if origin is tuple:
        return _of_tuple(parts)
    if origin is Mapping:
        return _Converters(*map(_of_values, _converters(parts[1])))
    raise TypeError(f"no plain value for {type_}")


def _unless_none(convert: Converter | None) -> Converter | None:
    if convert is None:
        return None
    return lambda value: None if value is None else convert(value)


def _of_values(convert: Converter | None) -> Converter:
    """Of a mapping every value."""
    if convert is None:
        return dict
    return lambda value: {key: convert(part) for key, part in value.items()}


def _of_tuple(parts: tuple[Any, ...]) -> _Converters:
    """Of a tuple whose parts are all of one type, however many or so many as there are."""
    length = None if parts[-1] is Ellipsis else len(parts)
    if any(part != parts[0] for part in parts if part is not Ellipsis):
        raise TypeError(f"no plain value for a tuple of {parts}")
    write, read = _converters(parts[0])

    def read_tuple(value: Any) -> tuple[Any, ...]:
        if length is not None and len(value) != length:
            raise ValueError(f"{len(value)} values instead of {length}")
        return tuple(value if read is None else map(read, value))

    # what is plain already may stay a tuple: JSON has no other
    return _Converters(write and (lambda value: [write(part) for part in value]), read_tuple)


def _of_row(row: type[Any]) -> _Converters:
    """Of a named tuple: an object with its fields."""
    types = get_type_hints(row)
    both = [(name, *_converters(types[name])) for name in row._fields]

    def write_row(value: Any) -> dict[str, object]:
        return {
            name: part if write is None else write(part)
            for part, (name, write, _) in zip(value, both, strict=True)
        }

    def read_row(value: Any) -> Any:
        return row(*(value[name] if read is None else read(value[name]) for name, _, read in both))

    return _Converters(write_row, read_row)
