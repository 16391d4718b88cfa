"""SVG primitives: each function returns a piece of markup, and pieces are joined with `+`.

The document sets the pen once (no fill, ink, 2 units, round joins); a piece names what differs.
Units are card units: every card is 250 wide. Numbers are written with one decimal at most.
"""

import math
from typing import TypeAlias

from decks.palette import INK, PAPER
from decks.pathtext import number, shortest

Drawing: TypeAlias = str
Point: TypeAlias = tuple[float, float]

PEN = 2.0
"""Outlines."""
THIN = 1.5
"""Outlines of small parts, strong inner lines."""
FINE = 1.1
"""Folds, hatching."""


def _strokes(fill: str, width: float, stroke: str) -> str:
    text = "" if fill == "none" else f' fill="{fill}"'
    if width == 0:
        return text + ' stroke="none"'
    if stroke != INK:
        text += f' stroke="{stroke}"'
    return text if width == PEN else text + f' stroke-width="{number(width)}"'


def path(d: str, fill: str = "none", width: float = PEN, stroke: str = INK) -> Drawing:
    """A path; `d` is SVG path text, whose numbers are rounded here. Width 0 means no outline."""
    return f'<path d="{shortest(d)}"{_strokes(fill, width, stroke)}/>'


def line(d: str, width: float = FINE, stroke: str = INK) -> Drawing:
    """An open fine line, as an engraver's inner stroke."""
    return path(d, "none", width, stroke)


def circle(
    x: float, y: float, r: float, fill: str = "none", width: float = PEN, stroke: str = INK
) -> Drawing:
    """A circle of radius `r` around (x, y)."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
    return f"<circle {place}{_strokes(fill, width, stroke)}/>"


def beads(x: float, y: float, r: float, count: int, size: float, colour: str) -> Drawing:
    """`count` dots of diameter `size` along a circle: the zero-length dashes of a round pen."""
    ring = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}" stroke="{colour}"'
    dashes = f'stroke-width="{number(size)}" pathLength="{count}" stroke-dasharray="0 1"'
    return f"<circle {ring} {dashes}/>"


def beads_on(d: str, colour: str, size: float = 4.6) -> Drawing:
    """Outlined dots of diameter `size`; `d` goes to each and stays there (`M10 20h0…`)."""
    return line(d, size + 2.2) + line(d, size, colour)


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str = "none", width: float = PEN
) -> Drawing:
    """An upright ellipse around (x, y)."""
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f"<ellipse {place}{_strokes(fill, width, INK)}/>"


def place(
    drawing: Drawing,
    x: float = 0,
    y: float = 0,
    *,
    turn: float = 0,
    scale: float = 1,
    stretch: float = 1,
    flip: bool = False,
) -> Drawing:
    """`drawing` with its origin moved to (x, y), turned clockwise by degrees and scaled.

    `stretch` multiplies the height alone; `flip` mirrors left and right.
    """
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    if turn:
        steps.append(f"rotate({number(turn)})")
    wide, high = -scale if flip else scale, scale * stretch
    if wide != high:
        steps.append(f"scale({wide:.3g} {high:.3g})")
    elif wide != 1:
        steps.append(f"scale({wide:.3g})")
    return f'<g transform="{" ".join(steps)}">{drawing}</g>' if steps else drawing


def mirrored(drawing: Drawing) -> Drawing:
    """`drawing` and its mirror image about x = 0."""
    return drawing + place(drawing, flip=True)


def window(drawing: Drawing, x: float, y: float, width: float, height: float) -> Drawing:
    """`drawing` cut off at a rectangle. A nested svg element clips without needing an id."""
    box = " ".join(number(value) for value in (x, y, width, height))
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<svg x="{number(x)}" y="{number(y)}" {size} viewBox="{box}">{drawing}</svg>'


def polar(radius: float, angle: float) -> Point:
    """The point at `radius` and `angle` (degrees clockwise from the right)."""
    return radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))


def document(body: Drawing, width: int, height: int) -> str:
    """A whole SVG file: paper to the edges and `body`. Whoever shows it rounds the corners."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" fill="none" stroke="{INK}" '
        f'stroke-width="{number(PEN)}" stroke-linejoin="round" stroke-linecap="round">'
        f'<path fill="{PAPER}" stroke="none" d="M0 0h{width}v{height}H0z"/>{body}</svg>\n'
    )
