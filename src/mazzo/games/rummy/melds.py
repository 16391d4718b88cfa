"""Melds: which cards make one, which melds a hand holds, which cards fit one on the table.

All of it on sets of cards as integers (``bits.py``).
"""

from functools import cache
from typing import Final

from mazzo.games.integers import i64
from mazzo.games.rummy.bits import ALL, SPADES, SUITS, penalty

RANK: Final = 0b1111
"""The four aces; shifted by 4 × rank, the four cards of another rank."""
THREE_IN_A_ROW: Final = 0x111
"""The lowest three spades; times a card, the run of three that it begins."""


def runs_start(hand: i64) -> i64:
    """The cards of ``hand`` from which three in a row of one suit go up."""
    return hand & hand >> 4 & hand >> 8


def ranks_of_three(hand: i64) -> i64:
    """The ranks of which ``hand`` holds three or four cards: the lowest bit of each rank."""
    both = hand & hand >> 1
    either = hand | hand >> 1
    return (both & either >> 2 | either & both >> 2) & SPADES


def ranks_of_two(hand: i64) -> i64:
    """The ranks of which ``hand`` holds two cards or more: the lowest bit of each rank."""
    both = hand & hand >> 1
    either = hand | hand >> 1
    return (both | both >> 2 | either & either >> 2) & SPADES


def has_meld(hand: i64) -> bool:
    """Whether any meld can be made of ``hand``."""
    return runs_start(hand) != 0 or ranks_of_three(hand) != 0


def wanted(hand: i64) -> int:
    """The cards that would complete a meld with two cards of ``hand``."""
    below, above = hand << 4, hand >> 4
    runs = below & (hand << 8 | above) | above & hand >> 8
    return (runs | ranks_of_two(hand) * RANK) & ~hand & ALL


def helped(hand: i64) -> int:
    """The cards beside which ``hand`` holds one of the same rank, or of the same suit at most two
    ranks away."""
    return hand << 4 | hand >> 4 | hand << 8 | hand >> 8 | ranks_of_two(hand) * RANK


def near(card: i64) -> int:
    """The cards that could help ``card``: of the same rank, or of the same suit at most two ranks
    away."""
    rank = (card | card >> 1 | card >> 2 | card >> 3) & SPADES
    others = card << 4 | card >> 4 | card << 8 | card >> 8 | rank * RANK
    return others & ALL & ~card


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


def best_melds(hand: i64) -> list[int]:
    """The melds that leave the fewest points in ``hand``; none overlaps another.

    Where no card could serve both a set and a run, all of them are made. Otherwise only the ranks
    that become sets have to be tried: what is not in a set is covered by runs as far as it goes.
    """
    starts = runs_start(hand)
    ranks = ranks_of_three(hand)
    if not ranks:
        return _runs(starts) if starts else []
    if not starts:
        return _sets(hand, ranks)
    if hand & ranks * RANK & _covered(starts):
        return _best_of(hand, ranks)[1]
    return _sets(hand, ranks) + _runs(starts)


def _best_of(hand: i64, ranks: i64) -> tuple[int, list[int]]:
    """The most points that sets of some of ``ranks``, and runs of the rest, can take."""
    if not ranks:
        starts = runs_start(hand)
        return penalty(_covered(starts)), _runs(starts)
    low = ranks & -ranks
    ranks ^= low
    best = _best_of(hand, ranks)
    for made in _sets_of(hand & low * RANK):
        points, melds = _best_of(hand & ~made, ranks)
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


def _sets(hand: i64, ranks: i64) -> list[int]:
    """The largest set of each of ``ranks``."""
    sets: list[int] = []
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        sets.append(hand & low * RANK)
    return sets


def _covered(starts: i64) -> i64:
    """The cards of all runs, given the cards from which three in a row go up."""
    return starts | starts << 4 | starts << 8


def _runs(starts: i64) -> list[int]:
    """The longest runs, given the cards from which three in a row go up."""
    runs: list[int] = []
    while starts:
        low = starts & -starts
        run = low * THREE_IN_A_ROW
        low <<= 4
        while low & starts:
            run |= low << 8
            low <<= 4
        starts &= ~run
        runs.append(run)
    return runs
