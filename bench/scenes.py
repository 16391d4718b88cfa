"""Moments of matches, the same on every machine: for pictures and for what is measured on a page.

A scene is looked for: seeded matches are played until one of them comes to such a moment.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from mazzo.games.catalogue import find
from mazzo.records.record import Record, SeatHeader
from tests.open_match import OpenMatch

PLAYS = ("steal", "meld", "lay", "play", "discard", "draw")
"""What the seats of these matches like to do, best first."""

Plain = Mapping[str, Any]
"""A view as it is sent to a page."""


@dataclass(frozen=True)
class Scene:
    """A moment, and what a player does in it."""

    game: str
    name: str
    fits: Callable[[Plain], bool]
    """Whether seat 0 sees such a moment."""
    level: str = "normal"
    cards: Callable[[Plain], list[int]] = field(default=lambda _: [])
    """The places of the hand to choose, from 0."""
    keys: tuple[str, ...] = ()
    """What is pressed then."""
    within: int = 80
    """Moves after which it is looked for in another match."""


def play(game: str, level: str, seed: int) -> Iterator[OpenMatch]:
    """A match, move by move; seat 0 is a person."""
    rng = Random(seed)
    seats = find(game).game.seats
    others = [SeatHeader("computer", level) for _ in range(1, seats)]
    table = OpenMatch(Record(game, seats - 1, (SeatHeader("person"), *others)))
    while table.turn is not None:
        if table.turn == -1:
            table.play(table.turn, table.shuffle(rng), table.ply)
        else:
            table.play(table.turn, liked(table, rng), table.ply)
        yield table


def liked(table: OpenMatch, rng: Random) -> str:
    """A move: the dearest verb, a capture before none, the most cards."""

    def dear(move: Any) -> tuple[int, bool, int]:
        return PLAYS.index(move.verb), not move.takes, -len(move.cards)

    assert table.turn is not None
    moves = table.view(table.turn).moves
    best = min(map(dear, moves))
    return str(rng.choice([move for move in moves if dear(move) == best]))


def record_of(scene: Scene) -> str:
    """The record that leads to the scene.

    Raises:
        LookupError: no match of those that are tried comes to it.
    """
    for seed in range(300):
        for table in islice(play(scene.game, scene.level, seed), scene.within):
            if scene.fits(table.view(0).plain()):
                return str(table.record)
    raise LookupError(f"no match comes to the scene {scene.name!r} of {scene.game}")


def choosable(view: Plain) -> list[int]:
    """The places of cards that can take and steal."""
    steals = {move.split()[1] for move in map(str, view["moves"]) if move.startswith("steal")}
    takes = {move.split()[1] for move in map(str, view["moves"]) if " takes " in move}
    return [view["places"].index(card) for card in sorted(steals & takes)]


def fitting(view: Plain) -> list[int]:
    """The places of cards that fit more than one meld, the hand sorted by rank."""
    lays = [move.split()[1] for move in map(str, view["moves"]) if move.startswith("lay")]
    sorted_hand = sorted(view["hand"], key=lambda card: ("A23456789TJQK".index(card[0]), card[1]))
    return [sorted_hand.index(card) for card in sorted_hand if lays.count(card) > 1]


def is_mine(view: Plain) -> bool:
    """Whether it is the player's turn."""
    return bool(view["turn"] == 0)


SCENES = [
    Scene("rubamazzo", "start", lambda view: is_mine(view) and not view["history"]),
    Scene(
        "rubamazzo",
        "middle",
        lambda view: (
            is_mine(view)
            and 4 <= len(view["table"]) <= 5
            and min(view["piles"]) >= 4
            and view["stock"] >= 12
            and None not in view["places"]
        ),
    ),
    Scene(
        "rubamazzo",
        "choice",
        lambda view: is_mine(view) and bool(choosable(view)) and view["piles"][1] > 8,
        cards=lambda view: choosable(view)[:1],
    ),
    Scene(
        "rubamazzo",
        "end",
        lambda view: view["turn"] is None and view["piles"][0] > view["piles"][1] > 0,
    ),
    Scene("rubamazzo", "full", lambda view: is_mine(view) and len(view["table"]) >= 9),
    Scene("rubamazzo", "bare", lambda view: is_mine(view) and not view["table"]),
    Scene("rubamazzo", "theirs", lambda view: view["turn"] == 1 and min(view["piles"]) > 2),
    Scene("rummy", "start", lambda view: is_mine(view) and not view["history"]),
    Scene(
        "rummy",
        "middle",
        lambda view: is_mine(view) and len(view["melds"]) >= 4 and len(view["hand"]) >= 6,
    ),
    Scene(
        "rummy",
        "choice",
        lambda view: is_mine(view) and bool(fitting(view)) and len(view["melds"]) >= 4,
        cards=lambda view: fitting(view)[:1],
        keys=("o",),
        within=3000,
    ),
    Scene("rummy", "end", lambda view: view["turn"] == "dealer" and view["winner"] == 0),
    Scene("rummy", "full", lambda view: is_mine(view) and len(view["melds"]) >= 6),
    Scene("rummy", "theirs", lambda view: view["turn"] == 2 and len(view["melds"]) >= 3),
    Scene("rummy", "over", lambda view: view["turn"] is None and view["winner"] == 0, within=3000),
]
"""Every moment that a picture is made of."""


def scene_of(game: str, name: str) -> Scene:
    """The one of that game with that name."""
    return next(one for one in SCENES if (one.game, one.name) == (game, name))
