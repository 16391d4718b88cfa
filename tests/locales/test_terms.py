"""One word for one thing: what a language has decided not to say is said nowhere in its texts."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.locales.messages import LOCALES

TERMS: dict[str, list[dict[str, str]]] = json.loads(
    Path(__file__).with_name("terms.json").read_text("utf-8")
)
"""By language: what is ``never`` said (a regular expression, in either case), what to ``say``
instead, and ``because`` of what."""


NAMES = re.compile(r"^[a-z][\w-]* =|^\s*\.\w+ =|\*?\[\w+\]|\{ *\$?[\w.-]+ *(?:\}|->)")
"""Names of messages, forms, choices and values: nobody reads them."""


def written(language: str) -> Iterator[str]:
    """All lines of a language's texts, each with its place; comments are not texts."""
    for path in sorted((LOCALES / language).iterdir()):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if path.suffix == ".md":
                yield f"{path.name}:{number}: {line}"
            elif not line.startswith("#"):
                yield f"{path.name}:{number}: {NAMES.sub('', line)}"


@pytest.mark.parametrize("language", sorted(TERMS))
def test_a_word_that_was_decided_against_is_not_used(language: str) -> None:
    lines = list(written(language))
    assert len(lines) > 100
    for term in TERMS[language]:
        never = re.compile(term["never"], re.I)
        found = [line for line in lines if never.search(line)]
        assert not found, f"say {term['say']} ({term['because']}): {found}"
