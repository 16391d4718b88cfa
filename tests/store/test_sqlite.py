"""What the store keeps, and what it does when it cannot."""

import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mazzo.match.event import Event
from mazzo.match.store import (
    AddResults,
    Begin,
    Conclude,
    Find,
    FindResults,
    FindUnderWay,
    Forget,
    Keep,
    Last,
    Latest,
    LeaveTurns,
    NothingToUndo,
    Request,
    StoreFailed,
    TakeBack,
    Taken,
    TakeTurns,
    Who,
)
from mazzo.records.record import SeatHeader
from mazzo.store.sqlite import SQLiteStore
from tests.store.kept import ANNA, BRUNO, COMPUTER, match, play, together


def test_what_is_kept_comes_back(store: SQLiteStore, path: Path) -> None:
    assert store.do(Begin(match("one"))) == match("one")
    events = [
        Event(move="play 7D"),
        Event(before=("seat 1: computer easy", "players: 3")),
        Event(("seat 1: program first-legal",), "play 4C", ("seat 1: computer easy",)),
    ]
    for number, event in enumerate(events, start=1):
        store.do(Keep("one", number, event))
    store.close()
    again = SQLiteStore(path)
    found = again.do(Find("one"))
    again.close()
    assert found == replace(match("one"), events=(*match("one").events, *events))


def test_one_event_is_kept_once(store: SQLiteStore) -> None:
    store.do(Begin(match("one")))
    copies = [play("one", 1, f"play {n}", turn=COMPUTER) for n in range(20)]
    outcomes = together(store, copies)
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 19
    # The losers of a group commit leave no trace; the winner's whole work is there.
    store.do(LeaveTurns())
    assert store.do(TakeTurns()) == ["one"]
    found = store.do(Find("one"))
    assert found is not None
    assert len(found.events) == 2


def test_who_loses_in_a_group_takes_nobody_along(store: SQLiteStore) -> None:
    for name, guest in (("one", ANNA), ("two", BRUNO)):
        store.do(Begin(match(name, guest)))
    over = ("won", "lost")
    outcomes = together(
        store,
        [
            play("one", 1),
            play("two", 1, outcomes=over),
            play("one", 1, "play 4C", outcomes=over),
            play("unknown", 1, outcomes=over),
        ],
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Taken, Taken]
    assert store.do(FindResults(ANNA)) == []
    assert [result.match for result in store.do(FindResults(BRUNO))] == ["two"]


