"""What a deck is: a name, a card size and a way to draw each of its forty cards and the back."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from decks.svg import Drawing, document

RANKS = "1234567FCR"
SUITS = "DCSB"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The forty cards as the records write them: `7D` is the seven of coins, `FC` the knave of cups."""


@dataclass(frozen=True)
class Deck:
    """A style of cards; `face` draws a card named as in `CARDS`, `back` the other side."""

    name: str
    width: int
    height: int
    face: Callable[[str], Drawing]
    back: Callable[[], Drawing]

    def files(self) -> Iterator[tuple[str, str]]:
        """Every file of the deck: its name and its text."""
        for card in CARDS:
            yield f"{card}.svg", document(self.face(card), self.width, self.height)
        yield "back.svg", document(self.back(), self.width, self.height)
