"""A game's moves and views as numbers, for programs that learn."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from mazzo.cards import Card
from mazzo.games.move import Move


class Field(NamedTuple):
    """A part of the observation: whole numbers from 0 to ``most``."""

    name: str
    length: int
    most: int


class Numbers(Protocol):
    """How a game's moves and views become numbers."""

    @property
    def actions(self) -> int:
        """How many actions there are."""

    @property
    def fields(self) -> Sequence[Field]:
        """What stands in an observation, in this order."""

    def action(self, move: Move, view: Any) -> int:
        """The number of a legal move of the view; no other legal move of it has the same."""

    def observe(self, view: Any) -> Mapping[str, Sequence[int]]:
        """The values of every field: of the view, and of nothing else."""


class Planes:
    """The cards of one pack as numbers, in the pack's documented order.

    >>> from mazzo.cards import FRENCH_PACK
    >>> planes = Planes(FRENCH_PACK)
    >>> planes.marks([Card("AS"), Card("3S")])[:4], planes.order([Card("3S"), Card("AS")])[:4]
    ([1, 0, 1, 0], [2, 0, 1, 0])
    """

    def __init__(self, pack: Sequence[Card]) -> None:
        self.number = {card: number for number, card in enumerate(pack)}
        """The place of each card in the pack, from 0."""

    def marks(self, cards: Iterable[Card]) -> list[int]:
        """For each card of the pack 1 if it is among ``cards``, else 0."""
        row = [0] * len(self.number)
        for card in cards:
            row[self.number[card]] = 1
        return row

    def order(self, cards: Iterable[Card]) -> list[int]:
        """For each card of the pack its place among ``cards``, from 1; 0 if it is not there."""
        row = [0] * len(self.number)
        for place, card in enumerate(cards, start=1):
            row[self.number[card]] = place
        return row
