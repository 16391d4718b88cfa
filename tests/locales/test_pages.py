"""The games' pages say the same facts in every language, and name buttons and keys as they are."""

import html
import json
import re
from pathlib import Path
from typing import Any

import pytest

from mazzo.web.texts import languages
from tests.locales.messages import LANGUAGES, LOCALES, texts
from tests.locales.test_plurals import say

FACTS: dict[str, list[dict[str, str]]] = json.loads(
    Path(__file__).with_name("facts.json").read_text("utf-8")
)
"""By game, each fact with the words that state it in every language."""
GAMES = [game for game in FACTS if (LOCALES / "en" / f"{game}.md").exists()]

SOFT_HYPHEN = "\u00ad"
BUTTONS = {
    "rubamazzo": ["level-easy", "level-normal", "level-hard", "check-match", "key-escape"],
    "rummy": [
        "level-easy",
        "level-normal",
        "level-hard",
        "check-match",
        "meld",
        "lay-off",
        "discard",
    ],
}
"""Messages whose words each page quotes."""


def source(language: str, game: str) -> str:
    return (LOCALES / language / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_states_every_fact(language: str, game: str) -> None:
    page = source(language, game)
    for fact in FACTS[game]:
        # A language that has no words for a fact yet says it in none.
        words = fact.get(language, "")
        assert words in page, f"{fact['fact']}: {words}"


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_a_fact_are_the_same_in_every_language(game: str) -> None:
    for fact in FACTS[game]:
        figures = {
            code: sorted(re.findall(r"\d+", fact[code])) for code in LANGUAGES if code in fact
        }
        # Some languages write some numbers in words.
        most = max(figures.values(), key=len)
        assert all(set(found) <= set(most) for found in figures.values()), figures


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_built_like_the_english_one(language: str, game: str) -> None:
    mine, english = (languages()[code].games[game] for code in (language, "en"))
    assert mine.fan == english.fan
    assert len(mine.questions) == len(english.questions) >= 8
    outline = re.compile(r"<(h2|h3|li|p|tr|td|code|kbd)\b")
    assert outline.findall(mine.html) == outline.findall(english.html)
    assert 20 <= len(mine.title) <= 70
    assert 70 <= len(mine.description) <= 170
    assert not re.search(r"\[\[|\]\]", mine.html)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_answer(language: str, game: str) -> None:
    for question in languages()[language].games[game].questions:
        assert question.answer.startswith("<p>")
        assert len(html.unescape(re.sub("<[^>]*>", "", question.answer))) > 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_calls_buttons_by_their_names(language: str, game: str) -> None:
    page = source(language, game)
    known: dict[str, Any] = {**texts(language, f"{game}.ftl"), **texts(language, "common.ftl")}
    for name in BUTTONS[game]:
        assert name in known
        words = say(language, f"{game}.ftl", name).replace(SOFT_HYPHEN, "")
        assert re.search(rf"\b{re.escape(words)}\b", page), words
