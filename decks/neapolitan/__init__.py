"""The Neapolitan deck: 250 x 410, no frame, courts standing on a strip in their suit's colour."""

from decks.back import Glaze, tiled_back
from decks.deck import Deck
from decks.neapolitan.aces import ACES
from decks.neapolitan.kings import KINGS
from decks.neapolitan.knaves import KNAVES
from decks.neapolitan.knights import KNIGHTS
from decks.neapolitan.pips import PIPS
from decks.svg import Drawing

WIDTH, HEIGHT = 250, 410
GLAZE = Glaze(ground="#f5ecd9", disc="#a3422a", leaf="#28526f", bead="#eab543")
PICTURES = {"1": ACES, "F": KNAVES, "C": KNIGHTS, "R": KINGS}


def face(card: str) -> Drawing:
    """The picture of `card`, a rank and a suit such as `7D`."""
    rank, suit = card[0], card[1]
    return PICTURES[rank][suit]() if rank in PICTURES else PIPS[suit](int(rank))


def back() -> Drawing:
    """Terracotta and blue tiles."""
    return tiled_back(WIDTH, HEIGHT, GLAZE)


NEAPOLITAN = Deck("neapolitan", WIDTH, HEIGHT, face, back)
