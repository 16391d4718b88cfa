"""Every message is used, and every one that is asked for is there; no sentence stands in code."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from tests.locales.messages import LOCALES, SHARED, every_text, texts

ROOT = LOCALES.parent
CLIENT = ROOT / "client" / "src"
TEMPLATES = ROOT / "src" / "mazzo" / "web" / "templates"
TOY = ROOT / "tests" / "toys" / "calls" / "locales" / "en" / "calls.ftl"
COMPONENTS = sorted(CLIENT.rglob("*.tsx"))

NAME = "Mazzo"

# Names of messages in code: "new-game", `level-${level}`, and texts="pace", which stands for all
# values of a setting. Python writes f"verify-{key}".
QUOTED = re.compile(r"""["']([a-z][a-z0-9-]*(?:\.[a-z]+)?)["']""")
PATTERN = re.compile(r"""[`"]((?:[a-z0-9.-]|\$?\{[^}]*\})*[-.](?:[a-z0-9.-]|\$?\{[^}]*\})*)[`"]""")
HOLE = re.compile(r"\$?\{([^}]*)\}")
FAMILY = re.compile(r'\btexts="([a-z]+)"')
SAID = re.compile(r"""\b(?:say|announce)\(\s*["'`]([a-z][^"'`]*)["'`]""")


def sources() -> list[Path]:
    """All code that says something."""
    python = [ROOT / "src" / "mazzo" / folder for folder in ("web", "commands")]
    return [
        *(path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".tsx"}),
        *(path for folder in python for path in folder.rglob("*.py")),
        *TEMPLATES.glob("*.html"),
    ]


@cache
def code() -> str:
    return "\n".join(path.read_text("utf-8") for path in sources())


def like(pattern: str) -> str:
    """A regular expression for what a template string may become."""
    parts = HOLE.split(pattern)
    parts[::2] = map(re.escape, parts[::2])
    # { isOver ? "match" : "round" } is one of the two.
    parts[1::2] = [
        "|".join(re.findall('"([a-z-]+)"', hole)) or "[a-z0-9-]+" for hole in parts[1::2]
    ]
    return "".join(f"(?:{part})" for part in parts)


@cache
def names() -> list[str]:
    """Regular expressions for all names of messages in the code."""
    patterns = [like(pattern) for pattern in PATTERN.findall(code())]
    # What fits anything says nothing.
    every = ("any-message", "any-message.form")
    patterns = [
        pattern for pattern in patterns if not any(re.fullmatch(pattern, name) for name in every)
    ]
    patterns += [f"{family}-[a-z-]+" for family in FAMILY.findall(code())]
    return [re.escape(name) for name in set(QUOTED.findall(code()))] + patterns


def test_every_message_is_used() -> None:
    used = re.compile("|".join(names()))
    unused = []
    for file, text in every_text("en"):
        # A value may serve the message's own attributes alone.
        forms = [text.name] if "." in text.name else [text.name, f"{text.name}.subject"]
        if not any(used.fullmatch(form) for form in forms):
            unused.append((file, text.name))
    assert unused == []


def test_every_message_that_is_asked_for_is_there() -> None:
    known = {name for file in SHARED for name in texts("en", file)}
    known |= set(texts("en", "commands.ftl"))
    # No game of the room has house rules yet; a toy has.
    known |= set(re.findall("(?m)^(option-[a-z0-9-]+) =", TOY.read_text("utf-8")))
    for name in SAID.findall(code()):
        wanted = re.compile(like(name))
        assert any(wanted.fullmatch(one) for one in known), name


def test_every_reason_has_a_sentence() -> None:
    """All that the rules, the records and the room can refuse with."""
    reasons = set()
    for path in (ROOT / "src" / "mazzo").rglob("*.py"):
        source = path.read_text("utf-8")
        reasons |= set(re.findall(r'(?:IllegalMove|Refused|Refusal)\(\s*"([a-z-]+)"', source))
    assert len(reasons) > 15
    known = {name for file in [*SHARED, "commands.ftl"] for name in texts("en", file)}
    assert {f"error-{reason}" for reason in reasons} <= known


class Words(HTMLParser):
    """Collects what a template says by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_data(self, data: str) -> None:
        self.found.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        spoken = {"aria-label", "alt", "title", "placeholder"}
        self.found += [value or "" for name, value in attrs if name in spoken]


def test_no_sentence_stands_in_a_template() -> None:
    speaking = {}
    for template in TEMPLATES.glob("*.html"):
        words = Words()
        words.feed(re.sub(r"\{[{%].*?[}%]\}", "", template.read_text("utf-8")))
        # Files keep their names in every language; what a block adds to a tag is no text.
        said = re.sub(r"[\w/]+\.[a-z]+", "", " ".join(words.found).replace(NAME, ""))
        said = re.sub(r'\bmedia="[^"]*"', "", said)
        if re.search("[^\\W\\d_]{2}", said):
            speaking[template.name] = said.split()
    assert speaking == {}


def test_no_sentence_stands_in_a_component() -> None:
    keys = {name for file in SHARED for name in texts("en", file)}
    said = {(path.name, text) for path in COMPONENTS for text in spoken_by(path) - keys}
    word = re.compile("[^\\W\\d_]{2}")
    assert [(name, text) for name, text in said if word.search(text)] == []


def spoken_by(component: Path) -> set[str]:
    """What a component says by itself."""
    source = re.sub(r"//[^\n]*|/\*.*?\*/", "", component.read_text("utf-8"), flags=re.S)
    markup = re.findall(r"(?<![=\-])>([^<>{}();=]*)(?=[<{])", source)
    spoken = re.findall(r"""\b(?:aria-label|alt|title|placeholder)=["']([^"']+)["']""", source)
    quoted = re.findall(r"""["'`]([A-Z][^"'`]*\s[^"'`]+)["'`]""", source)
    return {*markup, *spoken, *quoted}
