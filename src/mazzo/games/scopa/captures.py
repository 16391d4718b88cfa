"""(5) What a card takes from the table."""

from typing import Final

from mazzo.cards import ITALIAN_RANKS, Card

ACE: Final = "1"
VALUE: Final = {rank: value for value, rank in enumerate(ITALIAN_RANKS, start=1)}
"""1 to 7 their number, fante 8, cavallo 9, re 10."""

Cards = tuple[Card, ...]


def captures(table: Cards, card: Card, ace_takes_all: bool) -> list[Cards]:
    """Every set of cards that the card can take, each in the order in which they lie; none: it
    stays.

    >>> captures(("4S", "7C", "3B"), Card("7D"), False)
    [('7C',)]
    >>> captures(("4S", "3B", "5C", "2D"), Card("7D"), False)
    [('4S', '3B'), ('5C', '2D')]
    """
    equal: list[Cards] = [(lying,) for lying in table if lying[0] == card[0]]
    if equal:
        return equal
    if ace_takes_all and card[0] == ACE:
        return [table] if table else []
    return sums(table, VALUE[card[0]])


def sums(table: Cards, value: int) -> list[Cards]:
    """Every set of cards that add up to the value."""
    found: list[Cards] = []

    def add(at: int, left: int, chosen: Cards) -> None:
        for number in range(at, len(table)):
            lying = table[number]
            rest = left - VALUE[lying[0]]
            if rest == 0:
                found.append((*chosen, lying))
            elif rest > 0:
                add(number + 1, rest, (*chosen, lying))

    add(0, value, ())
    return found


def total(cards: Cards) -> int:
    """The values of the cards, added."""
    return sum(VALUE[card[0]] for card in cards)
