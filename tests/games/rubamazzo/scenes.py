"""Moments of a match of Rubamazzo."""

from bench.moments import Plain, Scene, is_mine

PLAYS = ("steal", "play")
"""What the seats of these matches like to do, best first."""


def choosable(view: Plain) -> list[int]:
    """The places of cards that can take and steal."""
    steals = {move.split()[1] for move in map(str, view["moves"]) if move.startswith("steal")}
    takes = {move.split()[1] for move in map(str, view["moves"]) if " takes " in move}
    return [view["places"].index(card) for card in sorted(steals & takes)]


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
]
