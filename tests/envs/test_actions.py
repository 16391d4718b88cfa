"""The numbers of the actions are those of the document."""

from dataclasses import replace

import pytest

from mazzo.cards import Card
from mazzo.games.move import Move
from mazzo.games.rubamazzo import GAME as RUBAMAZZO
from mazzo.games.rubamazzo import NUMBERS as RUBAMAZZO_NUMBERS
from mazzo.games.rummy import GAME as RUMMY
from mazzo.games.rummy import NUMBERS as RUMMY_NUMBERS
from mazzo.games.rummy.numbers import PLANES


@pytest.mark.parametrize(
    ("move", "action"),
    [("play 1D", 0), ("play 1C takes 1D", 10), ("play RB", 39), ("steal 1D @seat1", 40)],
)
def test_in_rubamazzo(move: str, action: int) -> None:
    view = RUBAMAZZO.view(RUBAMAZZO.start(0), 0)
    assert RUBAMAZZO_NUMBERS.action(Move.parse(move), view) == action


@pytest.mark.parametrize(
    ("move", "action"),
    [
        ("draw @stock", 0),
        ("draw @discards", 1),
        ("meld AS 2S 3S", 2),
        ("meld AS 2S 3S 4S", 3),
        ("meld JC QC KC", 265),
        ("meld AS AH AD", 266),
        ("meld KS KH KD KC", 330),
        ("lay AC @meld0", 331 + 3 * 39),
        ("lay 8H @meld1", 331 + 3 * 20 + 1),
        ("lay 4H @meld1", 331 + 3 * 16 + 2),
        ("discard AS", 487),
        ("discard KC", 538),
    ],
)
def test_in_rummy(move: str, action: int) -> None:
    melds = tuple(tuple(map(Card, cards.split())) for cards in ("AS AH AD", "5H 6H 7H", "5S 6S 7S"))
    view = replace(RUMMY.view(RUMMY.start(0), 0), melds=melds)
    assert RUMMY_NUMBERS.action(Move.parse(move), view) == action


def test_an_observation_puts_ones_own_seat_first() -> None:
    state = RUMMY.start(2)
    state = state._replace(points=(10, 20, 30, 40), discards=(Card("5D"), Card("AS")))
    seen = RUMMY_NUMBERS.observe(RUMMY.view(state, 3))
    assert seen["points"] == [40, 10, 20, 30]
    assert seen["dealer"] == [0, 0, 0, 1]
    assert seen["discards"][0] == 1
    assert seen["discards"][PLANES.number[Card("5D")]] == 2
