"""Enough of TypeScript to read the types of the wire: interfaces, unions, lists, literals."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

_TOKEN: Final = re.compile(r"/\*.*?\*/|//[^\n]*|\s+|(\"[^\"]*\"|\w+|\[\]|[^\w\s])", re.DOTALL)
_DECLARED: Final = re.compile(
    r"^(?:export )?(?:interface (?P<interface>\w+)(?: extends (?P<base>\w+))? (?=\{)"
    r"|type (?P<alias>\w+) =\s+(?P<meaning>.*?;$))",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Field:
    """A property of an object."""

    type: "Type"
    optional: bool = False


@dataclass(frozen=True)
class Type:
    """A type: ``kind`` is ``name`` (with ``parts`` as its arguments), ``literal``, ``list``,
    ``union`` or ``object``."""

    kind: str
    name: str = ""
    parts: tuple["Type", ...] = ()
    fields: tuple[tuple[str, Field], ...] = ()


class Types:
    """The types that some files declare, by name."""

    def __init__(self, *files: Path) -> None:
        self._texts: dict[str, str] = {}
        self._bases: dict[str, str] = {}
        for file in files:
            text = file.read_text(encoding="utf-8")
            for found in _DECLARED.finditer(text):
                if name := found["interface"]:
                    self._texts[name] = text[found.end() :]
                    self._bases[name] = found["base"] or ""
                else:
                    self._texts[found["alias"]] = found["meaning"]

    def fields(self, name: str) -> dict[str, Field]:
        """What an interface has, that of its bases too."""
        base = self._bases.get(name)
        return {**(self.fields(base) if base else {}), **dict(self._type(name).fields)}

    def members(self, name: str) -> tuple[Type, ...]:
        """The types of which a union is one."""
        return self._type(name).parts

    def faults(self, value: Any, name: str, view: str = "View") -> list[str]:
        """Why a value of JSON is not of the type called so: nothing if it is. What the type does
        not name is no fault. ``view`` is what stands for ``View``."""
        return list(self._faults(value, Type("name", name), name, view))

    def _type(self, name: str) -> Type:
        reader = _Reader(self._texts[name])
        return reader.one() if name in self._bases else reader.union()

    def _faults(self, value: Any, type_: Type, where: str, view: str) -> list[str]:
        if type_.kind == "union":
            tried = [self._faults(value, part, where, view) for part in type_.parts]
            return min(tried, key=len)
        if type_.kind == "literal":
            return [] if value == _literal(type_.name) else [f"{where}: {value!r}"]
        if type_.kind == "list":
            if not isinstance(value, list):
                return [f"{where}: {value!r} is no list"]
            (part,) = type_.parts
            return [fault for one in value for fault in self._faults(one, part, f"{where}[]", view)]
        if type_.kind == "object":
            return self._object_faults(value, dict(type_.fields), where, view)
        return self._named_faults(value, type_, where, view)

    def _named_faults(self, value: Any, type_: Type, where: str, view: str) -> list[str]:
        name = view if type_.name == "View" else type_.name
        if name in _PLAIN:
            fits = type(value) in _PLAIN[name]
            return [] if fits else [f"{where}: {value!r} is no {name}"]
        if name == "Partial":
            (whole,) = type_.parts
            named = self.fields(view if whole.name == "View" else whole.name)
            some = {key: Field(field.type, True) for key, field in named.items()}
            return self._object_faults(value, some, where, view)
        if name == "Record" and not isinstance(value, dict):
            return [f"{where}: {value!r} is no object"]
        if name == "Record":
            return [
                fault
                for key, one in value.items()
                for fault in self._faults(one, type_.parts[1], f"{where}.{key}", view)
            ]
        if name in self._bases:
            return self._object_faults(value, self.fields(name), where, view)
        return self._faults(value, self._type(name), where, view)

    def _object_faults(
        self, value: Any, fields: Mapping[str, Field], where: str, view: str
    ) -> list[str]:
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no object"]
        faults = []
        for name, field in fields.items():
            if name in value:
                faults += self._faults(value[name], field.type, f"{where}.{name}", view)
            elif not field.optional:
                faults.append(f"{where}.{name} is missing")
        return faults


_PLAIN: Final[dict[str, tuple[type, ...]]] = {
    "string": (str,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "unknown": (str, int, float, bool, list, dict, type(None)),
}


def _literal(text: str) -> object:
    return text[1:-1] if text.startswith('"') else int(text)


class _Reader:
    """Reads one type from the beginning of a text."""

    def __init__(self, text: str) -> None:
        self._tokens: list[str] = [token for token in _TOKEN.findall(text) if token]
        self._at = 0

    def union(self) -> Type:
        """A type, or several with ``|`` between and perhaps before them."""
        self._skip("|")
        parts = [self.one()]
        while self._skip("|"):
            parts.append(self.one())
        return parts[0] if len(parts) == 1 else Type("union", parts=tuple(parts))

    def one(self) -> Type:
        """A type and the brackets after it."""
        if self._skip("{"):
            found = self._object()
        elif self._skip("("):
            found = self.union()
            self._need(")")
        else:
            token = self._next()
            is_literal = token.startswith('"') or token.isdigit()
            found = Type("literal" if is_literal else "name", token, self._arguments())
        while self._skip("[]"):
            found = Type("list", parts=(found,))
        return found

    def _object(self) -> Type:
        fields = []
        while not self._skip("}"):
            name = self._next()
            optional = self._skip("?")
            self._need(":")
            fields.append((name, Field(self.union(), optional)))
            self._skip(";")
        return Type("object", fields=tuple(fields))

    def _arguments(self) -> tuple[Type, ...]:
        if not self._skip("<"):
            return ()
        parts = [self.union()]
        while self._skip(","):
            parts.append(self.union())
        self._need(">")
        return tuple(parts)

    def _next(self) -> str:
        self._at += 1
        return self._tokens[self._at - 1]

    def _skip(self, token: str) -> bool:
        found = self._at < len(self._tokens) and self._tokens[self._at] == token
        self._at += found
        return found

    def _need(self, token: str) -> None:
        assert self._skip(token), self._tokens[self._at : self._at + 5]
