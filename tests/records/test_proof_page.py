"""What ``docs/proof.md`` works out is what is drawn."""

import re
from pathlib import Path

from mazzo.cards import ITALIAN_PACK
from mazzo.games.catalogue import find
from mazzo.records.chance import Stream, choice_seed, commitment, deal_stream, first_dealer

PAGE = (Path(__file__).parents[2] / "docs" / "proof.md").read_text("utf-8")
SECRET = bytes(range(32))
SEED = "0123456789abcdef"


def test_the_worked_example() -> None:
    example = PAGE[PAGE.index("## A worked example") : PAGE.index("## Checking")]
    assert SECRET.hex() in example
    assert f"client seed: `{SEED}`" in example
    assert f"commitment      {commitment(SECRET)}\n" in example
    assert f"below 2: {first_dealer(SECRET, SEED, 2)}, so seat 0 deals first" in example
    assert f"below 4 (Rummy): {first_dealer(SECRET, SEED, 4)}\n" in example
    place = Stream(SECRET, SEED, "deal 0").below(40)
    changed = f"{ITALIAN_PACK[39]} (place 39) changes with {ITALIAN_PACK[place]} (place {place})"
    assert f"below 40: {place}, so {changed}" in example
    for name in ("rubamazzo", "rummy"):
        game = find(name).game
        deal = game.shuffle(game.start(0), deal_stream(SECRET, SEED, 0))
        assert re.search(f"{name} +{deal}\n", example, re.IGNORECASE)
    assert f"seed            {choice_seed(SECRET, SEED, 1):#066x}\n" in example


def test_the_documented_order_of_the_packs() -> None:
    for name in ("rubamazzo", "rummy"):
        pack = find(name).game.pack
        suits = dict.fromkeys(card.suit for card in pack)
        ranks = dict.fromkeys(card.rank for card in pack)
        assert pack == tuple(rank + suit for suit in suits for rank in ranks)
        said = f"suits {', '.join(suits)}, in each the ranks {' '.join(ranks)}"
        assert said in PAGE
