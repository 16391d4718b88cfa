"""Melds: which cards make one, which melds a hand holds, which cards fit one on the table.

All of it on sets of cards as integers (``bits.py``).
"""

from functools import cache
from typing import Final

from mazzo.games.rummy.bits import ALL, SPADES, SUITS, penalty

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


def ranks_of_two(hand: int) -> int:
    """The ranks of which ``hand`` holds two cards or more: the lowest bit of each rank."""
    spades = hand & SPADES
    hearts = hand >> 1 & SPADES
    diamonds = hand >> 2 & SPADES
    clubs = hand >> 3 & SPADES
    return (spades | hearts) & (diamonds | clubs) | spades & hearts | diamonds & clubs


def has_meld(hand: int) -> bool:
    """Whether any meld can be made of ``hand``."""
    return runs_start(hand) != 0 or ranks_of_three(hand) != 0


def wanted(hand: int) -> int:
    """The cards that would complete a meld with two cards of ``hand``."""
    below, above = hand << 4, hand >> 4
    runs = below & (hand << 8 | above) | above & hand >> 8
    return (runs | ranks_of_two(hand) * RANK) & ~hand & ALL


def helped(hand: int) -> int:
    """The cards beside which ``hand`` holds one of the same rank, or of the same suit at most two
    ranks away."""
    return hand << 4 | hand >> 4 | hand << 8 | hand >> 8 | ranks_of_two(hand) * RANK


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


def best_melds(hand: int) -> list[int]:
    """The melds that leave the fewest points in ``hand``; none overlaps another.

    What is not in a set is covered by runs as far as it goes, so only the ranks that become sets
    have to be tried.
    """
    ranks = []
    left = ranks_of_three(hand)
    while left:
        low = left & -left
        left ^= low
        ranks.append(low)
    return _best_from(hand, ranks, 0)[1]


def _best_from(hand: int, ranks: list[int], at: int) -> tuple[int, list[int]]:
    """The most points that ``ranks`` from ``at`` on as sets, and runs of the rest, can take."""
    if at == len(ranks):
        starts = runs_start(hand)
        if not starts:
            return 0, []
        covered = starts | starts << 4 | starts << 8
        return penalty(covered), _separate_runs(covered)
    best = _best_from(hand, ranks, at + 1)
    equal = hand & ranks[at] * RANK
    for made in _sets_of(equal):
        points, melds = _best_from(hand & ~made, ranks, at + 1)
        points += penalty(made)
        if points > best[0]:
            best = points, [made, *melds]
    return best


def _sets_of(equal: int) -> list[int]:
    """The sets that three or four equal cards make, the largest first."""
    if equal.bit_count() < SUITS:
        return [equal]
    low = equal & -equal
    return [equal, *(equal ^ low << suit for suit in range(SUITS))]


def _separate_runs(covered: int) -> list[int]:
    runs = []
    while covered:
        low = covered & -covered
        run = low
        while covered & low << 4:
            low <<= 4
            run |= low
        runs.append(run)
        covered ^= run
    return runs
