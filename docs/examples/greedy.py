"""A player of Rubamazzo for `mazzo arena`: it always takes the most it can at once.

    mazzo arena rubamazzo normal "cmd:python docs/examples/greedy.py" --games 1000

docs/bots.md describes the protocol: one JSON object a line, both ways.
"""

import json
import sys


def gain(view: dict, move: str) -> int:
    """How many cards the move brings."""
    if move.startswith("steal"):
        return view["piles"][1 - view["seat"]] + 1
    return 2 if " takes " in move else 0


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "greedy"}), flush=True)
    elif message["type"] == "move":
        view = message["view"]
        best = max(view["moves"], key=lambda move: gain(view, move))
        print(json.dumps({"move": best}), flush=True)
