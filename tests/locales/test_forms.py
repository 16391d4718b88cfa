"""Cards and counted things stand in the form that their place asks for: every card, every count."""

import re
from itertools import product

import pytest

from tests.locales.messages import GAME_FILES, LANGUAGES, NUMBERS, texts
from tests.locales.test_plurals import say

RANKS = ["ace", "two", "three", "four", "five", "six", "seven"]
PACKS = {
    "italian-card": (
        [*RANKS, "jack", "knight", "king"],
        ["coins", "cups", "swords", "clubs"],
    ),
    "french-card": (
        [*RANKS, "eight", "nine", "ten", "jack", "queen", "king"],
        ["spades", "hearts", "diamonds", "clubs"],
    ),
}

OBJECTS = {
    "cs": [
        (r"ý kluk$", "ého kluka"),
        (r"ý král$", "ého krále"),
        (r"á (\w+)a\b", r"ou \1u"),
        (r"kluk\b", "kluka"),
        (r"jezdec\b", "jezdce"),
        (r"král\b", "krále"),
        (r"\b(\w+k|dám)a\b", r"\1u"),
        (r"^kluci ", "kluky "),
        (r"^králové ", "krále "),
    ],
    "de": [(r"^der (.*Bube)$", r"den \1n"), (r"^der ", "den ")],
    "sr": [
        (r"^kec ", "keca "),
        (r"^(fant|konj|žandar) ", r"\1a "),
        (r"^kralj ", "kralja "),
        (r"^(\w+)a ", r"\1u "),
    ],
}
"""How what is said of a card becomes what is done to it; in other languages it stays as it is."""


def check_forms(language: str, file: str, name: str, **values: str) -> str:
    """What is said of a card or a meld, after a look at what is done to it."""
    subject = say(language, file, f"{name}.subject", **values)
    expected = subject
    for pattern, form in OBJECTS.get(language, []):
        expected, found = re.subn(pattern, form, expected, count=1)
        if found:
            break
    assert say(language, file, f"{name}.object", **values) == expected
    return subject


@pytest.mark.parametrize("card", PACKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_forms(language: str, card: str) -> None:
    ranks, suits = PACKS[card]
    names = {
        check_forms(language, "common.ftl", card, rank=rank, suit=suit)
        for rank, suit in product(ranks, suits)
    }
    assert len(names) == len(ranks) * len(suits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_meld_has_its_forms(language: str) -> None:
    ranks, suits = PACKS["french-card"]
    sets = {
        check_forms(language, "rummy.ftl", "french-set", rank=rank, suits="…") for rank in ranks
    }
    runs = {
        check_forms(language, "rummy.ftl", "french-run", suit=suit, ranks="…") for suit in suits
    }
    assert (len(sets), len(runs)) == (len(ranks), len(suits))


# The nouns that are counted, by plural form; each stands in the first or the fourth case.
COUNTED = {
    "cs": {"one": "karta|kartu|bod", "few": "karty|body", "other": "karet|bodů"},
    "de": {"one": "Karte|Punkt", "other": "Karten|Punkte|Punkten"},
    "en": {"one": "card|point", "other": "cards|points"},
    "es": {"one": "carta|punto", "other": "cartas|puntos"},
    "it": {"one": "carta|punto", "other": "carte|punti"},
    "sr": {"one": "karta|kartu|poen", "few": "karte|poena", "other": "karata|poena"},
}


def plural(language: str, number: int) -> str:
    """The form that a number asks for, as one learns it at school."""
    if language == "sr":
        if number % 10 == 1 and number % 100 != 11:
            return "one"
        return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "other"
    if number == 1:
        return "one"
    return "few" if language == "cs" and number in (2, 3, 4) else "other"


@pytest.mark.parametrize("file", GAME_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_the_form_of_its_number(language: str, file: str) -> None:
    nouns = COUNTED[language]
    any_noun = re.compile(rf"\b(\d+) ({'|'.join(nouns.values())})\b")
    seen = 0
    for name, text in texts(language, file).items():
        for count in (select.variable for select in text.selects if select.counts):
            others = dict.fromkeys(text.variables - {count}, "…")
            for number in NUMBERS:
                said = say(language, file, name, **others, **{count: number})
                for written, noun in any_noun.findall(said):
                    assert noun in nouns[plural(language, int(written))].split("|"), said
                    seen += 1
    assert seen > 50


# Verbs that agree with how many there are: of few, and of one or many.
AGREEING = {"cs": ("zbývají|zůstávají", "zbývá|zůstává"), "sr": ("ostaju", "ostaje")}


@pytest.mark.parametrize("language", sorted(AGREEING))
def test_a_verb_agrees_with_the_number(language: str) -> None:
    few, others = AGREEING[language]
    for name, text in texts(language, "rubamazzo.ftl").items():
        counts = [select.variable for select in text.selects if select.counts]
        if counts and re.search(rf"\b({others})\b", say_with(language, name, counts[0], 5)):
            for number in NUMBERS[1:]:
                said = say_with(language, name, counts[0], number)
                verb = few if plural(language, number) == "few" else others
                assert re.search(rf"\b({verb})\b", said), said


def say_with(language: str, name: str, count: str, number: int) -> str:
    """A message of Rubamazzo with one number, and nothing else that matters."""
    others = dict.fromkeys(texts(language, "rubamazzo.ftl")[name].variables - {count}, "…")
    return say(language, "rubamazzo.ftl", name, **others, **{count: number})
