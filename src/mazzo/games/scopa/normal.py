"""Normal: every move weighed by what lies open at this moment."""

from math import comb
from typing import Final

from mazzo.cards import ITALIAN_RANKS
from mazzo.games.move import Move
from mazzo.games.scopa.compact import BIT, SAME, VALUE, bits, captures
from mazzo.games.scopa.rules import Scopa
from mazzo.games.scopa.view import View
from mazzo.games.scopa.worth import SCOPA, promise

PACK: Final = 40
GIVEN: Final = 0.7
"""What part of the promise of a card that stays counts as given away."""
RISK: Final = 1.1
"""How much of what the other may take at once is feared."""


def brings(game: Scopa, view: View, move: Move) -> float:
    """What a move brings at once, in thousandths of a point."""
    card, lot = bits(move.cards), bits(move.takes)
    if not lot:
        return 0.0
    return promise(lot + card) + (SCOPA if is_scopa(game, view, move) else 0)


def is_scopa(game: Scopa, view: View, move: Move) -> bool:
    """(7) Whether the move sweeps the table."""
    swept = len(move.takes) == len(view.table) > 0
    is_last = not view.stock and sum(view.hands) == 1
    takes_all = game.ace_takes_all and move.cards[0][0] == "1"
    return swept and not is_last and not (takes_all and move.takes[0][0] != "1")


def worth(game: Scopa, view: View, move: Move) -> float:
    """What a move brings, less what it leaves to a hand of which nothing is known."""
    card, lot, table = bits(move.cards), bits(move.takes), bits(view.table)
    left = table - lot if lot else table + card
    gained = brings(game, view, move) if lot else -GIVEN * promise(card)
    return gained - RISK * feared(game, view, left)


def feared(game: Scopa, view: View, table: int) -> float:
    """What the other will take on the average, if each card that does not lie open may be in its
    hand as well as any other: what lies in the heaps is forgotten."""
    assert view.seat is not None
    drawn = view.hands[1 - view.seat]
    if not table or not drawn:
        return 0.0
    is_open = bits(view.hand) | bits(view.table)
    unknown = PACK - is_open.bit_count()
    dangers: list[tuple[int, int]] = []
    for rank in ITALIAN_RANKS:
        card = BIT[rank + "C"]
        most = 0
        for lot in captures(table, card, game.ace_takes_all):
            all_taken = game.ace_takes_all and rank == "1" and not lot & SAME[1]
            sweeps = lot == table and not all_taken
            most = max(most, promise(lot | card) + (SCOPA if sweeps else 0))
        if most:
            hidden = SAME[VALUE[card]] & ~is_open
            dangers.append((most, hidden.bit_count()))
    dangers.sort(reverse=True)
    fear, free = 0.0, unknown
    missed = 1.0
    for danger, hidden in dangers:
        none = comb(free - hidden, drawn) / comb(free, drawn) if free >= drawn else 0.0
        fear += missed * (1 - none) * danger
        missed *= none
        free -= hidden
    return fear
