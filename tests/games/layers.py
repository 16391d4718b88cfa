"""Counting what can happen from a start: the check that chess programs call perft."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import NamedTuple, TypeVar

Node = TypeVar("Node")
Position = tuple[int | tuple[int, ...], ...]


class Layer(NamedTuple):
    """What can have happened after some number of moves."""

    ways: int
    """How many sequences of moves there are."""
    positions: int
    """To how many different positions they lead."""
    digest: str
    """What these positions are: the beginning of the SHA-256 of their sorted texts."""


def count(
    root: Node,
    children: Callable[[Node], Iterable[Node]],
    key: Callable[[Node], Position],
    depth: int,
) -> list[Layer]:
    """The layers after 1 to ``depth`` moves.

    Args:
        root: where to begin.
        children: where the legal moves lead.
        key: the position in whole numbers.
        depth: how many moves.
    """
    layers = []
    now = {key(root): (root, 1)}
    for _ in range(depth):
        after: dict[Position, tuple[Node, int]] = {}
        for node, ways in now.values():
            for child in children(node):
                same = key(child)
                after[same] = (child, after.get(same, (child, 0))[1] + ways)
        now = after
        digest = sha256("\n".join(sorted(map(repr, now))).encode()).hexdigest()[:12]
        layers.append(Layer(sum(ways for _, ways in now.values()), len(now), digest))
    return layers
