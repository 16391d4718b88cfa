"""What a page tells about the levels is what was measured."""

import re
from pathlib import Path

import pytest

from tests.games.pages import GAMES, PAGES
from tests.locales.messages import LANGUAGES

STRENGTH = (Path(__file__).parents[2] / "docs" / "strength.md").read_text("utf-8")


def measured(game: str) -> list[int]:
    """The shares of the rows, of 100."""
    section = STRENGTH.split("\n## ")[1:]
    text = next(part for part in section if part.lower().startswith(game))
    shares = []
    for player, against in PAGES[game].strength:
        found = re.search(rf"\| {player} \| {against} \| (0\.\d+) \|", text)
        assert found, (player, against)
        shares.append(round(100 * float(found[1])))
    return shares


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_tells_what_was_measured(game: str, language: str) -> None:
    words = next(fact for fact in PAGES[game].facts if fact["fact"] == "measured strength")[
        language
    ]
    told = [int(number) for number in re.findall(r"\d+", words) if number not in ("100", "25")]
    assert told == measured(game)
