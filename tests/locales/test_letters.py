"""The page's fonts have every letter of every language: a missing one is drawn in another face."""

import pytest

from tests.locales.messages import LANGUAGES, LOCALES

FONTS = (LOCALES.parent / "client" / "build" / "fonts.ts").read_text("utf-8")

SIGNS = set("♠♥♦♣")
"""Every system draws them; no font of text does."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter(language: str) -> None:
    written = "".join(path.read_text("utf-8") for path in (LOCALES / language).iterdir())
    assert {letter for letter in written if ord(letter) > 0x7F} <= SIGNS | set(FONTS)
