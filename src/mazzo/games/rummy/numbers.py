"""Rummy as numbers: four agents, 539 actions, 539 numbers observed."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from mazzo.cards import FRENCH_PACK, FRENCH_RANKS, FRENCH_SUITS, Card
from mazzo.games.move import Move
from mazzo.games.numbers import Field, Planes
from mazzo.games.rummy.state import SEATS
from mazzo.games.rummy.view import View

CARDS: Final = len(FRENCH_PACK)
PLANES: Final = Planes(FRENCH_PACK)
SHORTEST_RUN: Final = 3


def _melds() -> list[tuple[Card, ...]]:
    """Every run by suit, first card and length; then every set by rank, three cards before four."""
    runs = [
        tuple(Card(rank + suit) for rank in FRENCH_RANKS[first:end])
        for suit in FRENCH_SUITS
        for first in range(len(FRENCH_RANKS))
        for end in range(first + SHORTEST_RUN, len(FRENCH_RANKS) + 1)
    ]
    sets = [
        tuple(Card(rank + suit) for suit in suits)
        for rank in FRENCH_RANKS
        for size in (3, 4)
        for suits in combinations(FRENCH_SUITS, size)
    ]
    return runs + sets


DRAWS: Final = {"stock": 0, "discards": 1}
MELDS: Final = {meld: 2 + number for number, meld in enumerate(_melds())}
LAYS: Final = 2 + len(MELDS)
PLACES: Final = 3
"""Where a card can be laid: onto a set, at the upper end of a run, at the lower end of a run."""
DISCARDS: Final = LAYS + PLACES * CARDS


class RummyNumbers:
    """The moves and views of Rummy as numbers."""

    actions: int = DISCARDS + CARDS
    fields: Sequence[Field] = (
        Field("hand", CARDS, 1),
        Field("taken", CARDS, 1),
        Field("discards", CARDS, CARDS),
        Field("turned", CARDS, CARDS),
        Field("sets", CARDS, 1),
        Field("runs", CARDS, 1),
        Field("known", SEATS * CARDS, 1),
        Field("hands", SEATS, 8),
        Field("opened", SEATS, 1),
        Field("points", SEATS, 1000),
        Field("dealer", SEATS, 1),
        Field("stock", 1, CARDS),
        Field("second pass", 1, 1),
        Field("drawing", 1, 1),
    )

    def action(self, move: Move, view: View) -> int:
        """Draws, then melds, lay-offs, discards."""
        if move.verb == "draw":
            return DRAWS[str(move.pile)]
        if move.verb == "meld":
            return MELDS[move.cards]
        (card,) = move.cards
        if move.verb == "discard":
            return DISCARDS + PLANES.number[card]
        meld = view.melds[int(str(move.pile).removeprefix("meld"))]
        return LAYS + PLACES * PLANES.number[card] + _place(card, meld)

    def observe(self, view: View) -> Mapping[str, Sequence[int]]:
        """One's own seat first, the others clockwise."""
        me = view.seat or 0
        seats = [(me + at) % SEATS for at in range(SEATS)]
        return {
            "hand": PLANES.marks(view.hand),
            "taken": PLANES.marks(filter(None, [view.taken])),
            "discards": PLANES.order(view.discards[::-1]),
            "turned": PLANES.order(view.turned),
            "sets": PLANES.marks(card for meld in view.melds if is_set(meld) for card in meld),
            "runs": PLANES.marks(card for meld in view.melds if not is_set(meld) for card in meld),
            "known": [mark for seat in seats for mark in PLANES.marks(view.known[seat])],
            "hands": [view.hands[seat] for seat in seats],
            "opened": [int(view.opened[seat]) for seat in seats],
            "points": [view.points[seat] for seat in seats],
            "dealer": [int(view.dealer == seat) for seat in seats],
            "stock": [view.stock],
            "second pass": [view.stock_pass - 1],
            "drawing": [int(view.phase == "draw")],
        }


def is_set(meld: Sequence[Card]) -> bool:
    """Whether the meld is a set, and no run."""
    return meld[0].rank == meld[1].rank


def _place(card: Card, meld: Sequence[Card]) -> int:
    if is_set(meld):
        return 0
    return 1 if FRENCH_RANKS.index(card.rank) > FRENCH_RANKS.index(meld[0].rank) else 2


NUMBERS: Final = RummyNumbers()
