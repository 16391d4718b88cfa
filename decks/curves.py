"""Outlines from a few points: smooth curves and limbs with a thickness, written as path text."""

import math
from collections.abc import Sequence

from decks.svg import Point, number


def _points(text: str) -> tuple[list[Point], list[bool]]:
    points: list[Point] = []
    corners: list[bool] = []
    for word in text.split():
        corners.append(word.endswith("!"))
        x, y = word.rstrip("!").split(",")
        points.append((float(x), float(y)))
    return points, corners


def _trace(points: Sequence[Point], corners: Sequence[bool], closed: bool) -> str:
    count = len(points)

    def handle(i: int, towards: int, reach: float) -> Point:
        x, y = points[i]
        if corners[i] or (not closed and i in (0, count - 1)):
            tx, ty = points[towards]
            return x + (tx - x) / 3, y + (ty - y) / 3
        (ax, ay), (bx, by) = points[(i - 1) % count], points[(i + 1) % count]
        length = math.hypot(bx - ax, by - ay) or 1
        sign = 1 if towards == (i + 1) % count else -1
        return x + sign * reach * (bx - ax) / length, y + sign * reach * (by - ay) / length

    d = f"M{number(points[0][0])} {number(points[0][1])}C"
    steps = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        reach = math.dist(points[i], points[j]) / 3
        three = (handle(i, j, reach), handle(j, i, reach), points[j])
        steps.append(" ".join(f"{number(x)} {number(y)}" for x, y in three))
    return d + " ".join(steps) + ("Z" if closed else "")


def shape(text: str) -> str:
    """A closed smooth outline through points `x,y x,y …`; a point written `x,y!` is a corner."""
    points, corners = _points(text)
    return _trace(points, corners, closed=True)


def curve(text: str) -> str:
    """An open smooth line through points `x,y x,y …`; a point written `x,y!` is a corner."""
    points, corners = _points(text)
    return _trace(points, corners, closed=False)


def limb(text: str) -> str:
    """The outline of an arm or leg along points `x,y,thickness …`, with blunt ends."""
    joints = [tuple(float(value) for value in word.split(",")) for word in text.split()]
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y, thickness) in enumerate(joints):
        ax, ay, _ = joints[max(i - 1, 0)]
        bx, by, _ = joints[min(i + 1, len(joints) - 1)]
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length * thickness / 2, (bx - ax) / length * thickness / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    outline = left + right[::-1]
    ends = {0, len(left) - 1, len(left), len(outline) - 1}
    return _trace(outline, [i in ends for i in range(len(outline))], closed=True)
