"""The texts of the pages, language by language: Fluent messages and each game's Markdown page.

A folder in ``locales`` is a language of the room; nothing else lists them.
"""

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource
from markupsafe import Markup

from mazzo.web.accept import wishes
from mazzo.web.assets import locales
from mazzo.web.gamepages import GamePage, TextPage
from mazzo.web.spaces import bound

DEFAULT = "en"
_READERS: Final = {
    "sr": "bs cnr hbs hr me sh",
    "cs": "sk",
    "es": "an ast ay ca eu ext gl gn qu",
    "it": "co egl fur lij lld lmo nap pms rgn sc scn vec",
    "de": "bar dsb gsw hsb ksh lb nds pfl rm",
}
STAND_INS: Final = {
    language: code for code, languages in _READERS.items() for language in languages.split()
}
"""By the language that a browser asks for the one that its readers read as well."""
PROOF = "proof"
"""The page that is no game's."""


class Language:
    """One language's texts; what it lacks is said in the default language."""

    def __init__(self, folder: Path, default: "Language | None" = None) -> None:
        """Reads the folder of a language.

        Args:
            folder: its name is the language's code, the first part of its addresses.
            default: the language that stands in; none for the default language itself.
        """
        self.code = folder.name
        self._folder = folder
        self._default = default
        pages = self._source("pages")
        self._bundle = FluentBundle([_said(pages, "language-tag")], use_isolating=False)
        self._bundle.add_resource(FluentResource(pages))
        games = [path for path in folder.glob("*.md") if path.stem != PROOF]
        own = {path.stem: GamePage.read(_read(path), self.tag) for path in games}
        self.games: dict[str, GamePage] = {**(default.games if default else {}), **own}

    @property
    def name(self) -> str:
        """What the language calls itself."""
        return self.say("language-name")

    @property
    def tag(self) -> str:
        """For HTML and for the formats of dates and numbers, after BCP 47: ``sr-Latn``."""
        return self.say("language-tag")

    @property
    def direction(self) -> str:
        """``ltr`` or ``rtl``."""
        return self.say("language-direction")

    def say(self, key: str, **values: str | int) -> str:
        """A message of ``pages.ftl``, for an attribute or a title.

        Raises:
            LookupError: no language has it, or it needs a value that is not given.
        """
        if self._default is not None and not self._bundle.has_message(key):
            return self._default.say(key, **values)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(key)
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise LookupError(f"{self.code}/{key}: {errors}")
        return str(text)

    def tell(self, key: str, **values: str | int) -> str:
        """The same for the content of an element: its spaces bound, and marked where it is in the
        default language."""
        text = bound(self.say(key, **values))
        if self._default is None or self._bundle.has_message(key):
            return text
        return Markup('<span lang="{}">{}</span>').format(self._default.tag, text)

    @property
    def proof(self) -> TextPage:
        """How one checks that nobody cheats."""
        path = self._folder / f"{PROOF}.md"
        if self._default is not None and not path.exists():
            return self._default.proof
        return TextPage.read(_read(path), self.tag)

    def messages(self, *files: str) -> str:
        """The Fluent messages of some files, for the client.

        The first of two messages with one name counts: a game can word for itself what is common.
        Comments are for whoever writes the texts, and stay behind.
        """
        lines = "\n".join(map(self._source, files)).splitlines()
        return "\n".join(line for line in lines if line and not line.startswith("#")) + "\n"

    def lacking(self, *files: str) -> str:
        """Those of the default language for which this one has none."""
        if self._default is None:
            return ""
        mine = _parts(self.messages(*files))
        theirs = FluentParser().parse(self._default.messages(*files))
        lacking = [
            entry
            for entry in theirs.body
            if isinstance(entry, Message) and not _names(entry) <= mine
        ]
        return FluentSerializer().serialize(Resource([*lacking]))

    def _source(self, name: str) -> str:
        path = self._folder / f"{name}.ftl"
        return _read(path) if path.exists() else ""


def _read(path: Path) -> str:
    return path.read_text("utf-8")


def _said(source: str, key: str) -> str:
    bundle = FluentBundle([DEFAULT])
    bundle.add_resource(FluentResource(source))
    message = bundle.get_message(key)
    return str(bundle.format_pattern(message.value, {})[0]) if message.value else ""


def _parts(source: str) -> set[str]:
    """The names of all messages and of their attributes."""
    entries = FluentParser().parse(source).body
    return {name for entry in entries if isinstance(entry, Message) for name in _names(entry)}


def _names(message: Message) -> set[str]:
    name = message.id.name
    return {name} | {f"{name}.{attribute.id.name}" for attribute in message.attributes}


def languages(folder: Path | None = None) -> dict[str, Language]:
    """Every language by its code, in the order of the codes, the default one first.

    Args:
        folder: where the languages are; by default the room's own ``locales``.
    """
    place = folder or locales()
    default = Language(place / DEFAULT)
    others = sorted(path for path in place.iterdir() if path.is_dir() and path.name != DEFAULT)
    return {
        DEFAULT: default,
        **{path.name: Language(path, default) for path in others},
    }


def negotiate(accepted: str, available: Collection[str]) -> str:
    """The code of the language that an ``Accept-Language`` header likes best. Where it is not
    there, one that its readers read as well stands in (``STAND_INS``).

    >>> negotiate("fr, it-IT;q=0.9, en;q=0.8", ["en", "it"])
    'it'
    >>> negotiate("sk, en;q=0.9", ["en", "cs"])
    'cs'
    """
    codes = {code.lower(): code for code in available}
    weights = wishes(accepted)
    for tag in sorted(weights, key=lambda tag: -weights[tag]):
        for code in _read_by(tag) if weights[tag] > 0 else ():
            if code in codes and weights.get(code, 1.0) > 0:
                return codes[code]
    return DEFAULT


def _read_by(tag: str) -> Iterator[str]:
    """Codes of languages for whoever wishes for ``tag``, the best first: ``de-at``, ``de``."""
    language = tag.partition("-")[0]
    while tag:
        yield tag
        tag = tag.rpartition("-")[0]
    if language in STAND_INS:
        yield STAND_INS[language]
