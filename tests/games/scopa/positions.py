"""Positions of Scopa for the tests."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from mazzo.cards import ITALIAN_PACK, Card
from mazzo.games.contract import DEALER, Kind
from mazzo.games.move import Move
from mazzo.games.scopa import GAME, PLAYER
from mazzo.games.scopa.rules import Scopa
from mazzo.games.scopa.state import Cards, State, as_places
from mazzo.games.scopa.view import View

KIND: Final = Kind(GAME, PLAYER)
OPTIONS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"napola": "on"},
    {"ace-takes-all": "on"},
    {"target": "16", "napola": "on", "ace-takes-all": "on"},
)
"""House rules in several ways."""


def by_rules(options: dict[str, str]) -> Scopa:
    """The game by these house rules."""
    return GAME.with_options(options)


def by(options: dict[str, str]) -> Kind:
    """The same, and its computers."""
    game = by_rules(options)
    return Kind(game, PLAYER.playing(game))


def in_few_worlds(worlds: int) -> Kind:
    """The game and its computers, of which Hard imagines so many worlds: as there is time for."""
    return Kind(GAME, replace(PLAYER, worlds=worlds))


def named(text: str) -> Cards:
    """The cards of a text: ``named("7D FC")``."""
    return tuple(map(Card, text.split()))


def deal(first: str) -> Move:
    """A deal of a pack that begins with these cards."""
    cards = named(first)
    return Move("deal", cards + tuple(card for card in ITALIAN_PACK if card not in cards))


def after(state: State, *moves: str, game: Scopa = GAME) -> State:
    """The state after these moves."""
    for move in moves:
        state = game.play(state, Move.parse(move))
    return state


def legal(state: State, game: Scopa = GAME) -> list[str]:
    """The texts of the legal moves."""
    return list(map(str, game.moves(state)))


def random_deal(seed: int, game: Scopa = GAME) -> Iterator[State]:
    """Every state of the first deal that is not void, played at random to its end."""
    rng = Random(seed)
    state = game.start(seed % 2)
    while state.turn == DEALER and not state.history:
        state = game.play(state, game.shuffle(state, rng))
    yield state
    while state.turn not in (None, DEALER):
        state = game.play(state, rng.choice(game.moves(state)))
        yield state


def middle(
    hand: str,
    table: str = "",
    heap: str = "",
    other_heap: str = "",
    other: str = "",
    last: int | None = None,
    points: tuple[int, int] = (0, 0),
) -> State:
    """Seat 0 is to move. What has not been named is the pack, six cards at a time; what is over
    lies in the other heap."""
    mine, lying, own, others, theirs = (
        named(text) for text in (hand, table, heap, other_heap, other)
    )
    gone = {*mine, *lying, *own, *others, *theirs}
    hidden = [card for card in ITALIAN_PACK if card not in gone]
    held = theirs or tuple(hidden[: len(mine)])
    left = tuple(card for card in hidden if card not in held)
    size = len(left) // 6 * 6
    stock, over = left[:size], left[size:]
    return State(
        dealer=1,
        turn=0,
        hands=(as_places(mine), as_places(held)),
        table=lying,
        taken=(own, others + over),
        stock=stock,
        last=last,
        points=points,
    )


def seen(state: State) -> View:
    """What the seat to move may know."""
    return GAME.view(state, state.turn)
