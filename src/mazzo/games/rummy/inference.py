"""What a player's moves tell about the cards it holds.

Nobody is sure to play so, but most do: they lay what they can, take a discard that completes
something, throw the highest card that helps no other, and no card near to those they keep. A hand
that contradicts the moves of its owner is unlikely, and Hard imagines it seldom.

How unlikely was fitted to the hands of all three levels, between what fits Normal best and what
fits Easy and Hard.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from mazzo.games.integers import i64
from mazzo.games.rummy.bits import ALL, BIT, PENALTY, bits, size
from mazzo.games.rummy.melds import fits, has_meld, helped, near, wanted
from mazzo.games.rummy.state import SEATS
from mazzo.games.rummy.view import View
from mazzo.games.shuffle import shuffle

HELD_BACK: Final = 0.03
"""How likely a card is kept that could have been put down."""
REFUSED: Final = 0.3
"""How likely a discard is left lying that would complete a meld; the card that makes it do so may
have been drawn in that very turn."""
REFUSED_BEFORE: Final = 0.6
"""How likely a hand is whose meld a discard would have completed that was left in an earlier turn;
more of its cards have come since."""
NEAR: Final = 0.45
"""How likely a card is held for each card near it that its owner has thrown in this round."""
HIGHER_KEPT: Final = 0.25
"""How likely a higher card is kept that helps no other, for each of them."""
HIGH: Final = ALL >> 32 << 32
"""The nines and what is above them: the first to go,"""
HIGH_KEPT: Final = 0.82
"""and how likely each of them that helps no other is still there, for every turn that has gone."""
LONGEST: Final = 6
"""More turns than that tell no more."""
BROKEN: Final = 0.35
"""How likely a card is thrown that helps another while one is kept that helps none."""
NEAR_HELD: Final = [NEAR**times for times in range(3 * 11 + 1)]
HIGH_HELD: Final = [HIGH_KEPT**times for times in range(LONGEST * 11 + 1)]
HIGHER_HELD: Final = [HIGHER_KEPT**times for times in range(11 + 1)]
"""The powers of these, of at most eleven cards."""
CANDIDATES: Final = 12
"""How many hands are drawn for one that is chosen by its likelihood."""


@dataclass(slots=True)
class Conduct:
    """What a seat did in this round, as far as it tells about its hand; sets of cards."""

    discarded: int = 0
    """In its last turn: one card, or none before the first discard,"""
    refused: int = 0
    """the discard that it left lying when it drew from the stock, or none,"""
    fit: int = 0
    """and what it could have laid off at the end, if it had opened."""
    refused_before: int = 0
    """The discards that it left lying in earlier turns."""
    near: int = 0
    """The cards near one that it has thrown: of the same rank, or at most two ranks away in the
    same suit;"""
    nearer: int = 0
    """near two of them;"""
    nearest: int = 0
    """near three or more."""
    turns: int = 0
    """How many it has ended."""

    def discard(self, card: int, refused: int, fit: int) -> None:
        """The end of a turn."""
        self.refused_before |= self.refused
        self.discarded, self.refused, self.fit = card, refused, fit
        close = near(card)
        self.nearest |= self.nearer & close
        self.nearer |= self.near & close
        self.near |= close
        self.turns += 1


def conduct(view: View) -> list[Conduct]:
    """What every seat did, read from the history."""
    seats = [Conduct() for _ in range(SEATS)]
    if view.upcard is None:
        return seats
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
            seats[seat].discard(top, refused, fit)
    return seats


def likelihood(hand: i64, did: Conduct) -> float:
    """How well ``hand`` agrees with what its owner did, 1 at best."""
    if not did.turns:
        return 1.0
    likely = 1.0
    if has_meld(hand):
        likely = HELD_BACK
    if hand & did.fit:
        likely *= HELD_BACK
    outs = wanted(hand)
    if did.refused & outs:
        likely *= REFUSED
    if did.refused_before & outs:
        likely *= REFUSED_BEFORE
    close = size(hand & did.near)
    if close:
        close += size(hand & did.nearer) + size(hand & did.nearest)
        likely *= NEAR_HELD[close]
    high = size(hand & HIGH & ~helped(hand))
    if high:
        likely *= HIGH_HELD[high * min(did.turns, LONGEST)]
    before = hand | did.discarded
    alone = before & ~helped(before)
    if not did.discarded & alone:
        return likely * BROKEN if alone else likely
    place = did.discarded.bit_length() - 1
    if PENALTY[place] < PENALTY[-1]:
        higher = alone >> (place | 3)
        likely *= HIGHER_HELD[size(higher >> 1)]
    return likely


def likely_hand(certain: int, hidden: list[int], count: int, did: Conduct, rng: Random) -> int:
    """A hand of ``certain`` and ``count`` cards of ``hidden``, likely ones more often.

    The candidates are dealt from one shuffled ring, side by side in the first lap, every second
    card in the next and so on: each is as random as if it had been shuffled for, at less cost.

    Args:
        certain: the cards that are surely in the hand.
        hidden: the cards from which the others come, one bit each; those chosen are taken out.
        count: how many.
        did: what the owner did.
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
        likely = likelihood(hand, did)
        total += likely
        if rng.random() * total < likely:
            chosen = hand
    hidden[:] = [card for card in hidden if not card & chosen]
    return chosen
