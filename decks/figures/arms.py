"""Arms in sleeves, with the hand at their end."""

from dataclasses import dataclass

from decks.curves import limb
from decks.figures.hands import fist
from decks.palette import YELLOW
from decks.svg import FINE, THIN, Drawing, Point, line, path, place


@dataclass(frozen=True)
class Sleeve:
    """The colours of a puffed upper sleeve, a tight lower one and the cuff."""

    upper: str
    lower: str
    cuff: str = YELLOW


def _between(a: Point, b: Point, part: float) -> Point:
    return round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)


def _joint(point: Point, thickness: float) -> str:
    return f"{point[0]},{point[1]},{thickness}"


def arm(
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    sleeve: Sleeve,
    *,
    hand: Drawing | None = None,
    size: float = 1,
) -> Drawing:
    """An arm through three joints; `hand` (a fist by default) lies beyond the wrist.

    `size` scales the thickness. Hands are drawn for an arm that comes from the right and are
    mirrored when it comes from the left.
    """
    lower = limb(f"{_joint(elbow, 19 * size)} {_joint(wrist, 13 * size)}")
    upper = limb(
        f"{_joint(shoulder, 20 * size)} {_joint(_between(shoulder, elbow, 0.5), 27 * size)} "
        f"{_joint(_between(shoulder, elbow, 1.08), 19 * size)}"
    )
    cuff = limb(f"{_joint(_between(elbow, wrist, 0.86), 17 * size)} {_joint(wrist, 18 * size)}")
    folds = "".join(
        f"M{a[0]} {a[1]}L{b[0]} {b[1]}"
        for a, b in (
            (_between(shoulder, elbow, 0.3), _between(shoulder, elbow, 0.85)),
            (_between(elbow, wrist, 0.2), _between(elbow, wrist, 0.65)),
        )
    )
    palm = _between(elbow, wrist, 1 + 9 * size / _length(elbow, wrist))
    from_left = wrist[0] > elbow[0]
    return (
        place(fist() if hand is None else hand, *palm, flip=from_left, scale=size)
        + path(lower, sleeve.lower)
        + path(cuff, sleeve.cuff, THIN)
        + path(upper, sleeve.upper)
        + line(folds, FINE)
    )


def _length(a: Point, b: Point) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)
