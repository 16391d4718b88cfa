"""What the games' own folders say that their pages have to say and to show."""

import json
from pathlib import Path
from typing import NamedTuple

from mazzo.games.catalogue import catalogue

HERE = Path(__file__).parent


class PageFacts(NamedTuple):
    """``tests/games/NAME/page.json``."""

    searched: dict[str, list[str]]
    """By language what people look for: it stands in the title or the description."""
    buttons: list[str]
    """Messages whose words the page quotes."""
    strength: list[list[str]]
    """The rows of ``docs/strength.md`` whose shares the page tells, in this order."""
    apart: str
    """What never covers one another on the table: no part is hidden by the next."""
    facts: list[dict[str, str]]
    """Each fact with the words that state it in every language."""


def page_facts(game: str) -> PageFacts:
    """Those of a game."""
    return PageFacts(**json.loads((HERE / game / "page.json").read_text("utf-8")))


GAMES = list(catalogue())
PAGES = {game: page_facts(game) for game in GAMES}
