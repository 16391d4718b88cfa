"""Every language says the same things: the same messages, with the same values and choices."""

import pytest

from tests.locales.messages import (
    ENGLISH_ONLY,
    FILES,
    LANGUAGES,
    LOCALES,
    SHARED,
    every_text,
    plural_categories,
    texts,
)

OTHERS = [code for code in LANGUAGES if code != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_file_and_no_other(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == SHARED
    pages = {path.name for path in (LOCALES / language).glob("*.md")}
    assert pages == {path.name for path in (LOCALES / "en").glob("*.md")}
    assert set(FILES) >= ENGLISH_ONLY


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_with_the_same_values(language: str) -> None:
    for file in SHARED:
        english = {name: text.variables for name, text in texts("en", file).items()}
        mine = {name: text.variables for name, text in texts(language, file).items()}
        assert mine == english, file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_offers_only_what_there_is(language: str) -> None:
    known: dict[str, set[str]] = {}
    for _, text in every_text("en"):
        for select in text.selects:
            known.setdefault(select.variable, set()).update(select.keys)
    for file, text in every_text(language):
        for select in text.selects:
            if not select.counts:
                # "other" stands for all that need no form of their own.
                strange = set(select.keys) - known[select.variable] - {"other"}
                assert not strange, f"{file}: {text.name} chooses by {strange}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_has_all_its_plural_forms(language: str) -> None:
    forms = plural_categories(language)
    for file, text in every_text(language):
        for select in text.selects:
            if select.counts:
                named = {key for key in select.keys if not key.isdecimal()}
                assert named == forms, f"{file}: {text.name} has {named}, not {forms}"
                assert select.default == "other", f"{file}: {text.name}"
