"""The games' pages say the same facts in every language, and name buttons and keys as they are."""

import html
import re
from typing import Any

import pytest

from mazzo.web.texts import languages
from tests.games.pages import GAMES, PAGES
from tests.locales.messages import LANGUAGES, LOCALES, texts
from tests.locales.test_plurals import say

SOFT_HYPHEN = "\u00ad"
FIRST = re.compile("<p>(.*?)</p>", re.S)


def source(language: str, game: str) -> str:
    return (LOCALES / language / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_states_every_fact(language: str, game: str) -> None:
    page = source(language, game)
    for fact in PAGES[game].facts:
        assert fact[language] in page, f"{fact['fact']}: {fact[language]}"


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_a_fact_are_the_same_in_every_language(game: str) -> None:
    for fact in PAGES[game].facts:
        figures = {code: sorted(re.findall(r"\d+", fact[code])) for code in LANGUAGES}
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
    assert not re.search(r"\[\[|\]\]", mine.html)


@pytest.mark.parametrize("language", LANGUAGES)
def test_search_engines_show_titles_and_descriptions_whole(language: str) -> None:
    room = languages()[language]
    shown = [(page.title, page.description) for page in room.games.values()]
    shown.append((room.proof.title, room.proof.description))
    shown += [
        (room.say(f"{page}-title"), room.say(f"{page}-description"))
        for page in ("landing", "replay")
    ]
    for title, description in shown:
        assert 20 <= len(title) <= 60, title
        assert 70 <= len(description) <= 155, description


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_searches_finds_the_page(language: str, game: str) -> None:
    page = languages()[language].games[game]
    shown = f"{page.title} {page.description}"
    for word in PAGES[game].searched[language]:
        assert re.search(rf"\b{word}", shown, re.I), word
    if game == "rubamazzo":
        assert re.search("rubamazzetto.*rubamonte", FIRST.findall(page.html)[0], re.I)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_names_its_game(language: str, game: str) -> None:
    """Search engines show it where nothing else says which game is meant."""
    for question in languages()[language].games[game].questions:
        assert game[:7] in question.text.lower()


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
    shared = {**texts(language, "common.ftl"), **texts(language, "sheets.ftl")}
    known: dict[str, Any] = {**texts(language, f"{game}.ftl"), **shared}
    for name in PAGES[game].buttons:
        assert name in known
        words = say(language, f"{game}.ftl", name).replace(SOFT_HYPHEN, "")
        assert re.search(rf"\b{re.escape(words)}\b", page), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_explains_the_marks_on_the_cards(language: str) -> None:
    (fact,) = [
        fact for fact in PAGES["rubamazzo"].facts if fact["fact"] == "value marks on the cards"
    ]
    for rank in ("ace", "seven", "jack", "knight", "king"):
        mark = say(language, "rubamazzo.ftl", "card-value", rank=rank)
        assert re.search(rf"\b{mark}\b", fact[language]), mark
