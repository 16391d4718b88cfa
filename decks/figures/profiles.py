"""Heads seen from the side, looking to the left; the origin is about where the ear's edge is."""

from decks.palette import INK, RED, SKIN
from decks.svg import THIN, Drawing, circle, line, path


def _face() -> Drawing:
    return (
        path(
            "M-9-16C-13-12-13-6-13-4L-20 6Q-19 9-15 9L-16 12Q-13 13-15 15Q-12 16-13 19"
            "Q-10 24-2 22L8 18L10-14Z",
            SKIN,
        )
        + line("M-12-5q3-3 7-1", THIN)
        + circle(-9.5, -1.5, 1.7, INK, 0)
    )


def page(hair: str) -> Drawing:
    """A boy with his hair cut round."""
    return (
        _face()
        + path("M-8-18C20-24 28-4 22 18Q14 26 4 20C8 8 4 4 2-4Q-4-8-8-18Z", hair)
        + line("M6-12q10 12 6 31M13-12q8 12 4 29")
        + line("M-15 15q4 0 5-2", THIN, RED)
    )


def soldier(hair: str) -> Drawing:
    """A man with short hair and a moustache."""
    return (
        _face()
        + path("M-6-18C18-22 24-6 19 10L9 15L4 4L2-4Q-2-10-6-18Z", hair)
        + line("M8-10q7 8 4 20M13-10q6 8 2 17")
        + path("M-17 9Q-12 7-6 10L-1 17Q-9 11-17 13Z", hair, THIN)
    )


def greybeard(hair: str) -> Drawing:
    """An old man whose beard reaches to his breast."""
    return (
        _face()
        + path("M-6-18C18-22 28-4 22 14Q26 22 20 28Q8 26 4 16C8 8 4 2 2-4Q-2-10-6-18Z", hair)
        + path("M-17 10Q-8 7-4 12Q4 10 6 4C14 18 6 38-6 48Q-10 40-16 38C-12 28-14 24-12 20Z", hair)
        + line("M8-10q8 8 6 32M13-10q6 8 4 30M-8 20q-2 8 0 18M-3 20q0 9-2 16M3 16q0 8-3 14")
    )


def bearded(hair: str) -> Drawing:
    """A man in his best years with a short beard."""
    return (
        _face()
        + path("M-6-18C18-22 26-4 20 14C18 22 8 24 4 16C8 8 4 2 2-4Q-2-10-6-18Z", hair)
        + path("M-16 13Q-8 8-4 13Q4 10 6 4C12 16 2 32-10 34C-12 28-14 26-12 20Z", hair)
        + line("M8-10q8 8 6 22M13-10q6 8 4 18M-8 20q-2 5-1 10M-3 20q0 5-3 9M2 16q0 6-3 9")
    )
