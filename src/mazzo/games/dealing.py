"""What games share about dealing: the dealer's move, and hidden cards dealt anew."""

from collections.abc import Sequence
from random import Random

from mazzo.cards import Card
from mazzo.games.contract import IllegalMove
from mazzo.games.move import Move


def shuffled(pack: tuple[Card, ...], rng: Random) -> Move:
    """``deal`` with every card of ``pack``, top first, in an order drawn from ``rng``."""
    order = list(pack)
    rng.shuffle(order)
    return Move("deal", tuple(order))


def check_deal(move: Move, pack: tuple[Card, ...]) -> None:
    """Sees to it that ``move`` deals each card of ``pack`` once.

    Raises:
        IllegalMove: ``dealer-to-move`` (it is no deal), ``bad-deal``.
    """
    if move.verb != "deal":
        raise IllegalMove("dealer-to-move")
    named = set(pack) & set(move.cards)
    whole = len(move.cards) == len(named) == len(pack)
    if not whole or move != Move("deal", move.cards):
        raise IllegalMove("bad-deal", count=str(len(named)))


def deal_hidden(
    hidden: Sequence[Card], sizes: Sequence[int], rng: Random
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Hidden cards in places that are hidden, every way as likely.

    Args:
        hidden: the cards, in an order that tells nothing.
        sizes: how many go to each seat; together at most as many as there are.
        rng: what is drawn from.

    Returns:
        The cards of each seat, and those that are left over, in their order.
    """
    cards = list(hidden)
    rng.shuffle(cards)
    dealt = []
    at = 0
    for size in sizes:
        dealt.append(tuple(cards[at : at + size]))
        at += size
    return dealt, tuple(cards[at:])
