"""What a round's public moves tell to whoever remembers them all."""

from mazzo.cards import Card
from mazzo.games.move import Played
from mazzo.games.rummy.state import SEATS

STOCK = 23
"""(1) 52 cards less four hands of seven and the upcard; (5) the turned stock has as many."""


def drawn_openly(upcard: Card | None, history: tuple[Played, ...]) -> list[set[Card]]:
    """By seat, the cards that it drew from the turned stock and still holds.

    The turned stock lay face up before, so everybody can know which card each draw was.

    Args:
        upcard: the card that began the discards; ``None`` before the first deal.
        history: the round's public moves.
    """
    held: list[set[Card]] = [set() for _ in range(SEATS)]
    if upcard is None:
        return held
    discards = [upcard]
    turned: list[Card] = []
    drawn = 0
    for seat, move in history:
        held[seat].difference_update(move.cards)
        if move.verb == "discard":
            discards += move.cards
            if drawn == STOCK and not turned:
                turned, discards = discards[-2::-1], discards[-1:]
        elif move.pile == "discards":
            discards.pop()
        elif move.pile == "stock":
            drawn += 1
            if turned:
                held[seat].add(turned.pop())
    return held


def drought(history: tuple[Played, ...]) -> int:
    """How many turns in a row, the one under way included, have begun without the stock."""
    dry = 0
    for _, move in history:
        if move.verb == "draw":
            dry = 0 if move.pile == "stock" else dry + 1
    return dry
