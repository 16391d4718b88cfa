"""Faces seen from the front: the sun in a coin, the mask, the cherub."""

from decks.palette import INK
from decks.svg import THIN, Drawing, ellipse, line, place


def sun_face(radius: float) -> Drawing:
    """A smiling face that fills a disc of `radius`, with the disc's centre at the origin."""
    features = (
        line("M-13-8q5-4 9 0M4-8q5-4 9 0M-1-6q-3 8-3 10q3 3 6 1", THIN)
        + line("M-8 11q8 6 16 0M-5 13q5 5 10 0", THIN)
        + ellipse(-8.5, -3.5, 2.4, 1.8, INK, 0)
        + ellipse(8.5, -3.5, 2.4, 1.8, INK, 0)
    )
    return place(features, scale=radius / 26)
