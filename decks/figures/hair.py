"""Hair, drawn behind a head of `heads.py`."""

from decks.svg import Drawing, line, path


def straight(colour: str) -> Drawing:
    """Hair that falls on the shoulders."""
    return path(
        "M-17-14C-30 6-22 22-28 32C-16 38-10 28-12 18H12C10 28 18 38 28 32C22 22 30 6 17-14Z",
        colour,
    ) + line("M-22 6q4 8 0 20M22 6q-4 8 0 20M18 10q-3 8 0 18")


def round_cut(colour: str) -> Drawing:
    """Hair cut round below the ears."""
    return path(
        "M-15-15C-22-8-24 8-20 18Q-15 22-11 17H9Q15 24 22 18C27 4 22-10 15-16Z", colour
    ) + line("M17-8q5 12 1 25M-18 0q-2 8 1 17M21 0q1 8-1 14")


def curls(colour: str) -> Drawing:
    """A head full of curls."""
    return path(
        "M-15-16q-9 1-7 9q-8 4-2 11q-6 7 3 11q1 8 10 6h22q9 2 9-6q9-4 3-11q6-7-2-11q2-8-6-9Z",
        colour,
    ) + line("M17-8q6 0 5 6M18 4q7-1 6 6M15 12q5 0 5 4M-20-2q-4 4 0 7M-19 9q-2 5 2 7")


def short(colour: str) -> Drawing:
    """Short hair, of which only the back is seen."""
    return path("M8-16C24-12 22 12 14 20L4 12Z", colour) + line("M12-8q5 10 0 20M16-4q3 8 0 14")
