"""The red ribbon wound round a group of swords."""

from decks.palette import RED
from decks.svg import Drawing, path, place

_SHADED = "#8e1a20"


def wound(swords: Drawing, reach: float, x: float, y: float) -> Drawing:
    """`swords` with a ribbon round them, centred on (x, y) and reaching `reach` to both sides."""
    w, inner = reach, reach * 0.5
    back = f"M{-w}-13C{-inner} 22 {inner} 22 {w}-13V13C{inner} 44{-inner} 44{-w} 13Z"
    front = f"M{-w} 13C{-inner}-20 {inner}-20 {w} 13V-13C{inner}-46{-inner}-46{-w}-13Z"
    tail = path("M-3 12C12 34-18 52 0 86L-13 82L-20 92C-34 62-10 40-20 4Z", RED)
    ends = place(tail, w) + place(tail, -w, flip=True)
    behind, before = path(back, _SHADED), path(front, RED)
    return place(behind, x, y) + swords + place(ends + before, x, y)
