"""The Piacentine deck: 250 x 444, a thin frame, courts double-ended about a line."""

from decks.back import Glaze, tiled_back
from decks.deck import Deck
from decks.piacentine.aces import ACES
from decks.piacentine.frame import HEIGHT, WIDTH, framed
from decks.piacentine.kings import KINGS
from decks.piacentine.knaves import KNAVES
from decks.piacentine.knights import KNIGHTS
from decks.piacentine.pips import PIPS
from decks.svg import Drawing

GLAZE = Glaze(ground="#f5ecd9", disc="#2b5f47", leaf="#8f2f22", bead="#eab543")
PICTURES = {"1": ACES, "F": KNAVES, "C": KNIGHTS, "R": KINGS}


def face(card: str) -> Drawing:
    """The picture of `card`, a rank and a suit such as `7D`."""
    rank, suit = card[0], card[1]
    return framed(PICTURES[rank][suit]() if rank in PICTURES else PIPS[suit](int(rank)))


def back() -> Drawing:
    """Green and red tiles."""
    return tiled_back(WIDTH, HEIGHT, GLAZE)


PIACENTINE = Deck("piacentine", WIDTH, HEIGHT, face, back)
