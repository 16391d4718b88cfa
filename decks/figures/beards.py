"""Beards and moustaches, drawn over a head of `heads.py`."""

from decks.svg import Drawing, line, path


def pointed(colour: str) -> Drawing:
    """A beard that ends in one point."""
    return path(
        "M-14 10Q-9 7-5 11Q0 7 8 12Q13 8 14 0C17 14 12 28-2 36C-11 30-15 22-14 10Z", colour
    ) + line("M-8 16q4 2 10 0M-6 22l1 7M-1 23v8M5 21l-2 7M11 12l-2 8")


def forked(colour: str) -> Drawing:
    """An old man's long beard in two locks."""
    return path(
        "M-15 9Q-9 6-4 11Q2 6 8 11Q13 8 15-4C20 16 14 36 7 50Q2 42-1 38Q-5 46-10 50"
        "C-18 36-17 20-15 9Z",
        colour,
    ) + line("M-8 16q4 2 9 0M-8 22q-2 8 0 18M-1 22v10M6 20q2 8 0 20M11 12q2 8 0 14")


def square(colour: str) -> Drawing:
    """A broad beard, cut straight."""
    return path(
        "M-15 8Q-9 7-5 11Q1 7 8 11Q13 6 15-6C18 8 18 20 15 31Q0 37-13 31C-17 22-16 14-15 8Z", colour
    ) + line("M-8 16q4 2 10 0M-8 22l-2 8M-2 22v10M4 22l2 9M10 14l2 14")


def moustache(colour: str) -> Drawing:
    """A moustache with curled ends."""
    return line("M-4 12Q-10 14-14 8M-4 12Q4 15 10 7", 4) + line(
        "M-4 12Q-10 14-14 8M-4 12Q4 15 10 7", 1.4, colour
    )


def goatee(colour: str) -> Drawing:
    """A moustache and a tuft on the chin."""
    return path("M-8 20Q-3 17 3 20Q2 30-3 33Q-8 29-8 20Z", colour) + line(
        "M-15 12Q-9 8-4 12Q3 7 9 13", 2.8
    )
