"""Moments of a match of Rummy."""

from bench.moments import Plain, Scene, is_mine

PLAYS = ("meld", "lay", "discard", "draw")
"""What the seats of these matches like to do, best first."""


def fitting(view: Plain) -> list[int]:
    """The places of cards that fit more than one meld, the hand sorted by rank."""
    lays = [move.split()[1] for move in map(str, view["moves"]) if move.startswith("lay")]
    sorted_hand = sorted(view["hand"], key=lambda card: ("A23456789TJQK".index(card[0]), card[1]))
    return [sorted_hand.index(card) for card in sorted_hand if lays.count(card) > 1]


SCENES = [
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
