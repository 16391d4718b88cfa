"""Turns that are due, and who works on them."""

from pathlib import Path

from mazzo.match.store import Begin, HoldTurns, LeaveTurns, TakeTurns, Turn
from mazzo.store.sqlite import SQLiteStore
from mazzo.store.turns import LEASE
from tests.store.kept import COMPUTER, Clock, match, play


def test_a_turn_is_somebodys_for_the_time_of_a_lease(store: SQLiteStore, clock: Clock) -> None:
    store.do(Begin(match("one"), COMPUTER))
    assert store.do(TakeTurns()) == []
    clock.now += LEASE - 1
    store.do(HoldTurns(["one"]))
    clock.now += LEASE - 1
    assert store.do(TakeTurns()) == []
    clock.now += 2
    assert store.do(TakeTurns()) == ["one"]
    assert store.do(TakeTurns()) == []
    store.do(play("one", 1, ends_turn=True))
    clock.now += 2 * LEASE
    assert store.do(TakeTurns()) == []


def test_a_room_that_starts_takes_nothing_of_one_that_lives(
    store: SQLiteStore, clock: Clock, path: Path
) -> None:
    store.do(Begin(match("one"), COMPUTER))
    other = SQLiteStore(path, clock)
    assert other.do(TakeTurns()) == []
    # What is not one's own cannot be held.
    other.do(HoldTurns(["one"]))
    clock.now += LEASE + 1
    assert other.do(TakeTurns()) == ["one"]
    store.do(HoldTurns(["one"]))
    assert store.do(TakeTurns()) == []
    other.do(LeaveTurns())
    assert store.do(TakeTurns()) == ["one"]
    other.close()


def test_a_persons_turn_is_due_when_their_time_is_over(store: SQLiteStore, clock: Clock) -> None:
    store.do(Begin(match("one")))
    store.do(play("one", 1, turn=Turn(0, due=60)))
    store.do(LeaveTurns())
    clock.now += 59
    assert store.do(TakeTurns()) == []
    clock.now += 2
    assert store.do(TakeTurns()) == ["one"]
    store.do(play("one", 2, turn=Turn(0, due=60)))
    clock.now += LEASE + 1
    assert store.do(TakeTurns()) == []
