"""Hands; the origin is the middle of the palm, and the arm comes from the right."""

from decks.palette import SKIN
from decks.svg import Drawing, line, path


def fist() -> Drawing:
    """A hand that grips an upright shaft through the origin."""
    return path("M-10-8Q-10-11-6-11H7L12-6V8L5 12H-5Q-11 11-11 6Z", SKIN) + line(
        "M-11-4H0M-11 1H1M-10 6H0"
    )


def open_hand() -> Drawing:
    """A hand held out to the left, the palm up."""
    return path(
        "M12-9Q2-12-6-8L-18-10Q-20-6-14-4L-22-1Q-22 3-15 2L-20 6Q-17 10-10 7Q-2 12 12 9Z",
        SKIN,
    ) + line("M-14-4L-5-2M-15 2L-5 2")
