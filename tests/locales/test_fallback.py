"""A language that is not complete yet: English stands in, marked as English."""

import json
import re
import shutil
from pathlib import Path

import pytest

from mazzo.web.texts import languages, negotiate
from tests.locales.messages import LOCALES
from tests.web.house import open_house, run
from tests.web.test_pages import text_of

NEW = "xx"


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """English, and a language that has only begun."""
    folder = tmp_path / "locales"
    shutil.copytree(LOCALES / "en", folder / "en")
    new = folder / NEW
    new.mkdir()
    (new / "pages.ftl").write_text(
        "language-name = Nova\nlanguage-tag = eo\nlanguage-direction = ltr\n"
        "play-game = Ludu { $name }\n",
        "utf-8",
    )
    (new / "common.ftl").write_text(
        "close = Fermi\nitalian-card = karto { $rank } { $suit }\n", "utf-8"
    )
    return folder


def test_a_folder_is_a_language(locales: Path) -> None:
    assert list(languages(locales)) == ["en", NEW]
    assert languages(locales)[NEW].name == "Nova"
    assert negotiate("xx-XX", languages(locales)) == NEW


def test_missing_messages_are_said_in_english_and_marked(tmp_path: Path, locales: Path) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path / "mazzo.db", texts=locales) as house:
            _, html = await text_of(house, f"/{NEW}/")
            assert '<html lang="eo" dir="ltr">' in html
            assert '<p><span lang="en-GB">A card table, open to everybody.' in html
            assert ">Ludu Rubamazzo<" in html
            assert '<span id="languages" hidden><span lang="en-GB">Languages</span></span>' in html
            assert re.search('<p lang="en-GB">Steal the pile.', html)

    run(scenario())


def test_a_missing_page_is_shown_in_english_and_marked(tmp_path: Path, locales: Path) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path / "mazzo.db", texts=locales) as house:
            response, html = await text_of(house, f"/{NEW}/rubamazzo")
            assert response.status == 200
            assert '<article id="rules" class="text" lang="en-GB" dir="ltr">' in html

    run(scenario())


def test_the_client_gets_the_english_messages_that_are_missing(
    tmp_path: Path, locales: Path
) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path / "mazzo.db", texts=locales) as house:
            _, html = await text_of(house, f"/{NEW}/rubamazzo")
            start = re.search(r'<script type="application/json"[^>]*>(.*?)</script>', html, re.S)
            assert start is not None
            page = json.loads(start[1])
            assert (page["lang"], page["tag"]) == (NEW, "eo")
            assert "close = Fermi" in page["messages"]
            lacking = page["lacking"]
            assert re.search("^close =", lacking, re.M) is None
            assert re.search("^settings = Settings", lacking, re.M)
            # The card is there, but not its forms within a sentence.
            assert re.search("^italian-card =", lacking, re.M)

    run(scenario())


@pytest.mark.parametrize("code", languages())
def test_nothing_is_missing_in_the_languages_of_the_room(code: str) -> None:
    for game in languages()["en"].games:
        assert (
            languages()[code].lacking(game, "common", "sheets", "verify", "pages", "replay") == ""
        )
    assert not any(page.lang == "en" for page in languages()[code].games.values()) or code == "en"
