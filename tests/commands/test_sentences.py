"""Every reason for a refusal has a sentence."""

import pytest

from mazzo.commands.sentences import say, sentence
from mazzo.games.contract import REASONS
from mazzo.records.record import RefusedRecord

VALUES = {"card": "7D", "takes": "4S", "pile": "seat0", "cards": "7D 7S", "count": "39"}


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_sentence_that_quotes_the_text(reason: str) -> None:
    text = sentence(RefusedRecord(3, "lay 7D", reason, **VALUES), [])
    assert "lay 7D" in text
    assert "{" not in text


def test_what_would_be_legal_is_said() -> None:
    refused = RefusedRecord(3, "play 7D", "must-take", card="7D")
    assert "play 7D takes 7S, play 4C" in sentence(refused, ["play 7D takes 7S", "play 4C"])


def test_what_is_missing_is_named() -> None:
    assert "seat 1" in sentence(RefusedRecord(3, "", "bad-header", missing="seat 1"), [])


def test_a_key_that_does_not_exist_or_lacks_a_value_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("no-such-key")
    with pytest.raises(LookupError):
        say("nobody-to-move")
