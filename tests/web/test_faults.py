"""What goes wrong inside: the store, the computers, a record; and floods of nonsense."""

import asyncio
import hashlib
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.catalogue import find
from mazzo.store.sqlite import SQLiteStore
from mazzo.table.store import StoreFailed
from mazzo.web import messages
from mazzo.web.live import LiveMatch
from mazzo.web.messages import Unreadable
from mazzo.web.opening import new_match
from mazzo.web.room import Room
from mazzo.web.thinking import NoAnswer
from tests.web.house import Frame, Here, Page, open_house, run


class Listener:
    """A connection without a socket."""

    def __init__(self, guest: bytes = b"g" * 32) -> None:
        self.guest = guest
        self.offers: dict[str, bytes] = {}
        self.following: dict[str, LiveMatch] = {}
        self.heard: list[Frame] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(json.loads(frame))


def test_a_move_that_cannot_be_kept_did_not_happen(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = SQLiteStore.append

    async def fail(*_: Any, **__: Any) -> None:
        raise StoreFailed("database or disk is full")

    async def scenario() -> None:
        async with (
            open_house(database) as house,
            house.page() as page,
            house.page(page.token) as other,
        ):
            table = await page.until_my_turn(await page.start())
            await other.ask(type="open", game="rubamazzo")
            monkeypatch.setattr(SQLiteStore, "append", fail)
            failed = await page.play(table)
            assert failed["error"] == "store-failed"
            assert failed["values"] == {}
            monkeypatch.setattr(SQLiteStore, "append", append)
            again = await page.ask(type="sync", match=table["match"])
            assert (again["ply"], again["view"]) == (table["ply"], table["view"])
            # Whoever else looks on gets the table as it is kept, not the move.
            shown = await other.hear()
            assert (shown["type"], shown["ply"]) == ("table", table["ply"])
            end = await page.play_on(again, Random(1))
            assert end["view"]["turn"] is None

    run(scenario())


def test_the_computers_move_that_cannot_be_kept_is_made_later(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = SQLiteStore.append

    async def fail_for_computers(
        store: SQLiteStore, match: str, ply: int, move: str, *, waits: bool, points: Any
    ) -> None:
        if not waits:
            raise StoreFailed("disk I/O error")
        await append(store, match, ply, move, waits=waits, points=points)

    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await begin_as_first(page)
            monkeypatch.setattr(SQLiteStore, "append", fail_for_computers)
            table = {**table, **(await page.play(table))}
            await asyncio.sleep(0.1)
            monkeypatch.setattr(SQLiteStore, "append", append)
            await house.room.take_up(at_start=True)
            while (frame := await page.hear())["type"] == "table":
                assert frame["ply"] == table["ply"]
            assert (frame["type"], frame["seat"], frame["ply"]) == ("update", 1, table["ply"] + 1)

    run(scenario())


async def begin_as_first(page: Page) -> Frame:
    table = await page.start()
    return table if table["view"]["turn"] == 0 else await page.start()


def test_a_move_that_another_server_made_is_seen(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await begin_as_first(page)
            moves = table["view"]["moves"]
            elsewhere = SQLiteStore(database)
            await elsewhere.append(table["match"], table["ply"], moves[1], waits=True, points=None)
            elsewhere.close()
            late = await page.play(table, moves[0])
            assert late["error"] == "stale"
            assert late["ply"] == table["ply"] + 1
            assert late["values"] == {"move": moves[0]}
            again = await page.ask(type="sync", match=table["match"])
            assert again["view"]["history"][0] == {"seat": 0, "move": moves[1]}

    run(scenario())


def test_a_match_that_does_not_replay_harms_nobody(
    database: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await begin_as_first(page)
            await house.store.append(table["match"], 1, "play XX", waits=False, points=None)
        async with open_house(database) as house, house.page(page.token) as page:
            broken = await page.ask(type="open", game="rubamazzo")
            assert broken["error"] == "store-failed"
            landing = await page.session.get(house.address + "/en/")
            assert landing.status == 200
            fresh = await page.start()
            assert fresh["type"] == "table"

    run(scenario())
    assert "deal " not in capfd.readouterr().err


class Silent:
    async def choose(self, game: str, view: bytes, level: str, seed: int) -> str:
        raise NoAnswer("dead")


class Cheat:
    async def choose(self, game: str, view: bytes, level: str, seed: int) -> str:
        return "play 7D takes 7S takes all"


@pytest.mark.parametrize(
    ("thinker", "event"), [(Silent(), "computer-silent"), (Cheat(), "computer-illegal")]
)
def test_a_broken_computer_does_not_stop_the_match(
    database: Path, capfd: pytest.CaptureFixture[str], thinker: Any, event: str
) -> None:
    async def scenario() -> None:
        async with open_house(database, thinker=thinker) as house, house.page() as page:
            end = await page.play_on(await page.start(), Random(2))
            assert end["view"]["turn"] is None

    run(scenario())
    assert capfd.readouterr().err.count(event) == 18


def test_an_answer_in_a_match_that_was_given_up_meanwhile_is_nobodys_fault(
    database: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    asked, given_up = asyncio.Event(), asyncio.Event()

    class Slow(Here):
        async def choose(self, game: str, view: bytes, level: str, seed: int) -> str:
            asked.set()
            await given_up.wait()
            return await super().choose(game, view, level, seed)

    async def scenario() -> None:
        async with open_house(database, thinker=Slow()) as house, house.page() as page:
            table = await page.start()
            if table["view"]["turn"] == 0:
                await page.play(table)
            await asked.wait()
            guest = hashlib.sha256(str(page.token).encode()).digest()
            kind = find("rubamazzo")
            other = new_match(kind, guest, "easy", b"s" * 32, "seed", None, time.time())
            await house.store.start(other, waits=False)
            given_up.set()
            closed = await page.hear()
            assert (closed["type"], closed["reason"]) == ("closed", "replaced")

    run(scenario())
    log = capfd.readouterr().err
    assert "computer-illegal" not in log
    assert "fault" not in log


def test_a_level_chosen_while_the_computer_thinks_is_the_one_that_plays(database: Path) -> None:
    asked: list[str] = []
    go_on = asyncio.Event()

    class Slow(Here):
        async def choose(self, game: str, view: bytes, level: str, seed: int) -> str:
            asked.append(level)
            if len(asked) == 1:
                await go_on.wait()
            return await super().choose(game, view, level, seed)

    async def scenario() -> None:
        async with open_house(database, thinker=Slow()) as house, house.page() as page:
            table = await page.start("easy")
            while table["view"]["turn"] == 0:
                table = await page.start("easy")
            changed = await page.ask(type="level", match=table["match"], level="hard")
            assert changed["players"][1]["level"] == "hard"
            go_on.set()
            await page.until_my_turn(changed)
            assert asked == ["easy", "hard"]

    run(scenario())


def test_nobody_thinks_about_a_match_that_is_not_played_any_more(database: Path) -> None:
    thinking: list[str] = []

    class Slow(Here):
        async def choose(self, game: str, view: bytes, level: str, seed: int) -> str:
            thinking.append(level)
            try:
                await asyncio.sleep(60)
            finally:
                thinking.remove(level)
            raise AssertionError

    async def until(levels: list[str]) -> None:
        while thinking != levels:
            await asyncio.sleep(0.01)

    async def scenario() -> None:
        async with open_house(database, thinker=Slow()) as house, house.page() as page:
            table = await page.start("easy")
            if table["view"]["turn"] == 0:
                await page.play(table)
            await until(["easy"])
            table = await page.start("hard")
            if table["view"]["turn"] == 0:
                await page.play(table)
            await until(["hard"])
            await page.ask(type="undo", match=table["match"])
            await until(["easy"])

    run(scenario())


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_frame_is_a_message_or_unreadable(frame: bytes | str) -> None:
    with pytest.raises(Unreadable):
        messages.read(frame)


def test_a_flood_of_nonsense_changes_nothing(database: Path) -> None:
    rng = Random(9)
    store = SQLiteStore(database)
    valid = [
        {"type": "play", "match": "m" * 22, "ply": 3, "move": "play 7D takes 7S", "id": 7},
        {"type": "new", "game": "rubamazzo", "commitment": "0" * 64, "seed": "s", "level": "easy"},
        {"type": "open", "game": "rubamazzo"},
        {"type": "level", "match": "m" * 22, "level": "hard"},
        {"type": "undo", "match": "m" * 22},
    ]
    odd = ['"', "{", "}", "[", "\\", "\ud7ff", "\0", "1e999", "null", "-", "é", "type"]

    def nonsense() -> str:
        text = json.dumps(rng.choice(valid))
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice(odd) + text[at + rng.randrange(4) :]
        return text

    async def scenario() -> None:
        listener = Listener()
        room = Room(store, Here())
        handle: Callable[[Any, str], Awaitable[None]] = room.handle
        for _ in range(100_000):
            await handle(listener, nonsense())
        kinds = {frame["type"] for frame in listener.heard}
        assert len(listener.heard) == 100_000
        # Now and then a changed "open" is still one: an offer promises nothing.
        assert kinds <= {"error", "offer"}
        assert await store.latest(listener.guest, "rubamazzo") is None
        assert not room._tables._live

    run(scenario())
    store.close()
