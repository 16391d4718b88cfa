"""The dealer's move, the same in every game: the whole pack in an order."""

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
    if move.takes or move.pile or len(move.cards) != len(pack) or len(named) != len(pack):
        raise IllegalMove("bad-deal", count=str(len(named)))
