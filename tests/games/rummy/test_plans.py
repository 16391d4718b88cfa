"""What the levels put down in a turn, against every way of doing it by the rules."""

from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from mazzo.bots.levels import rank
from mazzo.cards import Card
from mazzo.games.contract import Kind
from mazzo.games.rummy import GAME, PLAYER
from mazzo.games.rummy.bits import ALL, BIT, bits, cards, penalty
from mazzo.games.rummy.melds import ALL_MELDS, fits, near
from mazzo.games.rummy.plans import best_plan, places_of
from mazzo.games.rummy.state import NO_CARDS, State, changed
from mazzo.records.record import LEVELS
from tests.games.rummy.positions import to_play

RUMMY = Kind(GAME, PLAYER)
POSITIONS = 500


class Best(NamedTuple):
    """The best of all ways to put down, by brute force."""

    out: bool
    points: int
    """The most points that can be put down."""


def best_of(state: State, kept: Card | None = None) -> Best:
    """Every way to go on putting down is tried by the readable rules.

    Args:
        state: seat 0 has drawn.
        kept: a card that stays in the hand.
    """

    @cache
    def further(state: State) -> Best:
        out, points = False, 0
        for move in GAME.moves(state):
            after = GAME.play(state, move)
            out = out or after.winner == 0
            if move.verb == "discard" or kept in move.cards:
                continue
            down = penalty(bits(move.cards))
            if after.winner == 0:
                points = max(points, down)
            else:
                # how the melds came to lie there does not matter
                then = further(after._replace(history=(), melds=tuple(sorted(after.melds))))
                out, points = out or then.out, max(points, down + then.points)
        return Best(out, points)

    return further(state._replace(history=()))


SHORT = tuple(meld for meld in ALL_MELDS if meld.bit_count() <= 4)


def random_table(rng: Random) -> list[int]:
    """Some melds; of two of them one card often fits both."""
    melds: list[int] = []
    for _ in range(rng.randrange(5)):
        taken, fit = sum(melds), sum(map(fits, melds[-1:]))
        free = [meld for meld in SHORT if not meld & taken]
        shared = [meld for meld in free if fits(meld) & fit & ~taken]
        melds.append(rng.choice(shared if shared and rng.random() < 0.7 else free))
    return melds


def random_state(rng: Random) -> State:
    """Seat 0 has drawn: melds on the table, and a hand of which much belongs to them and to
    itself."""
    melds = random_table(rng)
    laid = sum(melds)
    hand, size = 0, rng.randint(2, 8)
    while hand.bit_count() < size:
        related = 0
        if rng.random() < 0.85:
            for meld in melds:
                related |= fits(meld)
            for card in map(BIT.__getitem__, cards(hand)):
                related |= near(card)
        free = cards((related or ALL) & ALL & ~hand & ~laid)
        hand |= BIT[rng.choice(free or cards(ALL & ~hand & ~laid))]
    rest = list(cards(ALL & ~hand & ~laid))
    rng.shuffle(rest)
    held = cards(hand)
    return to_play(
        " ".join(held),
        *(" ".join(cards(meld)) for meld in melds),
        taken=rng.choice(held) if rng.random() < 0.4 else None,
        opened=bool(melds) and rng.random() < 0.7,
        others=(rest[0], f"{rest[1]} {rest[2]}", f"{rest[3]} {rest[4]}"),
    )


def states(seed: int) -> list[State]:
    rng = Random(seed)
    return [random_state(rng) for _ in range(POSITIONS)]


def test_the_best_plan_is_the_best_of_all_ways() -> None:
    interesting = 0
    for state in states(1):
        best = best_of(state)
        hand, taken = bits(state.hands[0]), bits([state.taken] if state.taken else [])
        table = places_of(map(bits, state.melds))
        plan = best_plan(hand, table, state.opened[0], taken, ALL)
        assert plan.out == best.out, state
        if not plan.out:
            assert penalty(hand) - penalty(plan.rest) == best.points, state
        interesting += best.points > 0
    assert interesting > POSITIONS / 2


def put_down(state: State, level: str, rng: Random) -> tuple[Best, State, Card | None]:
    """What a level puts down of what it could: whether it goes out, and the points; the state
    before its discard, and what it throws."""
    before = penalty(bits(state.hands[0]))
    while True:
        move = rank(RUMMY, GAME.view(state, 0), level, rng)[0].move
        after = GAME.play(state, move)
        if move.verb == "discard" or after.turn != 0:
            left = penalty(bits(state.hands[0] if move.verb == "discard" else after.hands[0]))
            thrown = move.cards[0] if move.verb == "discard" else None
            return Best(after.winner == 0, before - left), state, thrown
        state = after


@pytest.mark.parametrize(("level", "seed"), [("normal", 2), ("hard", 3)])
def test_careful_levels_put_down_the_most_that_is_possible(
    level: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(PLAYER), "worlds", 8)  # as many as there is time for
    rng = Random(seed)
    held_back = 0
    for state in states(seed):
        best = best_of(state)
        done, _, _ = put_down(state, level, rng)
        assert done.out == best.out, state
        if level == "hard" and not done.points and not state.opened[0]:
            held_back += best.points > 0
        elif not best.out:
            assert done.points == best.points, state
    assert held_back < POSITIONS / 10


def test_easy_goes_out_and_throws_nothing_that_it_could_put_down() -> None:
    rng = Random(4)
    overlooked = 0
    for state in states(4):
        best = best_of(state)
        done, last, thrown = put_down(state, "easy", rng)
        assert done.out == best.out, state
        if thrown is not None:
            possible = best_of(last)
            overlooked += possible.points > 0
            assert best_of(last, kept=thrown).points == possible.points, (state, thrown)
    assert overlooked


def to_draw(state: State, top: Card) -> State:
    """The position before, when ``top`` lay on the discards."""
    return state._replace(
        phase="draw",
        taken=None,
        known=NO_CARDS,
        hands=changed(state.hands, 0, tuple(card for card in state.hands[0] if card != top)),
        stock=(*state.stock, *state.discards),
        discards=(top,),
    )


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_can_go_out_with_the_top_discard_takes_it(level: str) -> None:
    rng = Random(5)
    tried = 0
    for state in states(5):
        top = rng.choice(state.hands[0])
        if best_of(state._replace(taken=top)).out:
            tried += 1
            before = to_draw(state, top)
            assert str(rank(RUMMY, GAME.view(before, 0), level, rng)[0].move) == "draw @discards"
    assert tried > POSITIONS / 20


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_what_easy_and_normal_take_they_put_down(level: str) -> None:
    rng = Random(6)
    took = 0
    for state in states(6):
        top = rng.choice(state.hands[0])
        before = to_draw(state, top)
        move = rank(RUMMY, GAME.view(before, 0), level, rng)[0].move
        if move.pile == "discards":
            took += 1
            _, last, thrown = put_down(GAME.play(before, move), level, rng)
            assert thrown is None or top not in last.hands[0], before
    assert took > POSITIONS / 10
