"""What pages say, however it is written; and JSON the same with and without msgspec."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.cards import Card
from mazzo.room import messages, wire
from mazzo.room.messages import Play, Unreadable, read
from tests.room.hall import Hall

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.text()
    | st.sampled_from([0.5, 8.5, 10.0, 99.9, 1234.25])
    | st.sampled_from([Card("7D"), Card("QS")])
)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner)
)


def is_writable(value: Any) -> bool:
    """Whether UTF-8 can hold it: half a character of UTF-16 cannot."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


@given(VALUES.filter(is_writable))
def test_both_ways_of_writing_give_the_same_bytes(value: Any) -> None:
    assert wire.plainly_encoded(value) == wire.encode(value)
    assert wire.decode(wire.encode(value)) == json.loads(json.dumps(value))


@given(st.text(max_size=60) | st.binary(max_size=60) | VALUES.filter(is_writable).map(json.dumps))
def test_both_ways_of_reading_read_the_same(text: str | bytes) -> None:
    found = []
    for decode in (wire.decode, wire.plainly_decoded):
        try:
            found.append([decode(text)])
        except wire.NotJSON:
            found.append([])
    assert found[0] == found[1]


@pytest.mark.parametrize(
    "text",
    ["NaN", "[Infinity]", "1e999", '"\\ud800"', '"\x01"', "\ufeff1", b"\xff", "[" * 5000, "1 2"],
)
@pytest.mark.parametrize("decode", [wire.decode, wire.plainly_decoded])
def test_what_is_no_json_is_none(text: str | bytes, decode: Any) -> None:
    with pytest.raises(wire.NotJSON):
        decode(text)


def test_a_message_is_read_with_its_number() -> None:
    text = '{"type":"play","match":"m","ply":3,"move":"play 7D","id":7,"new":[1]}'
    assert read(text) == Play(7, "m", 3, "play 7D")
    assert read(text.encode()) == read(text)


@pytest.mark.parametrize(
    ("more", "id"),
    [
        ({"ply": True}, 7),
        ({"ply": -1}, 7),
        ({"ply": 2**31}, 7),
        ({"ply": 1.0}, 7),
        ({"move": None}, 7),
        ({"move": "x" * 201}, 7),
        ({"match": "x" * 65}, 7),
        ({"id": 2**53}, None),
        ({"id": "7"}, None),
        ({"type": 5}, None),
    ],
)
def test_what_does_not_fit_is_refused_with_its_number(more: dict[str, Any], id: int | None) -> None:
    whole = {"type": "play", "match": "m", "ply": 3, "move": "play 7D", "id": 7, **more}
    with pytest.raises(Unreadable) as refused:
        read(json.dumps(whole))
    assert (refused.value.key, refused.value.id) == ("unreadable-message", id)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_frame_is_a_message_or_unreadable(frame: bytes | str) -> None:
    with pytest.raises(Unreadable):
        messages.read(frame)


@pytest.mark.slow
def test_a_flood_of_nonsense_changes_nothing() -> None:
    rng = Random(9)
    valid = [
        {"type": "play", "match": "m" * 22, "ply": 3, "move": "play 7D takes 7S", "id": 7},
        {"type": "new", "game": "rubamazzo", "commitment": "0" * 64, "seed": "s", "level": "easy"},
        {"type": "open", "game": "rubamazzo"},
        {"type": "level", "match": "m" * 22, "level": "hard"},
        {"type": "undo", "match": "m" * 22},
    ]
    odd = ['"', "{", "}", "[", "\\", "\ud7ff", "\0", "1e999", "null", "-", "é", "type"]

    def nonsense() -> str:
        text = json.dumps(rng.choice(valid))
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice(odd) + text[at + rng.randrange(4) :]
        return text

    hall = Hall()
    page = hall.page()
    for _ in range(100_000):
        hall.room.heard(page, nonsense())
        hall.settle()
    assert len(page.heard) == 100_000
    # Now and then a changed "open" is still one: an offer promises nothing.
    assert {frame["type"] for frame in page.heard} <= {"error", "offer"}
    assert hall.shelf.kept == {}
    assert hall.room.matches == 0
