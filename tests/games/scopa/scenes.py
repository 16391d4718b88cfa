"""Moments of a match of Scopa."""

from collections import Counter

from bench.moments import Plain, Scene, is_mine

PLAYS = ("play",)
"""What the seats of these matches like to do, best first."""


def choosable(view: Plain) -> list[int]:
    """The places of cards that can take in more than one way."""
    ways = Counter(move.split()[1] for move in map(str, view["moves"]) if " takes " in move)
    return [view["places"].index(card) for card, count in sorted(ways.items()) if count > 1]


SCENES = [
    Scene("scopa", "start", lambda view: is_mine(view) and not view["history"]),
    Scene(
        "scopa",
        "middle",
        lambda view: (
            is_mine(view)
            and len(view["table"]) >= 4
            and min(map(len, view["taken"])) >= 4
            and max(view["scope"]) > 0
            and None not in view["places"]
        ),
    ),
    Scene(
        "scopa",
        "choice",
        lambda view: is_mine(view) and bool(choosable(view)) and min(map(len, view["taken"])) > 2,
        cards=lambda view: choosable(view)[:1],
        within=1000,
    ),
    Scene("scopa", "end", lambda view: view["turn"] == "dealer" and view["counted"] is not None),
    Scene("scopa", "full", lambda view: is_mine(view) and len(view["table"]) >= 7, within=200),
    Scene("scopa", "bare", lambda view: is_mine(view) and not view["table"]),
    Scene("scopa", "theirs", lambda view: view["turn"] == 1 and min(map(len, view["taken"])) > 2),
    Scene("scopa", "over", lambda view: view["turn"] is None, within=1000),
]
