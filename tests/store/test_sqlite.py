"""What the store keeps, and what it does when it cannot."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mazzo.records.record import Record, SeatHeader
from mazzo.store import sqlite
from mazzo.store.sqlite import SQLiteStore
from mazzo.table.store import Match, NothingToUndo, StoreFailed, Taken

ANNA, BRUNO = b"a" * 32, b"b" * 32


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "down" / "mazzo.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[SQLiteStore]:
    opened = SQLiteStore(path)
    yield opened
    opened.close()


def match(name: str, guest: bytes = ANNA, created: float = 1000, dealer: int = 0) -> Match:
    seats = (SeatHeader("person", name="Anna"), SeatHeader("computer", "hard"))
    record = Record("rubamazzo", dealer, seats, {"rules": "1", "client seed": "s"})
    return Match(name, record.with_moves(["deal …"]), (guest, None), name.encode(), created)


def test_what_is_kept_comes_back(store: SQLiteStore, path: Path) -> None:
    async def scenario() -> None:
        kept = await store.start(match("one"), waits=False)
        assert kept == match("one")
        await store.append("one", 1, "play 7D", waits=True, points=None)
        await store.append("one", 2, "play 4C", waits=False, points=None)
        await store.reseat("one", (SeatHeader("person"), SeatHeader("computer", "easy")))

    asyncio.run(scenario())
    store.close()
    again = SQLiteStore(path)
    found = asyncio.run(again.find("one"))
    again.close()
    assert found is not None
    assert [line.text for line in found.record.lines] == ["deal …", "play 7D", "play 4C"]
    assert found.record.seats == (SeatHeader("person"), SeatHeader("computer", "easy"))
    assert found.record.headers == {"rules": "1", "client seed": "s"}
    assert (found.guests, found.secret, found.state) == ((ANNA, None), b"one", "playing")


def test_one_ply_is_kept_once(store: SQLiteStore) -> None:
    async def scenario() -> None:
        await store.start(match("one"), waits=False)
        copies = [store.append("one", 1, f"play {n}", waits=True, points=None) for n in range(20)]
        outcomes = await asyncio.gather(*copies, return_exceptions=True)
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 19
        # The losers of a group commit leave no trace; the winner's whole work is there.
        assert await store.owed(all_of_them=True) == ["one"]

    asyncio.run(scenario())


def test_what_fails_halfway_leaves_no_trace(store: SQLiteStore) -> None:
    def halfway(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO guests VALUES (7, 'half', 0)")
        raise LookupError

    async def scenario() -> None:
        kept, failed = await asyncio.gather(
            store.start(match("one"), waits=False),
            store._writer.write(halfway),
            return_exceptions=True,
        )
        assert kept == match("one")
        assert isinstance(failed, LookupError)
        left = await store._writer.read(lambda db: db.execute("SELECT id FROM guests").fetchall())
        assert left == [(1,)]

    asyncio.run(scenario())


def test_many_moves_are_one_commit(store: SQLiteStore) -> None:
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    async def scenario() -> None:
        names = [f"match {n}" for n in range(50)]
        for name in names:
            await store.start(match(name, guest=name.encode()), waits=False)
        store._writer._connection.set_trace_callback(count)
        await asyncio.gather(
            *(store.append(name, 1, "play 7D", waits=False, points=None) for name in names)
        )
        store._writer._connection.set_trace_callback(None)

    asyncio.run(scenario())
    assert 1 <= commits < 25


def test_only_a_match_in_play_takes_moves(store: SQLiteStore) -> None:
    async def scenario() -> None:
        await store.start(match("one"), waits=False)
        await store.append("one", 1, "play 7D", waits=False, points=(21, 19))
        for name in ("one", "unknown"):
            with pytest.raises(Taken):
                await store.append(name, 2, "play 4C", waits=False, points=None)
        found = await store.find("one")
        assert found is not None
        assert found.state == "over"
        assert await store.find("unknown") is None

    asyncio.run(scenario())


def test_a_new_match_gives_the_last_one_up_until_it_is_taken_back(store: SQLiteStore) -> None:
    async def scenario() -> None:
        await store.start(match("one"), waits=True)
        await store.start(match("other", BRUNO), waits=False)
        two = await store.start(match("two", created=2000, dealer=1), waits=False)
        assert two.previous == "one"
        assert await latest("two")
        assert await store.last(ANNA, "rubamazzo") == ("two", 1)
        assert await store.owed(all_of_them=True) == []
        with pytest.raises(Taken):
            await store.append("one", 1, "play 7D", waits=False, points=None)
        with pytest.raises(NothingToUndo):
            await store.take_back("two", since=2001)
        assert await store.take_back("two", since=2000) == "one"
        assert await latest("one")
        assert await store.last(ANNA, "rubamazzo") == ("one", 0)
        assert await store.owed(all_of_them=True) == ["one"]
        for name in ("one", "two", "other"):
            with pytest.raises(NothingToUndo):
                await store.take_back(name, since=0)
        assert await store.latest(ANNA, "rummy") is None
        assert await store.latest(b"c" * 32, "rubamazzo") is None

    async def latest(name: str) -> bool:
        found = await store.latest(ANNA, "rubamazzo")
        return found is not None and (found.id, found.state) == (name, "playing")

    asyncio.run(scenario())


def test_a_match_whose_secret_was_shown_stays_given_up(store: SQLiteStore) -> None:
    async def scenario() -> None:
        await store.start(match("one"), waits=True)
        assert not await store.conclude("one", before=9999)
        assert not await store.conclude("unknown", before=9999)
        await store.start(match("two", created=2000), waits=False)
        assert not await store.conclude("one", before=2000)
        assert await store.take_back("two", since=0) == "one"
        await store.start(match("three", created=3000), waits=False)
        assert await store.conclude("one", before=3001)
        assert await store.conclude("one", before=0)
        with pytest.raises(NothingToUndo):
            await store.take_back("three", since=0)
        with pytest.raises(Taken):
            await store.append("one", 1, "play 7D", waits=False, points=None)

    asyncio.run(scenario())


def test_an_owed_move_is_somebodys_for_a_while(
    store: SQLiteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 5000.0
    monkeypatch.setattr("mazzo.store.sqlite.time.time", lambda: now)

    async def scenario() -> None:
        nonlocal now
        await store.start(match("one"), waits=True)
        assert await store.owed() == []
        now += sqlite.LEASE + 1
        assert await store.owed() == ["one"]
        assert await store.owed() == []
        await store.append("one", 1, "play 7D", waits=False, points=None)
        assert await store.owed(all_of_them=True) == []

    asyncio.run(scenario())


def test_results_are_kept_with_the_end(store: SQLiteStore) -> None:
    async def outcomes(guest: bytes = ANNA) -> dict[str, str]:
        return {result.match: result.outcome for result in await store.results(guest)}

    async def scenario() -> None:
        for name, points in (("won", (21, 19)), ("drawn", (20, 20)), ("lost", (4, 36))):
            await store.start(match(name), waits=False)
            await store.append(name, 1, "play 7D", waits=False, points=points)
        ended = {"won": "won", "drawn": "drawn", "lost": "lost"}
        assert await outcomes() == ended
        assert {result.level for result in await store.results(ANNA)} == {"hard"}
        # Given up counts once a card was played, and no more when it is taken back.
        await store.start(match("untouched"), waits=False)
        await store.start(match("touched"), waits=False)
        assert await outcomes() == ended
        await store.append("touched", 1, "play 7D", waits=False, points=None)
        await store.start(match("next"), waits=False)
        assert await outcomes() == {**ended, "touched": "given_up"}
        await store.take_back("next", since=0)
        assert await outcomes() == ended
        assert await outcomes(BRUNO) == {}
        copy = await store.results(ANNA)
        assert await store.add_results(BRUNO, copy) == 3
        assert await store.add_results(BRUNO, copy) == 0
        assert await outcomes(BRUNO) == ended

    asyncio.run(scenario())


def test_nothing_is_left_of_who_is_forgotten(store: SQLiteStore) -> None:
    async def scenario() -> None:
        await store.start(match("one"), waits=True)
        await store.append("one", 1, "play 7D", waits=True, points=None)
        await store.start(match("two"), waits=True)
        await store.start(match("other", BRUNO), waits=True)
        assert sorted(await store.forget(ANNA)) == ["one", "two"]
        assert await store.forget(ANNA) == []
        with pytest.raises(Taken):
            await store.append("two", 1, "play 7D", waits=False, points=None)
        assert await store.find("other") is not None

        def left(db: sqlite3.Connection) -> dict[str, int]:
            tables = ("guests", "matches", "seats", "moves", "turns", "results")
            counts = {name: f"SELECT count(*) FROM {name}" for name in tables}
            return {name: db.execute(sql).fetchone()[0] for name, sql in counts.items()}

        assert await store._writer.read(left) == {
            "guests": 1,
            "matches": 1,
            "seats": 1,
            "moves": 1,
            "turns": 1,
            "results": 0,
        }

    asyncio.run(scenario())


def test_who_is_forgotten_is_found_without_looking_through_all_matches(store: SQLiteStore) -> None:
    asked: list[str] = []

    async def scenario() -> None:
        await store.start(match("one"), waits=False)
        await store.start(match("two"), waits=False)
        connection = store._writer._connection
        connection.set_trace_callback(asked.append)
        await store.forget(ANNA)
        connection.set_trace_callback(None)
        for sql in asked:
            if sql.startswith(("SELECT", "UPDATE", "DELETE")):
                plan = connection.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall()
                assert not [step for *_, step in plan if step.startswith("SCAN matches")], sql

    asyncio.run(scenario())
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

    async def scenario() -> None:
        await store.start(match("one"), waits=False)
        makers[trouble]()
        with pytest.raises(StoreFailed):
            # Long enough to need a page that the full disk does not have.
            await store.append("one", 1, "x" * 100_000, waits=False, points=None)
        enders[trouble]()
        await store.append("one", 1, "play 7D", waits=False, points=None)
        found = await store.find("one")
        assert found is not None
        assert [line.text for line in found.record.lines] == ["deal …", "play 7D"]

    asyncio.run(scenario())
    other.close()
