"""The strip on which Neapolitan courts stand; its colour tells the suit from the card's edge."""

from decks.palette import BLUE, GREEN, RED, YELLOW
from decks.svg import Drawing, line, path

COLOURS = {"D": YELLOW, "C": RED, "S": BLUE, "B": GREEN}


def ground(suit: str) -> Drawing:
    """The strip of `suit`, tiled."""
    joints = "".join(f"M{x} 376L{x - 10} 398" for x in range(53, 210, 25))
    return path("M28 376H230L222 398H20Z", COLOURS[suit]) + line(joints + "M24 387H226")
