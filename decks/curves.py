"""Outlines from a few points: smooth curves and limbs with a thickness, written as path text.

Control points are whole numbers and relative, and the two handles of a smooth point mirror each
other: that keeps the files small and the curves smooth whatever is rounded.
"""

import math
from collections.abc import Sequence

from decks.svg import Point


def _points(text: str) -> tuple[list[Point], set[int]]:
    """The points written in `text` and which of them are corners."""
    words = text.split()
    points: list[Point] = []
    for word in words:
        x, y = word.rstrip("!").split(",")
        points.append((float(x), float(y)))
    return points, {i for i, word in enumerate(words) if word.endswith("!")}


def _handle(points: Sequence[Point], i: int) -> Point:
    """The step from smooth point `i` to the handle after it."""
    (ax, ay), here, (bx, by) = points[i - 1], points[i], points[(i + 1) % len(points)]
    before, after = math.dist((ax, ay), here), math.dist(here, (bx, by))
    reach = min(math.sqrt(before * after) / 3, min(before, after) / 2)
    across = math.hypot(bx - ax, by - ay) or 1
    return reach * (bx - ax) / across, reach * (by - ay) / across


def _trace(points: Sequence[Point], corners: set[int], closed: bool) -> str:
    """Path text through `points`, starting at the first of them."""
    count = len(points)
    pens = [(round(x), round(y)) for x, y in points]
    text = f"M{pens[0][0]} {pens[0][1]}"
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        (x, y), (tx, ty) = pens[i], pens[j]
        end = f"{tx - x} {ty - y}"
        if i in corners and j in corners:
            text += f"l{end}" if j else ""
            continue
        if j in corners:
            second = f"{round((tx - x) * 2 / 3)} {round((ty - y) * 2 / 3)}"
        else:
            hx, hy = _handle(points, j)
            second = f"{round(tx - x - hx)} {round(ty - y - hy)}"
        if i in corners:
            text += f"c{round((tx - x) / 3)} {round((ty - y) / 3)} {second} {end}"
        elif i == 0:
            hx, hy = _handle(points, i)
            text += f"c{round(hx)} {round(hy)} {second} {end}"
        else:
            text += f"s{second} {end}"
    return text.replace(" -", "-") + ("z" if closed else "")


def shape(text: str) -> str:
    """A closed smooth outline through points `x,y x,y …`; a point written `x,y!` is a corner."""
    points, corners = _points(text)
    return _trace(points, corners, closed=True)


def curve(text: str) -> str:
    """An open smooth line through points `x,y x,y …`; a point written `x,y!` is a corner."""
    points, corners = _points(text)
    return _trace(points, corners | {0, len(points) - 1}, closed=False)


def limb(text: str) -> str:
    """The outline of an arm or leg along joints `x,y,thickness …`, with blunt ends."""
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
    return _trace(outline, ends, closed=True)
