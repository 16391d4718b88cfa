"""Where cards can be laid off: what the melds on the table still take."""

from mazzo.games.integers import i64
from mazzo.games.rummy.bits import ALL
from mazzo.games.rummy.melds import fits


class Places:
    """The cards that fit the melds on the table, by how they fit."""

    __slots__ = ("above", "below", "fourth")

    def __init__(self) -> None:
        self.above: i64 = 0
        """The cards that continue a run upwards."""
        self.below: i64 = 0
        """The cards that continue a run downwards."""
        self.fourth: i64 = 0
        """The cards that complete a set."""

    def copy_places(self, other: "Places") -> None:
        """Takes as much as ``other``."""
        self.above = other.above
        self.below = other.below
        self.fourth = other.fourth

    def fit(self) -> int:
        """Every card that can be laid off."""
        return self.above | self.below | self.fourth

    def add_meld(self, meld: i64) -> None:
        """One more meld lies on the table."""
        if meld & meld << 4:
            self.above |= meld << 4 & ~meld & ALL
            self.below |= meld >> 4 & ~meld
        else:
            self.fourth |= fits(meld)

    def lay(self, card: i64) -> None:
        """Lays off a card that fits: on a run where it can, for that opens the next place."""
        if self.above & card:
            self.above = (self.above ^ card | card << 4) & ALL
        elif self.below & card:
            self.below = self.below ^ card | card >> 4
        else:
            self.fourth ^= card

    def lay_all(self, hand: i64) -> int:
        """Lays off what fits of ``hand``, and what fits then, and returns the rest.

        No way of laying off leaves less: a place on a set is of use to one card alone, and the two
        runs between which a card may stand are both closed by it.
        """
        can = hand & (self.above | self.below | self.fourth)
        while can:
            card = can & -can
            hand ^= card
            self.lay(card)
            can = hand & (self.above | self.below | self.fourth)
        return hand
