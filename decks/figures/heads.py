"""Three heads in three-quarter view, about 36 wide and 44 high, looking to the left.

The origin is between the eyes; hair (`hair.py`) goes behind a head, a beard (`beards.py`) over it.
"""

from decks.palette import INK, RED, SKIN
from decks.svg import THIN, Drawing, ellipse, line, path, place

_BLUSH = "#e59a7c"


def hatted(head: Drawing, hat: Drawing) -> Drawing:
    """`head` with `hat` on it."""
    return head + place(hat, 0, -16)


def _eyes() -> Drawing:
    return ellipse(-9, -1, 2, 1.8, INK, 0) + ellipse(5, -1, 2, 1.8, INK, 0)


def youth() -> Drawing:
    """Round cheeks, high brows and a smile."""
    return (
        path("M-15-15C-17-4-19 8-12 16Q-5 24 3 22C14 18 17 4 14-15Z", SKIN)
        + line("M-5-1L-8 6Q-6 8-4 7M-13-6q4-4 8-1M1-7q5-3 8 1", THIN)
        + line("M-10 13Q-4 17 2 12", THIN, RED)
        + line("M8 8h2", 5, _BLUSH)
        + _eyes()
    )


def man() -> Drawing:
    """A long straight nose, level brows and a firm chin."""
    return (
        path("M-15-15C-17-4-17 4-15 12L-9 23Q-3 27 4 23L13 12C16 2 16-6 14-15Z", SKIN)
        + line("M-6-2L-11 7Q-8 9-4 8M-9 15H1", THIN)
        + line("M-14-5h9M1-5h9", 2.2)
        + _eyes()
    )


def elder() -> Drawing:
    """A hooked nose, hollow cheeks, and lines under the eyes."""
    return (
        path("M-15-15C-18-4-17 4-14 11Q-12 24-3 25Q9 23 12 12C16 2 16-6 14-15Z", SKIN)
        + line("M-6-3Q-14 4-12 9Q-8 10-5 8M-14 3q4 3 7 1M2 3q5 3 8 0M9 8q-3 3-2 7", THIN)
        + line("M-15-4q5-4 9 0M1-4q5-5 10-1", 2.2)
        + _eyes()
    )
