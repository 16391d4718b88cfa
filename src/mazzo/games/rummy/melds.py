"""Melds: which cards make one, which melds a hand holds, which cards fit one on the table.

All of it on sets of cards as integers (``bits.py``).
"""

from functools import cache
from typing import Final

from mazzo.games.rummy.bits import ALL, SPADES, SUITS

RANK: Final = 0b1111
"""The four aces; shifted by 4 × rank, the four cards of another rank."""


def runs_start(hand: int) -> int:
    """The cards of ``hand`` from which three in a row of one suit go up."""
    return hand & hand >> 4 & hand >> 8


def ranks_of_three(hand: int) -> int:
    """The ranks of which ``hand`` holds three or four cards: the lowest bit of each rank."""
    spades = hand & SPADES
    hearts = hand >> 1 & SPADES
    diamonds = hand >> 2 & SPADES
    clubs = hand >> 3 & SPADES
    return spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)


def melds_in(hand: int) -> list[int]:
    """Every meld that can be made of ``hand``: first the runs, by their lowest card and length,
    then the sets, by rank, of four equal cards every three and the four."""
    found = []
    starts = runs_start(hand)
    while starts:
        low = starts & -starts
        starts ^= low
        run = low | low << 4 | low << 8
        found.append(run)
        above = low << 12
        while hand & above:
            run |= above
            found.append(run)
            above <<= 4
    ranks = ranks_of_three(hand)
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        equal = hand & low * RANK
        if equal == low * RANK:
            found += [equal ^ low << suit for suit in range(SUITS)]
        found.append(equal)
    return found


ALL_MELDS: Final = tuple(melds_in(ALL))
"""Every meld there is: 264 runs, then 65 sets."""


@cache
def is_meld(cards: int) -> bool:
    """(2) Three or four equal cards, or three or more in a row of one suit, the ace low."""
    return cards in ALL_MELDS


@cache
def fits(meld: int) -> int:
    """The cards that can be laid off on ``meld``: the missing suit of a set, the two ends of a
    run."""
    low = meld & -meld
    rank = low.bit_length() - 1 & ~3
    equal = RANK << rank
    if meld & ~equal == 0:
        return equal ^ meld
    return (meld << 4 | meld >> 4) & ~meld & ALL
