"""What games of tricks share: four places, two sides, following suit, and who takes a trick."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import Final, NamedTuple, TypeVar

from mazzo.cards import FRENCH_PACK, FRENCH_SUITS, Card
from mazzo.games.contract import DEALER, IllegalMove, Seat, Sides
from mazzo.games.dealing import check_deal
from mazzo.games.move import Move, Played

SEATS: Final = 4
TRICKS: Final = 13
SIDES: Final[Sides] = ((0, 2), (1, 3))
HIGH: Final = {rank: height for height, rank in enumerate("23456789TJQKA")}
"""How high a rank is: the ace is highest."""

Cards = tuple[Card, ...]
Four = tuple[int, int, int, int]
"""A number of every seat."""
Hands = tuple[Cards, Cards, Cards, Cards]
Bids = tuple[int | None, int | None, int | None, int | None]
"""What every seat has said that it will take."""
Suits = tuple[str, ...]
Voids = tuple[Suits, Suits, Suits, Suits]
NOTHING: Final[Four] = (0, 0, 0, 0)
NO_CARDS: Final[Hands] = ((), (), (), ())
NO_VOIDS: Final[Voids] = ((), (), (), ())


class Trick(NamedTuple):
    """A trick that is closed."""

    led: Seat
    cards: Cards
    """In the order played: card i by seat led+i, modulo 4."""
    winner: Seat


@dataclass(frozen=True, slots=True)
class TrickState:
    """Where every card of a deal is; a game adds what it needs."""

    dealer: Seat
    """Of the deal under way or just finished."""
    turn: Seat | None
    """A seat, ``DEALER`` before a deal, ``None`` when the match is over."""
    round: int = 0
    """Which deal of the match this is, from 1; 0 before the first."""
    points: Four = NOTHING
    """Of the match; partners have the same."""
    hands: Hands = NO_CARDS
    """Each sorted as plain text."""
    led: Seat | None = None
    """Who leads, or has led, to the trick being played."""
    trick: Cards = ()
    """The trick being played, in order."""
    last: Trick | None = None
    """The trick closed last in this deal."""
    tricks: Four = NOTHING
    """How many each seat has taken in this deal."""
    gone: Cards = ()
    """Every card of the closed tricks of this deal, in the order played."""
    voids: Voids = NO_VOIDS
    """The suits that each seat has shown not to hold."""
    history: tuple[Played, ...] = ()
    """This deal's public moves."""

    @property
    def is_finished(self) -> bool:
        """Whether the deal shown has been played to its end."""
        return len(self.gone) == len(FRENCH_PACK)


Table = TypeVar("Table", bound=TrickState)
Part = TypeVar("Part")


def changed(four: Sequence[Part], seat: Seat, value: Part) -> tuple[Part, Part, Part, Part]:
    """The four values with another one for ``seat``."""
    first, second, third, fourth = (value if at == seat else kept for at, kept in enumerate(four))
    return first, second, third, fourth


def dealt(move: Move, dealer: Seat) -> Hands:
    """The hands after a deal: one card at a time, from the seat left of the dealer.

    Raises:
        IllegalMove: ``dealer-to-move``, ``bad-deal``.
    """
    check_deal(move, FRENCH_PACK)
    first, second, third, fourth = (
        tuple(sorted(move.cards[(seat - dealer - 1) % SEATS :: SEATS])) for seat in range(SEATS)
    )
    return first, second, third, fourth


def following(hand: Cards, trick: Cards) -> Cards:
    """The cards of a hand that may be played to a trick that somebody has led to."""
    return tuple(card for card in hand if card[1] == trick[0][1]) or hand


def winning(trick: Cards, trump: str | None) -> int:
    """Which card of a trick takes it: the highest trump, else the highest of the suit led.

    >>> winning((Card("KH"), Card("2S"), Card("AH"), Card("AD")), "S")
    1
    >>> winning((Card("KH"), Card("2S"), Card("AH"), Card("AD")), None)
    2
    """
    led = trick[0][1]
    ranked = [
        (card[1] == trump, card[1] == led, HIGH[card[0]] if card[1] in (trump, led) else -1)
        for card in trick
    ]
    return ranked.index(max(ranked))


