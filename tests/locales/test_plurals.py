"""Numbers in sentences: the right form for every number, in every language."""

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from mazzo.web.texts import languages
from tests.locales.messages import LANGUAGES, LOCALES, NUMBERS, every_text

CARDS = {
    "en": "0 cards, 1 card, 2 cards, 4 cards, 5 cards, 11 cards, 12 cards, 21 cards, 22 cards, "
    "25 cards, 101 cards",
    "it": "0 carte, 1 carta, 2 carte, 4 carte, 5 carte, 11 carte, 12 carte, 21 carte, 22 carte, "
    "25 carte, 101 carte",
    "de": "0 Karten, 1 Karte, 2 Karten, 4 Karten, 5 Karten, 11 Karten, 12 Karten, 21 Karten, "
    "22 Karten, 25 Karten, 101 Karten",
    "cs": "0 karet, 1 karta, 2 karty, 4 karty, 5 karet, 11 karet, 12 karet, 21 karet, 22 karet, "
    "25 karet, 101 karet",
    "es": "0 cartas, 1 carta, 2 cartas, 4 cartas, 5 cartas, 11 cartas, 12 cartas, 21 cartas, "
    "22 cartas, 25 cartas, 101 cartas",
    "sr": "0 karata, 1 karta, 2 karte, 4 karte, 5 karata, 11 karata, 12 karata, 21 karta, "
    "22 karte, 25 karata, 101 karta",
}
STOLEN = {
    "en": {1: "one card", 2: "2 cards", 5: "5 cards", 21: "21 cards", 22: "22 cards"},
    "it": {1: "una carta", 2: "2 carte", 5: "5 carte", 21: "21 carte", 22: "22 carte"},
    "de": {1: "eine Karte", 2: "2 Karten", 5: "5 Karten", 21: "21 Karten", 22: "22 Karten"},
    "cs": {1: "jednu kartu", 2: "2 karty", 5: "5 karet", 21: "21 karet", 22: "22 karet"},
    "es": {1: "una carta", 2: "2 cartas", 5: "5 cartas", 21: "21 cartas", 22: "22 cartas"},
    "sr": {1: "1 kartu", 2: "2 karte", 5: "5 karata", 21: "21 kartu", 22: "22 karte"},
}


@cache
def bundle(language: str, file: str) -> FluentBundle:
    """A file's messages, with those that all games share."""
    found = FluentBundle([languages()[language].tag], use_isolating=False)
    for name in dict.fromkeys([file, "common.ftl", "sheets.ftl"]):
        found.add_resource(FluentResource((LOCALES / language / name).read_text("utf-8")))
    return found


def say(language: str, file: str, name: str, /, **values: str | int) -> str:
    """A text as it is shown."""
    key, _, attribute = name.partition(".")
    message = bundle(language, file).get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle(language, file).format_pattern(pattern, values)
    assert not errors, f"{language}: {name}: {errors}"
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_counted_as_one_counts_there(language: str) -> None:
    for file in ("rubamazzo.ftl", "rummy.ftl"):
        said = [say(language, file, "cards-count", count=number) for number in NUMBERS]
        assert ", ".join(said) == CARDS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_stolen_stands_in_the_right_case(language: str) -> None:
    for number, cards in STOLEN[language].items():
        said = say(language, "rubamazzo.ftl", "move-steal-you", card="…", count=number)
        assert cards in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_loses_its_number(language: str) -> None:
    lost = []
    for file, text in every_text(language):
        counted = {select.variable for select in text.selects if select.counts}
        others = dict.fromkeys(text.variables - counted, "…")
        for variable in counted:
            rest = dict.fromkeys(counted - {variable}, 7)
            for number in NUMBERS:
                said = say(language, file, text.name, **{variable: number}, **rest, **others)
                # Only one and none may be said in words.
                if number > 1 and not re.search(rf"\b{number}\b", said):
                    lost.append((file, text.name, said))
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    silent = [
        (file, text.name)
        for file, text in every_text(language)
        if not say(language, file, text.name, **dict.fromkeys(text.variables, "…")).strip()
    ]
    assert silent == []
