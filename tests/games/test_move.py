"""A move and its text are the same thing."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.cards import FRENCH_PACK, ITALIAN_PACK
from mazzo.games.move import Move, Played, UnreadableMove

CARDS = st.sampled_from([*ITALIAN_PACK, *FRENCH_PACK])
MOVES = st.builds(
    Move,
    st.from_regex("[a-z]+", fullmatch=True).filter(lambda verb: verb.isascii()),
    st.lists(CARDS, max_size=7).map(tuple),
    st.lists(CARDS, max_size=3).map(tuple),
    st.none() | st.from_regex("[a-z]+[0-9]*", fullmatch=True).filter(lambda pile: pile.isascii()),
    st.none() | st.integers(0, 999),
)


@given(MOVES)
def test_a_move_is_the_text_it_writes(move: Move) -> None:
    assert Move.parse(str(move)) == move


@given(st.integers(0, 3), MOVES)
def test_a_played_move_comes_back_from_json(seat: int, move: Move) -> None:
    assert Played.from_plain(Played(seat, move).plain()) == Played(seat, move)


FRAGMENTS = [
    "play",
    "takes",
    "@",
    "seat0",
    "7D",
    "7d",
    "7",
    "07",
    " ",
    "  ",
    "\n",
    "٣D",
    "é",
    "TH",
    "10H",
    "",
]


@given(st.text() | st.lists(st.sampled_from(FRAGMENTS), max_size=8).map(" ".join))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    try:
        move = Move.parse(text)
    except UnreadableMove:
        return
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    [
        *["", " ", "7D", "play ", " play", "play  7D", "play 7D\n", "Play 7D", "play 7d"],
        *["play 10D", "play 7D takes", "play takes", "draw stock", "draw @", "draw @0"],
        *[
            "draw @Stock",
            "steal 7D@seat0",
            "play 7D,4C",
            "plày 7D",
            "play ٣D",
            "bid 04",
            "bid -1",
            "bid 4 4",
            "bid 1000",
            "bid ٤",
            "bid 4 7D",
        ],
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(UnreadableMove) as unreadable:
        Move.parse(text)
    assert str(unreadable.value) == text


CASES = json.loads((Path(__file__).parents[1] / "cases" / "moves.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES["moves"], ids=lambda case: case["text"])
def test_a_text_says_what_it_says_to_the_page(case: dict[str, Any]) -> None:
    """The client's tests read the same cases."""
    move = Move.parse(case["text"])
    assert {
        name: list(part) if isinstance(part, tuple) else part
        for name, part in move._asdict().items()
    } == {name: case[name] for name in Move._fields}
    assert str(move) == case["text"]


@pytest.mark.parametrize("text", CASES["none"])
def test_what_is_no_move_to_the_page_is_none(text: str) -> None:
    with pytest.raises(UnreadableMove):
        Move.parse(text)
