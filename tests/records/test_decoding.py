"""Records as editors save them: read where that leaves no doubt, else the encoding is named."""

import codecs
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.records.decoding import decode
from mazzo.records.record import RefusedRecord, parse_record

RECORD = (Path(__file__).parent / "golden" / "rubamazzo.record").read_text("utf-8")
NAMED = RECORD.replace("computer easy", "person Žofie", 1)

SAVED = {
    "as it is": NAMED.encode(),
    "with a mark": codecs.BOM_UTF8 + NAMED.encode(),
    "Windows": NAMED.replace("\n", "\r\n").encode(),
    "old Mac": NAMED.replace("\n", "\r").encode(),
    "UTF-16": NAMED.encode("utf-16"),
    "UTF-16, big end first": codecs.BOM_UTF16_BE + NAMED.encode("utf-16-be"),
    "UTF-16 of Windows": NAMED.replace("\n", "\r\n").encode("utf-16"),
    "UTF-16 without a mark": NAMED.encode("utf-16-le"),
    "UTF-16, big end first, without a mark": NAMED.encode("utf-16-be"),
    "UTF-32": NAMED.encode("utf-32"),
    "tabs": NAMED.replace(": ", ":\t").encode(),
    "tabs and spaces at the end": NAMED.replace(": ", ": \t ").replace("\n", " \t\n").encode(),
}


@pytest.mark.parametrize("saved", SAVED.values(), ids=SAVED)
def test_however_it_was_saved_it_is_the_same_record(saved: bytes) -> None:
    record = parse_record(decode(saved))
    assert record == parse_record(NAMED)
    assert "Žofie" in [seat.name for seat in record.seats]


@pytest.mark.parametrize(
    ("saved", "line", "text"),
    [
        (b"mazzo-record: 1\nseat 0: person Andr\xe9\ngame: x\n", 2, "seat 0: person Andr\\xe9"),
        (b"mazzo-record: 1\rseat 0: person Andr\xe9\rgame: x\r", 2, "seat 0: person Andr\\xe9"),
        (b"\xe9", 1, "\\xe9"),
        (b"a\n\xc5", 2, "\\xc5"),
        ("a\nb\nĕ".encode("utf-16")[:-1], 3, "\\x15"),
        (codecs.BOM_UTF16_LE + b"a\0\n\0\x00\xd8b\0", 2, "\\x00\\xd8b"),
    ],
)
def test_an_encoding_that_would_have_to_be_guessed_is_named(
    saved: bytes, line: int, text: str
) -> None:
    with pytest.raises(RefusedRecord) as refused:
        decode(saved)
    assert (refused.value.reason, refused.value.line) == ("bad-encoding", line)
    assert refused.value.text == text


@given(st.binary())
def test_nothing_is_replaced_in_silence(data: bytes) -> None:
    try:
        text, reason = decode(data), ""
    except RefusedRecord as refused:
        text, reason = refused.text, refused.reason
    assert reason in ("", "bad-encoding")
    assert "\r" not in text
    assert ("\ufffd" in text) <= any(
        "\ufffd".encode(name) in data for name in ("utf-8", "utf-16-le", "utf-16-be")
    )


@given(st.text(st.characters(codec="utf-8", exclude_characters="\r\0"), min_size=1))
def test_what_is_utf8_stays_as_it_is(text: str) -> None:
    assert decode(text.encode()) == text.removeprefix("\ufeff")
