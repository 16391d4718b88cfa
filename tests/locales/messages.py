"""The messages of every language, taken apart for the tests."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    VariableReference,
)

from mazzo.games.catalogue import catalogue
from mazzo.web.texts import languages

LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES = list(languages())
ENGLISH_ONLY = {"commands.ftl"}
"""The command line speaks English."""
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
GAME_FILES = [f"{game}.ftl" for game in catalogue()]
SHARED = [name for name in FILES if name not in ENGLISH_ONLY]

NUMBERS = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Select:
    """One choice within a message."""

    variable: str
    keys: tuple[str, ...]
    default: str

    @property
    def counts(self) -> bool:
        """Whether it chooses by a number."""
        return all(key in CATEGORIES or key.isdecimal() for key in self.keys)


@dataclass(frozen=True)
class Text:
    """A message's value, or one of its attributes (``message.attribute``)."""

    name: str
    variables: frozenset[str]
    selects: tuple[Select, ...]


@cache
def texts(language: str, file: str) -> dict[str, Text]:
    """All texts of a file by their names."""
    patterns = _patterns(language, file)
    known = {**_patterns(language, "common.ftl"), **patterns}
    return {name: _text(name, known) for name in patterns}


@cache
def _patterns(language: str, file: str) -> dict[str, Pattern]:
    source = (LOCALES / language / file).read_text("utf-8")
    body = FluentParser().parse(source).body
    broken = [entry.content for entry in body if isinstance(entry, Junk)]
    assert not broken, f"{language}/{file}: {broken}"
    patterns: dict[str, Pattern] = {}
    for entry in body:
        if isinstance(entry, Message):
            name = entry.id.name
            assert name not in patterns, f"{language}/{file} has {name} twice"
            if entry.value is not None:
                patterns[name] = entry.value
            for attribute in entry.attributes:
                patterns[f"{name}.{attribute.id.name}"] = attribute.value
    return patterns


def every_text(language: str) -> Iterator[tuple[str, Text]]:
    """All texts of a language, each with the name of its file."""
    for file in SHARED:
        for text in texts(language, file).values():
            yield file, text


def plural_categories(language: str) -> set[str]:
    """The plural forms that whole numbers have in the language."""
    rule = Locale.parse(languages()[language].tag, sep="-").plural_form
    return {rule(number) for number in range(1000)}


def _text(name: str, patterns: dict[str, Pattern]) -> Text:
    nodes = list(_nodes(patterns[name], patterns))
    variables = {node.id.name for node in nodes if isinstance(node, VariableReference)}
    selects = [_select(node) for node in nodes if isinstance(node, SelectExpression)]
    return Text(name, frozenset(variables), tuple(selects))


def _nodes(node: object, patterns: dict[str, Pattern]) -> Iterator[BaseNode]:
    """A node and all that it contains, other messages it refers to included."""
    if isinstance(node, list):
        for part in node:
            yield from _nodes(part, patterns)
    elif isinstance(node, BaseNode):
        yield node
        if isinstance(node, MessageReference):
            name = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
            yield from _nodes(patterns.get(name), patterns)
        for part in vars(node).values():
            yield from _nodes(part, patterns)


def _select(node: SelectExpression) -> Select:
    def key(of: Identifier | NumberLiteral) -> str:
        return of.name if isinstance(of, Identifier) else of.value

    selector = node.selector
    assert isinstance(selector, VariableReference), selector
    (default,) = [key(variant.key) for variant in node.variants if variant.default]
    return Select(selector.id.name, tuple(key(variant.key) for variant in node.variants), default)