def test_what_fails_halfway_leaves_no_trace(
    store: SQLiteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def halfway(db: sqlite3.Connection, request: Request[Any]) -> None:
        db.execute("INSERT INTO guests VALUES (7, 'half', 0)")
        raise LookupError("a secret text")

    monkeypatch.setitem(store._answers, LeaveTurns, halfway)
    kept, failed = together(store, [Begin(match("one")), LeaveTurns()])
    assert kept == match("one")
    assert isinstance(failed, StoreFailed)
    assert str(failed) == "LookupError in LeaveTurns"
    assert store.do(Find("one")) is not None
    assert store.do(FindResults(b"half")) == []


def test_many_events_are_one_commit(store: SQLiteStore) -> None:
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    names = [f"match {n}" for n in range(50)]
    for name in names:
        store.do(Begin(match(name, guest=name.encode())))
    store._writer._connection.set_trace_callback(count)
    together(store, [play(name, 1) for name in names])
    store._writer._connection.set_trace_callback(None)
    assert 1 <= commits < 25


def test_only_a_match_in_play_takes_events(store: SQLiteStore) -> None:
    store.do(Begin(match("one")))
    store.do(play("one", 1, outcomes=("won", "lost")))
    for name in ("one", "unknown"):
        with pytest.raises(Taken):
            store.do(play(name, 2, "play 4C"))
    found = store.do(Find("one"))
    assert found is not None
    assert found.state == "over"
    assert store.do(Find("unknown")) is None


def test_a_new_match_gives_the_last_one_up_until_it_is_taken_back(store: SQLiteStore) -> None:
    def latest(name: str) -> bool:
        found = store.do(Latest(ANNA, "rubamazzo"))
        return found is not None and (found.id, found.state) == (name, "playing")

    def due() -> list[str]:
        store.do(LeaveTurns())
        return store.do(TakeTurns())

    store.do(Begin(match("one"), COMPUTER))
    store.do(Begin(match("other", BRUNO)))
    two = store.do(Begin(match("two", created=2000, dealer=1)))
    assert two.begun.previous == "one"
    assert latest("two")
    assert store.do(Last(ANNA, "rubamazzo")) == ("two", 1)
    assert due() == []
    with pytest.raises(Taken):
        store.do(play("one", 1))
    with pytest.raises(NothingToUndo):
        store.do(TakeBack("two", since=2001))
    assert store.do(TakeBack("two", since=2000)) == "one"
    assert latest("one")
    assert store.do(Last(ANNA, "rubamazzo")) == ("one", 0)
    assert due() == ["one"]
    for name in ("one", "two", "other"):
        with pytest.raises(NothingToUndo):
            store.do(TakeBack(name, since=0))
    assert store.do(Latest(ANNA, "rummy")) is None
    assert store.do(Latest(b"c" * 32, "rubamazzo")) is None


def test_a_match_whose_secret_was_shown_stays_given_up(store: SQLiteStore) -> None:
    store.do(Begin(match("one"), COMPUTER))
    assert not store.do(Conclude("one", before=9999))
    assert not store.do(Conclude("unknown", before=9999))
    store.do(Begin(match("two", created=2000)))
    assert not store.do(Conclude("one", before=2000))
    assert store.do(TakeBack("two", since=0)) == "one"
    store.do(Begin(match("three", created=3000)))
    assert store.do(Conclude("one", before=3001))
    assert store.do(Conclude("one", before=0))
    with pytest.raises(NothingToUndo):
        store.do(TakeBack("three", since=0))
    with pytest.raises(Taken):
        store.do(play("one", 1))


def test_results_are_kept_with_the_end(store: SQLiteStore) -> None:
    def outcomes(guest: bytes = ANNA) -> dict[str, str]:
        return {result.match: result.outcome for result in store.do(FindResults(guest))}

    ends = {"w": ("won", "lost"), "d": ("drawn", "drawn"), "l": ("lost", "won")}
    for name, outcomes_of_all in ends.items():
        store.do(Begin(match(name)))
        store.do(play(name, 1, outcomes=outcomes_of_all))
    ended = {"w": "won", "d": "drawn", "l": "lost"}
    assert outcomes() == ended
    assert {result.level for result in store.do(FindResults(ANNA))} == {"hard"}
    # Given up counts once a person played a card, and no more when it is taken back.
    store.do(Begin(match("untouched")))
    store.do(play("untouched", 1))
    store.do(Begin(match("touched")))
    assert outcomes() == ended
    store.do(Keep("touched", 1, Event(("seat 1: computer easy",)), level="easy"))
    store.do(play("touched", 2, touches=True))
    store.do(Begin(match("next")))
    assert outcomes() == {**ended, "touched": "given_up"}
    levels = {result.match: result.level for result in store.do(FindResults(ANNA))}
    assert levels["touched"] == "easy"
    store.do(TakeBack("next", since=0))
    assert outcomes() == ended
    assert outcomes(BRUNO) == {}
    copy = store.do(FindResults(ANNA))
    assert store.do(AddResults(BRUNO, copy)) == 3
    assert store.do(AddResults(BRUNO, copy)) == 0
    assert outcomes(BRUNO) == ended


def test_sides_win_and_lose_together(store: SQLiteStore) -> None:
    kept = match("one")
    seats = (SeatHeader("person"),) * 4
    four = replace(
        kept, begun=replace(kept.begun, seats=seats), guests=(ANNA, BRUNO, b"c" * 32, b"d" * 32)
    )
    store.do(Begin(four))
    store.do(play("one", 1, outcomes=("won", "lost", "won", "lost")))
    ended = [store.do(FindResults(guest))[0].outcome for guest in four.guests if guest]
    assert ended == ["won", "lost", "won", "lost"]

    def kept_outcomes(db: sqlite3.Connection) -> Any:
        return json.loads(db.execute("SELECT outcomes FROM matches").fetchone()[0])

    assert look(store, kept_outcomes) == ended


def look(store: SQLiteStore, read: Callable[[sqlite3.Connection], Any]) -> Any:
    """What the database has, once everything so far is done."""
    store.do(Find(""))
    return read(store._writer._connection)


def test_what_is_under_way_is_counted_in_events(store: SQLiteStore) -> None:
    store.do(Begin(match("one")))
    store.do(Keep("one", 1, Event(("seat 1: computer easy",)), level="easy"))
    assert store.do(FindUnderWay(ANNA)) == [("one", "rubamazzo", "easy", 2)]
    assert store.do(FindUnderWay(BRUNO)) == []


def test_a_token_speaks_for_its_own_guest_until_it_is_given_to_another(store: SQLiteStore) -> None:
    assert store.do(Who(ANNA)) == ANNA
    for name, guest in (("one", ANNA), ("two", BRUNO)):
        store.do(Begin(match(name, guest)))
    assert store.do(Who(BRUNO)) == BRUNO
    look(
        store,
        lambda db: db.execute(
            "UPDATE tokens SET guest = (SELECT id FROM guests WHERE key = ?) WHERE sha256 = ?",
            (ANNA, BRUNO),
        ),
    )
    assert store.do(Who(BRUNO)) == ANNA
    # When Anna is forgotten, the other browser is who it was.
    store.do(Forget(ANNA))
    assert store.do(Who(BRUNO)) == BRUNO
    found = store.do(Latest(BRUNO, "rubamazzo"))
    assert found is not None
    assert found.id == "two"


def test_nothing_is_left_of_who_is_forgotten(store: SQLiteStore) -> None:
    store.do(Begin(match("one"), COMPUTER))
    store.do(play("one", 1, turn=COMPUTER))
    store.do(Begin(match("two"), COMPUTER))
    store.do(Begin(match("other", BRUNO), COMPUTER))
    gone = store.do(Forget(ANNA))
    assert sorted(gone) == ["one", "two"]
    assert store.do(Forget(ANNA)) == []
    with pytest.raises(Taken):
        store.do(play("two", 1))
    assert store.do(Find("other")) is not None

    def left(db: sqlite3.Connection) -> dict[str, int]:
        tables = ("guests", "tokens", "matches", "seats", "events", "turns", "results")
        counts = {name: f"SELECT count(*) FROM {name}" for name in tables}
        return {name: db.execute(sql).fetchone()[0] for name, sql in counts.items()}

    assert look(store, left) == {
        "guests": 1,
        "tokens": 1,
        "matches": 1,
        "seats": 1,
        "events": 1,
        "turns": 1,
        "results": 0,
    }


def test_who_is_forgotten_is_found_without_looking_through_all_matches(store: SQLiteStore) -> None:
    asked: list[str] = []
    store.do(Begin(match("one")))
    store.do(Begin(match("two")))
    connection = store._writer._connection
    connection.set_trace_callback(asked.append)
    store.do(Forget(ANNA))
    connection.set_trace_callback(None)
    for sql in asked:
        if sql.startswith(("SELECT", "UPDATE", "DELETE")):
            plan = connection.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall()
            scanned = [step for *_, step in plan if step.startswith("SCAN matches")]
            assert not scanned, sql
    assert any(sql.startswith("UPDATE matches") for sql in asked)


@pytest.mark.parametrize("trouble", ["full", "locked"])
def test_a_store_in_trouble_says_so_and_recovers(
    store: SQLiteStore, path: Path, trouble: str
) -> None:
    connection = store._writer._connection
    connection.execute("PRAGMA busy_timeout = 50")
    makers: dict[str, Callable[[], Any]] = {
        "full": lambda: connection.execute("PRAGMA max_page_count = 1"),
        "locked": lambda: other.execute("BEGIN EXCLUSIVE"),
    }
    enders: dict[str, Callable[[], Any]] = {
        "full": lambda: connection.execute("PRAGMA max_page_count = 100000"),
        "locked": lambda: other.execute("ROLLBACK"),
    }
    other = sqlite3.connect(path, isolation_level=None)
    store.do(Begin(match("one")))
    makers[trouble]()
    with pytest.raises(StoreFailed):
        # Long enough to need a page that the full disk does not have.
        store.do(play("one", 1, "x" * 100_000))
    enders[trouble]()
    store.do(play("one", 1))
    found = store.do(Find("one"))
    assert found is not None
    assert [event.move for event in found.events] == ["deal …", "play 7D"]
    other.close()
