"""What a player's moves tell about the cards it holds.

Nobody is sure to play so, but most do: they lay what they can, take a discard that completes
something, and throw the highest card that helps no other. A hand that contradicts the last turn of
its owner is unlikely, and Hard imagines it seldom.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from mazzo.games.integers import i64
from mazzo.games.rummy.bits import BIT, PENALTY, bits
from mazzo.games.rummy.melds import fits, has_meld, helped, wanted
from mazzo.games.rummy.state import SEATS
from mazzo.games.rummy.view import View
from mazzo.games.shuffle import shuffle

HELD_BACK: Final = 0.03
"""How likely a card is kept that could have been put down."""
REFUSED: Final = 0.25
"""How likely a discard is left lying that would complete a meld; the card that makes it do so may
have been drawn in that very turn."""
HIGHER_KEPT: Final = 0.4
"""How likely a higher card is kept that helps no other, for each of them."""
BROKEN: Final = 0.1
"""How likely a card is thrown that helps another while one is kept that helps none."""
CANDIDATES: Final = 12
"""How many hands are drawn for one that is chosen by its likelihood."""


@dataclass(slots=True)
class LastTurn:
    """What a seat did in its last turn, as sets of one card; 0 for what did not happen."""

    discarded: int = 0
    refused: int = 0
    """The discard that it left lying when it drew from the stock."""
    fit: int = 0
    """The cards that could have been laid off at the end of that turn, if it had opened."""


def last_turns(view: View) -> list[LastTurn]:
    """The last turn of every seat, read from the history."""
    turns = [LastTurn() for _ in range(SEATS)]
    if view.upcard is None:
        return turns
    top = BIT[view.upcard]
    refused = 0
    melds: list[int] = []
    opened: set[int] = set()
    for seat, move in view.history:
        if move.verb == "draw":
            refused = top if move.pile == "stock" else 0
        elif move.verb == "meld":
            melds.append(bits(move.cards))
            opened.add(seat)
        elif move.verb == "lay":
            melds[int((move.pile or "")[len("meld") :])] |= bits(move.cards)
        else:
            top = bits(move.cards)
            fit = 0
            for meld in melds if seat in opened else ():
                fit |= fits(meld)
            turns[seat] = LastTurn(top, refused, fit)
    return turns


def likelihood(hand: int, last: LastTurn) -> float:
    """How well ``hand`` agrees with its owner's last turn, 1 at best."""
    if not last.discarded:
        return 1.0
    likely = 1.0
    if has_meld(hand):
        likely = HELD_BACK
    if hand & last.fit:
        likely *= HELD_BACK
    if last.refused and last.refused & wanted(hand):
        likely *= REFUSED
    before = hand | last.discarded
    alone = before & ~helped(before)
    if not last.discarded & alone:
        return likely * BROKEN if alone else likely
    place = last.discarded.bit_length() - 1
    if PENALTY[place] < PENALTY[-1]:
        higher = alone >> (place | 3)
        likely *= HIGHER_KEPT ** (higher >> 1).bit_count()
    return likely


def likely_hand(certain: int, hidden: list[int], count: int, last: LastTurn, rng: Random) -> int:
    """A hand of ``certain`` and ``count`` cards of ``hidden``, likely ones more often.

    The candidates are dealt from one shuffled ring, side by side in the first lap, every second
    card in the next and so on: each is as random as if it had been shuffled for, at less cost.

    Args:
        certain: the cards that are surely in the hand.
        hidden: the cards from which the others come, one bit each; those chosen are taken out.
        count: how many.
        last: the owner's last turn.
        rng: draws the candidates and chooses among them.
    """
    chosen: i64 = certain
    total = 0.0
    size: i64 = len(hidden)
    start: i64 = 0
    gap: i64 = 0
    for _ in range(CANDIDATES):
        if gap == 0 or gap * (count - 1) >= size:  # a hand must not go round the ring
            shuffle(hidden, rng)
            start, gap = 0, 1
        hand: i64 = certain
        place = start
        for _ in range(count):
            hand |= hidden[place]
            place = (place + gap) % size
        start += count
        if start >= size:
            start -= size
            gap += 1
        likely = likelihood(hand, last)
        total += likely
        if rng.random() * total < likely:
            chosen = hand
    hidden[:] = [card for card in hidden if not card & chosen]
    return chosen
