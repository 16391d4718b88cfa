"""What ``docs/proof.md`` works out is what is drawn."""

import re
from pathlib import Path

from mazzo.cards import ITALIAN_PACK
from mazzo.games.catalogue import catalogue, find
from mazzo.records.chance import Stream, choice_seed, commitment, deal_stream, first_dealer

PAGE = (Path(__file__).parents[2] / "docs" / "proof.md").read_text("utf-8")
CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"
SECRET = bytes(range(32))
SEED = "0123456789abcdef"


def test_the_worked_example() -> None:
    example = PAGE[PAGE.index("## A worked example") : PAGE.index("The same guest's second match")]
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


def test_the_worked_example_of_a_second_match() -> None:
    example = PAGE[PAGE.index("The same guest's second match") : PAGE.index("## What a check")]
    game = find("rubamazzo").game
    secret, seed = bytes(range(32, 64)), "fedcba9876543210"
    first = first_dealer(SECRET, SEED, game.seats)
    dealer = game.next_dealer(first)
    assert f"`dealer: {first}`" in example
    assert secret.hex() in example
    assert f"client seed: `{seed}`" in example
    assert f"commitment      {commitment(secret)}\n" in example
    assert f"{first} + 1 = {dealer}, so the record has to say dealer: {dealer};" in example
    assert f"seat {first_dealer(secret, seed, game.seats)} would have been drawn" in example
    deal = game.shuffle(game.start(dealer or 0), deal_stream(secret, seed, 0))
    assert f"Rubamazzo       {deal}\n" in example


def test_which_games_pass_the_deal_on() -> None:
    about = PAGE[PAGE.index("## Who deals first") : PAGE.index("## The computer's moves")]
    drawn, passes = re.split("(?=In Rubamazzo)", about)
    assert "In Rummy the first dealer of every match is drawn" in drawn
    assert "the seat after the first dealer of that match" in passes
    for name in catalogue():
        game = find(name).game
        following = [game.next_dealer(seat) for seat in range(game.seats)]
        passes_on = following == [*range(1, game.seats), 0]
        assert passes_on or following == [None] * game.seats
        assert (name.title() in passes, name.title() in drawn) == (passes_on, not passes_on)
        page = CLIENT / name / "index.ts"
        if page.exists():  # a game can be played without a page of its own
            assert ("passesOn: true" in page.read_text("utf-8")) == passes_on


def test_the_documented_order_of_the_packs() -> None:
    for name in ("rubamazzo", "rummy"):
        pack = find(name).game.pack
        suits = dict.fromkeys(card.suit for card in pack)
        ranks = dict.fromkeys(card.rank for card in pack)
        assert pack == tuple(rank + suit for suit in suits for rank in ranks)
        said = f"suits {', '.join(suits)}, in each the ranks {' '.join(ranks)}"
        assert said in PAGE
