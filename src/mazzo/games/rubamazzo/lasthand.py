"""The last hand: the pack is empty, every card is known, and play can be solved."""

from mazzo.games.integers import i64
from mazzo.games.rubamazzo.compact import NO_CARD, ONES


def best_margin(
    hand: i64,
    other: i64,
    table: i64,
    top: i64,
    other_top: i64,
    pile: i64,
    other_pile: i64,
    least: i64 = -41,
    most: i64 = 41,
) -> int:
    """The final margin of the side to move when both sides play without an error.

    Args:
        hand: the lot of the side to move (``mazzo.games.rubamazzo.compact`` says what a lot is).
        other: the lot of the other side; as many cards, or one less.
        table: the lot on the table.
        top: the top card of the mover's pile.
        other_top: the top card of the other side's pile.
        pile: the size of the mover's pile.
        other_pile: the size of the other side's pile.
        least: a margin that the mover has elsewhere: results up to it need not be exact.
        most: a margin that the other side will not allow: results from it on need not be exact.

    Returns:
        The mover's pile minus the other side's: exact between ``least`` and ``most``; at most
        ``least`` or at least ``most`` means that the true margin is no better or no worse.
    """
    if not hand:
        if not other:
            return pile - other_pile
        return -best_margin(other, hand, table, other_top, top, other_pile, pile, -most, -least)
    held = (hand | hand >> 1 | hand >> 2) & ONES
    takes = held & (table | table >> 1 | table >> 2)
    best: i64 = -41
    if hand & other_top * 7:
        best = -best_margin(
            other,
            hand - other_top,
            table,
            NO_CARD,
            other_top,
            0,
            pile + other_pile + 1,
            -most,
            -least,
        )
        if best >= most:
            return best
        if best > least:
            least = best
        if not takes & other_top:
            held -= other_top
    while held:
        card = takes & -takes if takes else held & -held
        held -= card
        if takes:
            takes -= card
            margin = -best_margin(
                other,
                hand - card,
                table - card,
                other_top,
                card,
                other_pile,
                pile + 2,
                -most,
                -least,
            )
        else:
            margin = -best_margin(
                other, hand - card, table + card, other_top, top, other_pile, pile, -most, -least
            )
        if margin > best:
            best = margin
            if best >= most:
                return best
            if best > least:
                least = best
    return best
