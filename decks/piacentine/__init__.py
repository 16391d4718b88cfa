"""The Piacentine deck: 250 x 444, a thin frame, courts double-ended about a line."""

from decks.back import Glaze, tiled_back
from decks.deck import Deck
from decks.piacentine import aces, courts, pips
from decks.piacentine.frame import HEIGHT, WIDTH, framed
from decks.svg import Drawing

GLAZE = Glaze(ground="#f5ecd9", disc="#2d6a4c", leaf="#8f2f22", bead="#f0b93a")


def face(card: str) -> Drawing:
    """The picture of `card`, a rank and a suit such as `7D`."""
    rank, suit = card[0], card[1]
    if rank == "1":
        return framed(aces.ACES[suit]())
    if rank in "FCR":
        return framed(courts.court(rank, suit))
    return framed(pips.PIPS[suit](int(rank)))


def back() -> Drawing:
    """Green and red tiles."""
    return tiled_back(WIDTH, HEIGHT, GLAZE)


PIACENTINE = Deck("piacentine", WIDTH, HEIGHT, face, back)
