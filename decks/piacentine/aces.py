"""The four Piacentine aces."""

from collections.abc import Callable

from decks.piacentine import signs
from decks.piacentine.frame import MIDDLE
from decks.svg import Drawing, place


def coins() -> Drawing:
    """The crowned eagle."""
    return place(signs.coin(62), 125, MIDDLE)


def cups() -> Drawing:
    """The tall lidded urn."""
    return place(signs.cup(), 125, MIDDLE, scale=3)


def swords() -> Drawing:
    """The sword with a serpentine belt."""
    return place(signs.sword(300, 22), 125, 360)


def clubs() -> Drawing:
    """The big club."""
    return place(signs.club(), 125, MIDDLE, scale=1.5)


ACES: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
