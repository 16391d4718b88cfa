"""What one guest may ask for in a minute; others notice nothing of it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from mazzo.room.allowance import Allowance
from tests.web.house import LIMITS, House, Page, open_house, run
from tests.web.test_mine import ask

RECORD = (Path(__file__).parents[1] / "records" / "golden" / "rubamazzo.record").read_text()


def stop_the_clock(monkeypatch: pytest.MonkeyPatch, now: Callable[[], float]) -> None:
    """Of what takes time alone: the event loop needs its own."""
    monkeypatch.setattr("mazzo.web.tasks.time", SimpleNamespace(monotonic=now))


def test_every_minute_brings_a_new_allowance() -> None:
    allowance = Allowance(2)
    assert [allowance.take(b"anna", 119.0) for _ in range(3)] == [True, True, False]
    assert allowance.take(b"bruno", 119.9)
    assert [allowance.take(b"anna", 120.0) for _ in range(3)] == [True, True, False]


def test_matches_are_counted(database: Path) -> None:
    async def scenario() -> None:
        few = replace(LIMITS, matches_per_guest=2)
        async with (
            open_house(database, few, clock=lambda: 1e9) as house,
            house.page() as page,
            house.page() as other,
        ):
            await page.start()
            last = await page.start()
            refused = await page.start()
            assert (refused["type"], refused["error"]) == ("error", "too-many-matches")
            # Nothing else changes: the match goes on, for whoever has it.
            assert (await page.ask(type="open", game="rubamazzo"))["match"] == last["match"]
            assert (await other.start())["type"] == "match"

    run(scenario())


@pytest.mark.parametrize(
    ("path", "body"),
    [("/replay", RECORD), ("/replay", "nonsense"), ("/mine/results", "nonsense")],
    ids=["record", "no record", "results"],
)
def test_what_is_sent_is_counted(
    database: Path, monkeypatch: pytest.MonkeyPatch, path: str, body: str
) -> None:
    stop_the_clock(monkeypatch, lambda: 0.0)

    async def statuses(house: House, page: Page, count: int) -> list[int]:
        return [(await ask(house, page, "POST", path, body))[0] for _ in range(count)]

    async def scenario() -> None:
        few = replace(LIMITS, tasks_per_guest=2)
        async with open_house(database, few) as house, house.page() as page, house.page() as other:
            first = await statuses(house, page, 2)
            assert 429 not in first
            assert await ask(house, page, "POST", path, body) == (429, {"error": "too-many"})
            assert await statuses(house, other, 1) == first[:1]

    run(scenario())


def test_new_guests_of_one_address_are_counted_together(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_the_clock(monkeypatch, lambda: 0.0)

    async def scenario() -> None:
        few = replace(LIMITS, tasks_per_address=2)
        async with open_house(database, few) as house, house.page() as page, house.page() as other:
            asking = [(page, 200), (other, 200), (page, 429), (other, 429)]
            for one, status in asking:
                assert (await ask(house, one, "POST", "/replay", RECORD))[0] == status

    run(scenario())


@pytest.mark.parametrize("what", ["check", "replay"])
def test_checks_and_replays_are_counted(
    database: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    stop_the_clock(monkeypatch, lambda: 0.0)
    now = 1_000_000.0

    async def scenario() -> None:
        nonlocal now
        few = replace(LIMITS, tasks_per_guest=1)
        async with open_house(database, few, clock=lambda: now) as house, house.page() as page:
            given_up = await page.start("easy")
            await page.start("easy")
            now += 12
            path = f"/match/{given_up['match']}/{what}"
            assert (await ask(house, page, "GET", path))[0] == 200
            assert (await ask(house, page, "GET", path))[0] == 429

    run(scenario())
