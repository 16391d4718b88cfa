"""Views become plain values, and come back, by their fields alone."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

import pytest

from mazzo.cards import Card
from mazzo.games.contract import DEALER
from mazzo.games.move import Move, Played
from mazzo.games.views import PlainView


class Trick(NamedTuple):
    led: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class View(PlainView):
    """A field of every shape that there is."""

    game: ClassVar[str] = "shapes"
    turn: int | None
    moves: tuple[Move, ...]
    history: tuple[Played, ...]
    pair: tuple[Card | None, Card | None]
    melds: tuple[tuple[Card, ...], ...]
    bids: tuple[int | None, ...]
    last: Trick | None
    counted: Mapping[str, tuple[int, ...]]
    hands: Mapping[str, tuple[Card, ...]]
    stock_pass: int = field(metadata={"name": "pass"})


VIEW = View(
    turn=DEALER,
    moves=(Move.parse("bid 4"), Move.parse("play 7D takes 4S 3B")),
    history=(Played(1, Move.parse("play 7D")),),
    pair=(Card("7D"), None),
    melds=((Card("7D"), Card("7S")), ()),
    bids=(0, None),
    last=Trick(2, (Card("AS"),)),
    counted={"cards": (1, 0)},
    hands={"mine": (Card("RD"),)},
    stock_pass=2,
)


def test_a_view_of_every_shape_comes_back_from_json() -> None:
    plain = json.loads(json.dumps(VIEW.plain()))
    assert plain == {
        "game": "shapes",
        "turn": "dealer",
        "moves": ["bid 4", "play 7D takes 4S 3B"],
        "history": [{"seat": 1, "move": "play 7D"}],
        "pair": ["7D", None],
        "melds": [["7D", "7S"], []],
        "bids": [0, None],
        "last": {"led": 2, "cards": ["AS"]},
        "counted": {"cards": [1, 0]},
        "hands": {"mine": ["RD"]},
        "pass": 2,
    }
    back = View.from_plain(plain)
    assert back.last == VIEW.last
    assert isinstance(back.pair[0], Card)
    assert isinstance(back.hands["mine"][0], Card)
    assert back.plain().keys() == plain.keys()
    assert json.loads(json.dumps(back.plain())) == plain


@pytest.mark.parametrize(
    ("name", "value"), [("pair", ["7D"]), ("pair", ["7D", "7S", None]), ("moves", ["Play"])]
)
def test_what_is_no_such_view_is_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"instead of 2|Play"):
        View.from_plain({**VIEW.plain(), name: value})


def test_a_view_that_lacks_a_field_is_refused() -> None:
    plain = VIEW.plain()
    del plain["bids"]
    with pytest.raises(KeyError):
        View.from_plain(plain)


def test_a_field_without_a_plain_value_is_a_mistake() -> None:
    @dataclass(frozen=True)
    class Strange(PlainView):
        game: ClassVar[str] = "strange"
        what: frozenset[int]

    with pytest.raises(TypeError, match="no plain value"):
        Strange(frozenset()).plain()
