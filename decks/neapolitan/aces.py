"""The four Neapolitan aces."""

from collections.abc import Callable

from decks.neapolitan import signs
from decks.svg import Drawing, place


def coins() -> Drawing:
    """The double-headed eagle."""
    return place(signs.coin(62), 125, 205)


def cups() -> Drawing:
    """The tall lidded urn."""
    return place(signs.cup(), 125, 205, scale=3)


def swords() -> Drawing:
    """The sword with a serpentine belt."""
    return place(signs.sword(300, 22), 125, 340)


def clubs() -> Drawing:
    """The big club."""
    return place(signs.club(), 125, 205, scale=1.5)


ACES: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
