"""No line may end after a word of one letter, between a number and its word, or at a hyphen before
a number."""

import html
import json
import re
from pathlib import Path

import aiohttp
import pytest

from mazzo.web.spaces import bound
from mazzo.web.texts import PROOF, languages
from tests.locales.messages import LANGUAGES
from tests.web.house import open_house, run

CASES = json.loads((Path(__file__).parents[1] / "cases" / "bound.json").read_text("utf-8"))
CODE = re.compile(r"(?s)<head>.*?</head>|<(script|pre|code)\b.*?</\1>")
INLINE = re.compile(r"</?(strong|em|span)\b[^>]*>")
LOOSE = re.compile(r"(?:^|[\s(„“«])(?:[^\W\d_]|\d+) \w+|-\d")


@pytest.mark.parametrize(("text", "expected"), CASES)
def test_spaces_are_bound(text: str, expected: str) -> None:
    assert bound(text).replace("\u00a0", "~").replace("\u2060", "^") == expected


def lines(page: str) -> list[str]:
    """What a page shows: the text of each block, whatever parts of it are set in another way."""
    shown = INLINE.sub("", CODE.sub("", page))
    return [line for line in html.unescape(re.sub("<[^>]*>", "\n", shown)).split("\n") if line]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_page_has_no_loose_space(tmp_path: Path, code: str) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path / "mazzo.db") as house, aiohttp.ClientSession() as session:
            for path in ("", *languages()[code].games, PROOF, "replay", "nowhere"):
                async with session.get(f"{house.address}/{code}/{path}") as response:
                    shown = lines(await response.text())
                assert len(shown) > 5
                assert [found[0] for line in shown if (found := LOOSE.search(line))] == []

    run(scenario())
