"""What a card's article does to the sentence around it."""

import re

import pytest

from tests.locales.messages import GAME_FILES, LANGUAGES, texts
from tests.locales.test_plurals import say

MERGES = {
    "it": r"\b(?:a|di|da|in|su) (?:l’|(?:il|la|i|gli|le)\b)",
    "es": r"\b(?:a|de) el\b",
}
"""A preposition and an article that become one word there (Italian: *su il*, which is *sul*)."""

CARDS = ["ace", "eight", "queen", "king"]
"""Cards with every article that there is."""


def sentences(language: str, file: str, rank: str = "king") -> list[str]:
    """All messages of a file, with a card, or a meld, and its article where one is named."""
    king = say(language, "rummy.ftl", "french-card.subject", rank=rank, suit="hearts")
    kings = say(language, "rummy.ftl", "french-set.object", rank=rank, suits="…")
    cards = {"card": king, "takes": king, "cards": king, "pile": king, "meld": kings}
    said = []
    for name, text in texts(language, file).items():
        values = {variable: cards.get(variable, 5) for variable in text.variables}
        said.append(say(language, file, name, **values))
    return said


@pytest.mark.parametrize("rank", CARDS)
@pytest.mark.parametrize("file", GAME_FILES)
@pytest.mark.parametrize("language", sorted(MERGES))
def test_no_preposition_stands_before_an_article(language: str, file: str, rank: str) -> None:
    merged = re.compile(MERGES[language])
    assert [said for said in sentences(language, file, rank) if merged.search(said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_does_not_begin_with_a_small_letter(language: str) -> None:
    """Rummy's page makes the first letter large by itself; its sentences may begin with a card."""
    for file in ("common.ftl", "rubamazzo.ftl", "verify.ftl", "replay.ftl"):
        whole = [said for said in sentences(language, file) if re.search(r"[.?!]$", said)]
        assert len(whole) > 5
        assert [said for said in whole if said[0].islower()] == [], file
