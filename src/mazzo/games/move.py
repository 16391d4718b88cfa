"""One move, for every game: one value, one text."""

import re
from typing import NamedTuple

from mazzo.cards import Card
from mazzo.errors import MazzoError

_MOVE = re.compile(
    r"(?P<verb>[a-z]+)"
    r"(?P<cards>(?: [0-9A-Z][A-Z])*)"
    r"(?: (?P<number>0|[1-9][0-9]{0,2}))?"
    r"(?: takes(?P<takes>(?: [0-9A-Z][A-Z])+))?"
    r"(?: @(?P<pile>[a-z]+[0-9]*))?"
)


class UnreadableMove(MazzoError, ValueError):
    """The text is not the text of any move."""


class Move(NamedTuple):
    """What a seat, or the dealer, does once.

    The same text stands in records, on the wire, in logs, on the command line and in tests;
    ``Move.parse`` and ``str`` are inverses.

    >>> Move.parse("play 7D takes 4S 3B")
    Move(verb='play', cards=('7D',), takes=('4S', '3B'), pile=None, number=None)
    >>> str(Move("lay", (Card("8H"),), pile="meld0")), str(Move("bid", number=4))
    ('lay 8H @meld0', 'bid 4')
    """

    verb: str
    cards: tuple[Card, ...] = ()
    """The cards played, in the order they are named."""
    takes: tuple[Card, ...] = ()
    """The cards of the table that are taken."""
    pile: str | None = None
    """Where from or where to: ``seat0`` (a pile), ``stock``, ``discards``, ``meld0``."""
    number: int | None = None
    """A whole number that is said, as in a bid: 0 to 999."""

    def __str__(self) -> str:
        words = [self.verb, *self.cards]
        if self.number is not None:
            words.append(str(self.number))
        if self.takes:
            words += ["takes", *self.takes]
        if self.pile is not None:
            words.append("@" + self.pile)
        return " ".join(words)

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Reads a move's text; says nothing about whether the move is possible.

        Raises:
            UnreadableMove: the text does not have the form of a move.
        """
        match = _MOVE.fullmatch(text)
        if match is None:
            raise UnreadableMove(text)
        number = match["number"]
        return cls(
            match["verb"],
            tuple(map(Card, match["cards"].split())),
            tuple(map(Card, (match["takes"] or "").split())),
            match["pile"],
            None if number is None else int(number),
        )


class Played(NamedTuple):
    """A public move and the seat that made it."""

    seat: int
    move: Move

    def plain(self) -> dict[str, object]:
        """As JSON: ``{"seat": 0, "move": "play 7D"}``."""
        return {"seat": self.seat, "move": str(self.move)}

    @classmethod
    def from_plain(cls, plain: dict[str, object]) -> "Played":
        """The inverse of ``plain``."""
        return cls(int(str(plain["seat"])), Move.parse(str(plain["move"])))
