"""Positions of Rubamazzo for the tests."""

from collections.abc import Iterator
from random import Random

from mazzo.cards import ITALIAN_PACK, Card
from mazzo.games.rubamazzo import GAME
from mazzo.games.rubamazzo.state import Places, State
from mazzo.games.rubamazzo.view import View


def random_match(seed: int) -> Iterator[State]:
    """Every state of a match played at random, from the first deal to the end."""
    rng = Random(seed)
    start = GAME.start(seed % 2)
    state = GAME.play(start, GAME.shuffle(start, rng))
    yield state
    while state.turn is not None:
        state = GAME.play(state, rng.choice(GAME.moves(state)))
        yield state


def middle(hand: str, table: str = "", pile: str = "", other_pile: str = "", held: int = 3) -> View:
    """What seat 0 sees on its turn, in the middle of a match; the top is the last card of a pile.

    The other side holds ``held`` cards of those that have not been named; the rest is the pack,
    from which six are dealt at a time.
    """
    mine, lying, own, other = (_cards(text) for text in (hand, table, pile, other_pile))
    named = {*mine, *lying, *own, *other}
    hidden = [card for card in ITALIAN_PACK if card not in named]
    assert (len(hidden) - held) % 6 == 0
    state = State(
        dealer=1,
        turn=0,
        hands=(_places(mine), _places(tuple(hidden[:held]))),
        table=lying,
        piles=(own, other),
        stock=tuple(hidden[held:]),
        seen=lying + own + other,
    )
    return GAME.view(state, 0)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def _places(cards: tuple[Card, ...]) -> Places:
    first, second, third = (*cards, None, None, None)[:3]
    return first, second, third
