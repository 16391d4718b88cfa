"""Every reason for a refusal has a sentence."""

from pathlib import Path

import pytest

from mazzo.commands import sentences
from mazzo.commands.sentences import say, sentence
from mazzo.games.catalogue import all_reasons, catalogue
from mazzo.records.record import RefusedRecord, parse_record

VALUES = {
    "card": "7D",
    "takes": "4S",
    "pile": "seat0",
    "cards": "7D 7S",
    "count": "39",
    "melds": "some",
}


@pytest.mark.parametrize("reason", all_reasons())
def test_every_reason_has_a_sentence_that_quotes_the_text(reason: str) -> None:
    text = sentence(RefusedRecord(3, "lay 7D", reason, **VALUES), [])
    assert "lay 7D" in text
    assert "{" not in text


def test_what_would_be_legal_is_said() -> None:
    refused = RefusedRecord(3, "play 7D", "must-take", card="7D")
    assert "play 7D takes 7S, play 4C" in sentence(refused, ["play 7D takes 7S", "play 4C"])


def test_a_game_speaks_its_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games may refuse for the same reason, and say it each in its own way."""
    (tmp_path / "en").mkdir()
    for name in ("rubamazzo", "rummy"):
        (tmp_path / "en" / f"{name}.ftl").write_text(f"error-must-take = Of {name}: {{ $move }}\n")
    monkeypatch.setattr(sentences, "locales", lambda: tmp_path)
    sentences._english.cache_clear()
    refused = RefusedRecord(3, "play 7D", "must-take")
    said = [sentence(refused, [], name) for name in ("rubamazzo", "rummy")]
    sentences._english.cache_clear()
    assert said == ["Of rubamazzo: play 7D", "Of rummy: play 7D"]


@pytest.mark.parametrize(
    ("line", "replacement", "legal"),
    [
        (1, "mazzo-record: 3", "mazzo-record: 1, mazzo-record: 2"),
        (2, "game: bridge", ", ".join(catalogue())),
        (3, "dealer: 2", "0, 1"),
        (3, "dealer", "NAME: VALUE"),
        (4, "seat 2: person", "0, 1"),
        (4, "seat 0: robot", "person [NAME], computer easy [NAME]"),
        (4, "rules: 99", "1"),
    ],
)
def test_what_a_header_could_be_is_said(line: int, replacement: str, legal: str) -> None:
    lines = ["mazzo-record: 1", "game: rubamazzo", "dealer: 1", "seat 0: person"]
    lines[line - 1] = replacement
    with pytest.raises(RefusedRecord) as refusal:
        parse_record("\n".join(lines))
    assert f"Legal here: {legal}" in sentence(refusal.value, [])


def test_what_is_missing_is_named() -> None:
    assert "seat 1" in sentence(RefusedRecord(3, "", "bad-header", missing="seat 1"), [])


def test_a_key_that_does_not_exist_or_lacks_a_value_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("no-such-key")
    with pytest.raises(LookupError):
        say("nobody-to-move")