def put_down(state: Table, seat: Seat, card: Card, trump: str | None) -> Table:
    """The state once a card lies in the trick, closed by the fourth; a finished deal has nobody
    to lead: its game counts it.

    Raises:
        IllegalMove: ``not-your-card``, ``must-follow``.
    """
    hand, trick = state.hands[seat], (*state.trick, card)
    if card not in hand:
        raise IllegalMove("not-your-card", card=card)
    voids = state.voids
    if card[1] != trick[0][1]:
        if card not in following(hand, state.trick):
            raise IllegalMove("must-follow", card=card, suit=trick[0][1])
        voids = changed(voids, seat, without(voids[seat], trick[0][1]))
    state = replace(
        state,
        turn=(seat + 1) % SEATS,
        led=seat if state.led is None else state.led,
        hands=changed(state.hands, seat, tuple(held for held in hand if held != card)),
        trick=trick,
        voids=voids,
        history=(*state.history, Played(seat, Move("play", (card,)))),
    )
    return state if len(trick) < SEATS else _closed(state, trump)


def without(voids: Suits, *suits: str) -> Suits:
    """The suits that a seat has shown not to hold, with others added."""
    return tuple(suit for suit in FRENCH_SUITS if suit in voids or suit in suits)


def _closed(state: Table, trump: str | None) -> Table:
    assert state.led is not None
    winner = (state.led + winning(state.trick, trump)) % SEATS
    gone = (*state.gone, *state.trick)
    over = len(gone) == len(FRENCH_PACK)
    return replace(
        state,
        turn=DEALER if over else winner,
        led=None if over else winner,
        trick=(),
        last=Trick(state.led, state.trick, winner),
        tricks=changed(state.tricks, winner, state.tricks[winner] + 1),
        gone=gone,
    )


def of_side(values: Sequence[int], seat: Seat) -> int:
    """What a seat and its partner have together."""
    return values[seat] + values[(seat + 2) % SEATS]


def deal_under(
    hidden: Sequence[Card], sizes: Sequence[int], voids: Sequence[Suits], rng: Random
) -> list[Cards]:
    """Hidden cards dealt to hands of these sizes, evenly among all ways in which nobody holds a
    suit that it has shown not to hold.

    Args:
        hidden: the cards, as many as the sizes together.
        sizes: how many each seat gets.
        voids: the suits that each seat cannot hold.
        rng: what is drawn from.
    """
    suits = [[card for card in hidden if card[1] == suit] for suit in FRENCH_SUITS]
    plan = tuple(
        (len(cards), tuple(suit not in void for void in voids))
        for suit, cards in zip(FRENCH_SUITS, suits, strict=True)
    )
    left = tuple(sizes)
    hands: list[list[Card]] = [[] for _ in sizes]
    for at, cards in enumerate(suits):
        rng.shuffle(cards)
        splits = list(_splits(*plan[at], left))
        rests = [_less(left, split) for split in splits]
        weights = [
            _orders(split) * _ways(plan[at + 1 :], rest)
            for split, rest in zip(splits, rests, strict=True)
        ]
        drawn = rng.randrange(sum(weights))
        split, left = next(
            (split, rest)
            for split, rest, until in zip(splits, rests, accumulate(weights), strict=True)
            if drawn < until
        )
        for hand, amount in zip(hands, split, strict=True):
            hand += cards[:amount]
            del cards[:amount]
    return [tuple(hand) for hand in hands]


_Plan = tuple[tuple[int, tuple[bool, ...]], ...]
"""Of every suit that is still to be dealt: how many cards, and which seats may hold them."""


@cache
def _splits(
    amount: int, allowed: tuple[bool, ...], sizes: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """How many cards of a suit can go to each seat."""
    if not sizes:
        return ((),) if amount == 0 else ()
    most = min(amount, sizes[0]) if allowed[0] else 0
    return tuple(
        (mine, *others)
        for mine in range(most + 1)
        for others in _splits(amount - mine, allowed[1:], sizes[1:])
    )


@lru_cache(maxsize=1 << 16)
def _ways(plan: _Plan, sizes: tuple[int, ...]) -> int:
    """In how many ways the suits can still be dealt."""
    if not plan:
        return not any(sizes)
    return sum(
        _orders(split) * _ways(plan[1:], _less(sizes, split)) for split in _splits(*plan[0], sizes)
    )


def _orders(split: tuple[int, ...]) -> int:
    """In how many ways the cards of a suit can be divided so."""
    ways, left = 1, sum(split)
    for amount in split:
        ways *= comb(left, amount)
        left -= amount
    return ways


def _less(sizes: tuple[int, ...], split: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(size - amount for size, amount in zip(sizes, split, strict=True))
