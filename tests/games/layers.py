"""Counting what can happen from a start: the check that chess programs call perft."""

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple, TypeVar

Node = TypeVar("Node")


class Layer(NamedTuple):
    """What can have happened after some number of moves."""

    ways: int
    """How many sequences of moves there are."""
    positions: int
    """To how many different positions they lead."""


def count(
    root: Node,
    children: Callable[[Node], Iterable[Node]],
    key: Callable[[Node], Hashable],
    depth: int,
) -> list[Layer]:
    """The layers after 1 to ``depth`` moves.

    Args:
        root: where to begin.
        children: where the legal moves lead.
        key: equal for two nodes if they are the same position.
        depth: how many moves.
    """
    layers = []
    now = {key(root): (root, 1)}
    for _ in range(depth):
        after: dict[Hashable, tuple[Node, int]] = {}
        for node, ways in now.values():
            for child in children(node):
                same = key(child)
                after[same] = (child, after.get(same, (child, 0))[1] + ways)
        now = after
        layers.append(Layer(sum(ways for _, ways in now.values()), len(now)))
    return layers
