"""The three of clubs: a grotesque mask before three clubs."""

from decks.neapolitan import signs
from decks.palette import BROWN, INK, PAPER, RED, YELLOW
from decks.svg import THIN, Drawing, circle, ellipse, line, mirrored, path, place


def _mask() -> Drawing:
    """A yellow face with curls, bulging eyes and a moustache, around the origin."""
    half = (
        "M-1-50C6-62 22-62 28-50C36-60 50-50 44-36C58-40 60-22 48-14"
        "C54 10 46 30 32 42C26 56 12 64-1 66"
    )
    features = (
        line("M8-15Q20-30 36-18", 3.4)
        + ellipse(21, -6, 8.5, 6, PAPER, THIN)
        + circle(20, -6, 3, INK, 0)
        + line(
            "M14 4Q22 8 29 3M37 6q6 8 0 15M8-40q8-6 15 0"
            "M6-30q9-5 17 1M40-30q4 6-1 11M30 40q-2 6-8 10"
        )
        + path("M0 24C14 16 30 20 47 35C32 44 14 39 0 31Z", BROWN)
        + line("M8 27Q22 26 36 34")
    )
    return (
        mirrored(path(half, YELLOW))
        + path("M-6-10Q-8 7-14 12Q-15 20-6 20Q0 24 6 20Q15 20 14 12Q8 7 6-10", "none", THIN)
        + path("M-18 40Q0 49 18 40Q15 60 0 60Q-15 60-18 40Z", RED, THIN)
        + path("M-16 42Q0 50 16 42L13 48Q0 54-13 48Z", PAPER, THIN)
        + mirrored(features)
    )


def mask_on_clubs() -> Drawing:
    """Three clubs that cross behind the mask."""
    club = signs.club()
    bundle = "".join(place(club, 125, 200, turn=turn, scale=1.45) for turn in (-17, 17, 0))
    return bundle + place(_mask(), 125, 200, scale=1.12)
