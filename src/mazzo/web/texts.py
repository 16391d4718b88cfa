"""The texts of the pages, language by language: Fluent messages and each game's Markdown page.

A folder in ``locales`` is a language of the room; nothing else lists them.
"""

from dataclasses import dataclass
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from markdown_it import MarkdownIt

from mazzo.web.assets import locales

DEFAULT = "en"


@dataclass(frozen=True, slots=True)
class GamePage:
    """A game's page in one language: a few ``name: value`` lines, an empty line, Markdown."""

    title: str
    """The game's name."""
    invitation: str
    """One line for the landing page."""
    description: str
    """For search engines and previews."""
    fan: tuple[str, ...]
    """The cards that stand for the game."""
    html: str
    """The page's text."""

    @classmethod
    def read(cls, text: str) -> "GamePage":
        """Reads a page's file.

        Raises:
            KeyError: a line is missing at the top.
        """
        head, _, body = text.partition("\n\n")
        heads = dict(line.split(": ", 1) for line in head.splitlines())
        return cls(
            title=heads["title"],
            invitation=heads["invitation"],
            description=heads["description"],
            fan=tuple(heads["fan"].split()),
            html=MarkdownIt("commonmark").enable("table").render(body),
        )


class Language:
    """One language's texts."""

    def __init__(self, folder: Path) -> None:
        """Reads the folder of a language."""
        self.code = folder.name
        self._folder = folder
        self._bundle = FluentBundle([self.code], use_isolating=False)
        self._bundle.add_resource(FluentResource(self._source("pages")))
        self.games = {path.stem: GamePage.read(_read(path)) for path in folder.glob("*.md")}

    @property
    def name(self) -> str:
        """What the language calls itself."""
        return self.say("language-name")

    def say(self, key: str, **values: str | int) -> str:
        """A message of ``pages.ftl``.

        Raises:
            LookupError: there is none, or it needs a value that is not given.
        """
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(key)
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise LookupError(f"{self.code}/{key}: {errors}")
        return str(text)

    def messages(self, game: str) -> str:
        """The Fluent messages that the client needs at a game's table."""
        return self._source("common") + "\n" + self._source(game)

    def _source(self, name: str) -> str:
        path = self._folder / f"{name}.ftl"
        return _read(path) if path.exists() else ""


def _read(path: Path) -> str:
    return path.read_text("utf-8")


def languages() -> dict[str, Language]:
    """Every language by its code, in the order of the codes, the default one first."""
    folders = [path for path in locales().iterdir() if path.is_dir()]
    folders.sort(key=lambda path: (path.name != DEFAULT, path.name))
    return {folder.name: Language(folder) for folder in folders}


def negotiate(accepted: str, available: dict[str, Language]) -> str:
    """The code of the language that an ``Accept-Language`` header likes best.

    >>> negotiate("fr, it-IT;q=0.9, en;q=0.8", {"en": None, "it": None})
    'it'
    """
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:32]:
        tag, _, quality = part.strip().partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=")) if quality else 1.0
        except ValueError:
            weight = 0.0
        if weight > 0:
            wishes.append((-weight, tag.strip().lower()))
    codes = {code.lower(): code for code in available}
    for _, tag in sorted(wishes, key=lambda wish: wish[0]):
        while tag:
            if tag in codes:
                return codes[tag]
            tag = tag.rpartition("-")[0]
    return DEFAULT
