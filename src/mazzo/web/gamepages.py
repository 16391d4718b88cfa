"""A page in one language: a few ``name: value`` lines, an empty line, then Markdown."""

from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.token import Token

from mazzo.web.spaces import joined, spaced

_MARKDOWN = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True, slots=True)
class Question:
    """A question of the page with its answer."""

    text: str
    answer: str
    """HTML."""


@dataclass(frozen=True, slots=True)
class TextPage:
    """A page of text that is no game's."""

    lang: str
    """The language after BCP 47."""
    title: str
    """The heading, for the browser's tab and for search engines too."""
    description: str
    """For search engines and previews."""
    html: str

    @classmethod
    def read(cls, text: str, lang: str) -> "TextPage":
        """Reads the text of a page's file in the language ``lang``.

        Raises:
            KeyError: a line is missing at the top.
        """
        heads, tokens = _parse(text)
        return cls(lang, heads["title"], heads["description"], _html(tokens))


@dataclass(frozen=True, slots=True)
class GamePage:
    """What ``locales/<language>/<game>.md`` says."""

    lang: str
    """The language after BCP 47."""
    name: str
    """The game's name."""
    title: str
    """For the browser's tab and for search engines."""
    description: str
    """For search engines and previews."""
    invitation: str
    """One line for the landing page."""
    fan: tuple[str, ...]
    """The cards that stand for the game."""
    html: str
    """The page's text. Its headings have ids that are the same in every language: their places."""
    questions: tuple[Question, ...]
    """Every heading that ends in a question mark, with the text up to the next heading."""

    @classmethod
    def read(cls, text: str, lang: str) -> "GamePage":
        """Reads the text of a page's file in the language ``lang``.

        Raises:
            KeyError: a line is missing at the top.
        """
        heads, tokens = _parse(text)
        return cls(
            lang=lang,
            name=heads["name"],
            title=heads["title"],
            description=heads["description"],
            invitation=heads["invitation"],
            fan=tuple(heads["fan"].split()),
            html=_html(tokens),
            questions=tuple(_questions(tokens)),
        )


def _parse(text: str) -> tuple[dict[str, str], list[Token]]:
    head, _, body = text.partition("\n\n")
    tokens = _MARKDOWN.parse(body)
    _name_headings(tokens)
    _bind(tokens)
    return dict(line.split(": ", 1) for line in head.splitlines()), tokens


def _html(tokens: list[Token]) -> str:
    return str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))


def _headings(tokens: list[Token]) -> list[int]:
    return [at for at, token in enumerate(tokens) if token.type == "heading_open"]


def _name_headings(tokens: list[Token]) -> None:
    """The second ``###`` below the third ``##`` is ``part-3-2``."""
    part = section = 0
    for at in _headings(tokens):
        if tokens[at].tag == "h2":
            part, section = part + 1, 0
            tokens[at].attrSet("id", f"part-{part}")
        else:
            section += 1
            tokens[at].attrSet("id", f"part-{part}-{section}")


def _bind(tokens: list[Token]) -> None:
    """Binds the spaces of each line of text, in whatever parts it is set: ``**1** to **8**``."""
    for token in tokens:
        parts = [part for part in token.children or [] if part.content]
        line = spaced("".join(part.content for part in parts))
        start = 0
        for part in parts:
            end = start + len(part.content)
            if part.type == "text":
                part.content = joined(line[start:end])
            start = end


def _questions(tokens: list[Token]) -> list[Question]:
    starts = _headings(tokens)
    return [
        Question(tokens[at + 1].content, _html(tokens[at + 3 : end]))
        for at, end in zip(starts, [*starts[1:], len(tokens)], strict=True)
        if tokens[at + 1].content.endswith("?")
    ]
