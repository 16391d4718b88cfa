"""Hands; the origin is the middle of the palm, and the arm comes from the right."""

from decks.palette import SKIN
from decks.svg import Drawing, line, path


def fist() -> Drawing:
    """A hand that grips an upright shaft through the origin."""
    return path("M-10-8Q-10-11-6-11H7L12-6V8L5 12H-5Q-11 11-11 6Z", SKIN) + line(
        "M-11-4H0M-11 1H1M-10 6H0"
    )


def open_hand() -> Drawing:
    """A hand held out to the left in a greeting: the thumb up, the fingers side by side."""
    return path(
        "M12-8Q4-9 0-12L-5-20Q-10-22-11-17L-8-8Q-18-9-25-5Q-28-1-24 1Q-26 5-21 6Q-21 10-16 10"
        "Q-14 14-8 12Q4 12 12 8Z",
        SKIN,
    ) + line("M-24 1L-12 0M-21 6L-11 4M-16 10L-9 8M-8-8Q-4-6-2-3")
