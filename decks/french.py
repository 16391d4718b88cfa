"""The back of the French deck. Its faces are another's work, which the client's build fetches."""

from decks.back import Glaze, tiled_back
from decks.svg import document

WIDTH, HEIGHT = 250, 350
GLAZE = Glaze(ground="#f5ecd9", disc="#2f5d9c", leaf="#1c3a66", bead="#eab543")


def back() -> str:
    """The back as an SVG file's text."""
    return document(tiled_back(WIDTH, HEIGHT, GLAZE), WIDTH, HEIGHT)
