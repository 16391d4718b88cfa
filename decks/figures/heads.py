"""Heads, about 40 wide and 50 high, centred between the eyes and looking to the left."""

from decks.palette import INK, RED, SKIN
from decks.svg import THIN, Drawing, circle, ellipse, line, path


def _hair_behind(hair: str, long: bool) -> Drawing:
    if long:
        return path(
            "M-17-14C-30 6-22 22-28 30C-16 36-10 28-12 18H12C10 28 18 36 28 30C22 22 30 6 17-14Z",
            hair,
        ) + line("M-22 6q4 8 0 18M22 6q-4 8 0 18M-17 10q3 8 0 16M17 10q-3 8 0 16")
    return path("M8-16C24-12 22 12 14 20L4 12Z", hair) + line("M12-8q5 10 0 20M16-4q3 8 0 14")


def head(hair: str, *, beard: bool = False, moustache: bool = False, long: bool = False) -> Drawing:
    """A head in three-quarter view, its hair down to the shoulders if `long`."""
    face = path("M-15-14C-18 2-16 12-9 20Q-2 27 6 21C14 14 16 2 14-14Z", SKIN)
    whiskers = ""
    if beard:
        whiskers = (
            path(
                "M-13 10Q-8 8-5 11Q0 8 8 12Q13 8 14 2C15 14 12 24 0 32C-9 26-13 20-13 10Z",
                hair,
                THIN,
            )
            + line("M-6 16Q-2 18 3 16", THIN)
            + line("M-4 20l-1 7M1 21v8M6 19l-2 7M10 14l-2 6", 0.9)
        )
    if beard or moustache:
        whiskers += line("M-13 9Q-6 4-3 9Q2 5 9 10", 2.6)
    if not beard:
        whiskers += line("M-8 13Q-3 16 3 13", THIN, RED)
    features = (
        line("M-6-3L-10 5Q-8 8-5 7", THIN)
        + line("M-13-5q4-3 7-1M1-5q4-3 8 0", THIN)
        + ellipse(-9, -1.5, 2, 1.5, INK, 0)
        + ellipse(5, -1.5, 2, 1.5, INK, 0)
    )
    return _hair_behind(hair, long) + face + whiskers + features


def profile(hair: str, *, beard: bool = False) -> Drawing:
    """A head seen from the side."""
    face = path(
        "M-9-16C-13-12-13-6-13-4L-20 6Q-19 9-15 9L-16 12Q-13 13-15 15Q-12 16-13 19"
        "Q-10 24-2 22L8 18L10-14Z",
        SKIN,
    )
    back = path("M-6-18C18-22 26-4 20 14C18 22 8 24 4 16C8 8 4 2 2-4Q-2-10-6-18Z", hair) + line(
        "M8-10q8 8 6 22M13-10q6 8 4 18"
    )
    whiskers = ""
    if beard:
        whiskers = path(
            "M-16 13Q-8 8-4 13Q4 10 6 4C12 16 2 32-10 34C-12 28-14 26-12 20Z", hair, THIN
        ) + line("M-8 20q-2 5-1 10M-3 20q0 5-3 9M2 16q0 6-3 9", 0.9)
    else:
        whiskers = line("M-15 15q4 0 5-2", THIN, RED)
    return face + back + whiskers + line("M-12-5q3-3 7-1", THIN) + circle(-9.5, -1.5, 1.7, INK, 0)
