"""Play to the end of a deal by a rule of thumb: how a search judges an imagined world."""

from collections.abc import Sequence

from mazzo.games.rubamazzo.compact import NEW_HANDS, NO_CARD, ONES


def greedy_margin(
    hand: int,
    other: int,
    table: int,
    top: int,
    other_top: int,
    pile: int,
    other_pile: int,
    stock: Sequence[int],
    plan: Sequence[int] = (),
) -> int:
    """The final margin when both sides play greedily: steal if they can, else take if they can,
    else put down their lowest card.

    Args:
        hand: the lot of the side to move (``mazzo.games.rubamazzo.compact`` says what a lot is).
        other: the lot of the other side; as many cards, or one less.
        table: the lot on the table.
        top: the top card of the mover's pile.
        other_top: the top card of the other side's pile.
        pile: the size of the mover's pile.
        other_pile: the size of the other side's pile.
        stock: the cards not yet dealt, next first; a multiple of six.
        plan: cards of the other side that it plays first, in this order, instead.

    Returns:
        The mover's pile minus the other side's, from -40 to 40.
    """
    at = 0
    sign = 1
    ply = 0
    planned = 2 * len(plan)
    while True:
        if not hand:
            if at == len(stock):
                return sign * (pile - other_pile)
            hand = stock[at] + stock[at + 1] + stock[at + 2]
            other = stock[at + 3] + stock[at + 4] + stock[at + 5]
            at += NEW_HANDS
        if ply < planned and ply & 1:
            card = plan[ply >> 1]
        elif hand & other_top * 7:
            card = other_top
        else:
            held = (hand | hand >> 1 | hand >> 2) & ONES
            takes = held & (table | table >> 1 | table >> 2)
            card = takes & -takes if takes else held & -held
        hand -= card
        if card == other_top:
            pile += other_pile + 1
            other_pile = 0
            top = card
            other_top = NO_CARD
        elif table & card * 7:
            table -= card
            pile += 2
            top = card
        else:
            table += card
        ply += 1
        hand, other = other, hand
        top, other_top = other_top, top
        pile, other_pile = other_pile, pile
        sign = -sign
