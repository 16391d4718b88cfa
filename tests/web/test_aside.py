"""Work aside of play: nobody's keeps anybody else's waiting, and a process that ends is replaced.

Nothing here is timed: what would be kept waiting for ever would fail by the time each scenario has.
"""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from mazzo.web.aside import (
    MOST,
    MOST_BREAKS,
    MOST_OF_ADDRESS,
    MOST_OF_GUEST,
    Aside,
    Busy,
    Waiting,
    Who,
)
from tests.web.house import run
from tests.web.work import endless, ends_its_process, fails, long, said, silent


def guest(number: int, address: str = "192.0.2.1") -> Who:
    return Who(address, number.to_bytes(32, "big"))


@pytest.fixture(autouse=True)
def work_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))


class Room:
    """An aside that is closed at the end."""

    async def __aenter__(self) -> Aside:
        self.aside = Aside()
        return self.aside

    async def __aexit__(self, *_: object) -> None:
        await self.aside.close()


def ask_for_ever(aside: Aside, who: Who) -> "asyncio.Task[str]":
    return asyncio.create_task(aside.run(who, endless))


async def given_up(*tasks: "asyncio.Task[str]") -> None:
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(result, Busy) for result in results)


def test_endless_work_keeps_nobody_waiting() -> None:
    async def scenario() -> None:
        async with Room() as aside:
            # Of one guest, of many guests of one address, of other addresses: more than processes.
            greedy = [ask_for_ever(aside, guest(1)) for _ in range(MOST_OF_GUEST)]
            greedy += [ask_for_ever(aside, guest(number)) for number in range(2, 6)]
            greedy += [ask_for_ever(aside, guest(20, "192.0.2.2"))]
            await asyncio.sleep(0)
            for who in (guest(30, "192.0.2.3"), guest(31)):
                for number in range(3):
                    assert await aside.run(who, said, str(number)) == str(number)
        await given_up(*greedy)

    run(scenario())


def test_long_work_is_finished_beside_endless_work(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Room() as aside:
            greedy = [ask_for_ever(aside, guest(number)) for number in range(4)]
            other = guest(9, "192.0.2.2")
            assert await aside.run(other, long, str(tmp_path), 4) == "done"
            assert len(os.listdir(tmp_path)) == 4  # it was not begun anew
        await given_up(*greedy)

    run(scenario())


def test_each_has_their_share_of_what_can_wait() -> None:
    async def scenario() -> None:
        async with Room() as aside:
            mine = [ask_for_ever(aside, guest(1)) for _ in range(MOST_OF_GUEST)]
            await asyncio.sleep(0)
            with pytest.raises(Waiting):
                await aside.run(guest(1), said, "more")
            ours = [
                ask_for_ever(aside, guest(number))
                for number in range(2, 2 + MOST_OF_ADDRESS - MOST_OF_GUEST)
            ]
            await asyncio.sleep(0)
            with pytest.raises(Waiting):
                await aside.run(guest(99), said, "more")
            # The same guest elsewhere counts, too.
            with pytest.raises(Waiting):
                await aside.run(guest(1, "192.0.2.9"), said, "more")
            all_of_them = [
                ask_for_ever(aside, guest(number, f"198.51.100.{number}"))
                for number in range(100, 100 + MOST - MOST_OF_ADDRESS)
            ]
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await aside.run(guest(300, "203.0.113.1"), said, "more")
        await given_up(*mine, *ours, *all_of_them)

    run(scenario())


def test_who_has_waited_may_ask_again() -> None:
    async def scenario() -> None:
        async with Room() as aside:
            for number in range(MOST_OF_GUEST + 1):
                assert await aside.run(guest(1), said, str(number)) == str(number)

    run(scenario())


def test_what_goes_wrong_is_told_to_who_asked_alone() -> None:
    async def scenario() -> None:
        async with Room() as aside:
            wrong = asyncio.create_task(aside.run(guest(1), fails))
            right = asyncio.create_task(aside.run(guest(2), said, "right"))
            with pytest.raises(LookupError, match="no such thing"):
                await wrong
            assert await right == "right"
            with pytest.raises(RuntimeError):
                await aside.run(guest(1), silent)
            assert await aside.run(guest(1), said, "again") == "again"

    run(scenario())


def test_a_process_that_ended_is_replaced_and_its_work_done_once_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Room() as aside:
            beside = [
                asyncio.create_task(aside.run(guest(number), said, str(number)))
                for number in range(2, 6)
            ]
            assert await aside.run(guest(1), ends_its_process, str(tmp_path), 1) == "done"
            assert await asyncio.gather(*beside) == ["2", "3", "4", "5"]

    run(scenario())


def test_work_that_ends_its_process_again_is_given_up_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Room() as aside:
            beside = [
                asyncio.create_task(aside.run(guest(number), said, str(number)))
                for number in range(2, 6)
            ]
            with pytest.raises(Busy):
                await aside.run(guest(1), ends_its_process, str(tmp_path), 99)
            assert len(os.listdir(tmp_path)) == MOST_BREAKS
            assert await asyncio.gather(*beside) == ["2", "3", "4", "5"]
            assert await aside.run(guest(1), said, "well") == "well"

    run(scenario())


def test_a_process_that_is_killed_while_it_rests_is_replaced() -> None:
    async def scenario() -> None:
        async with Room() as aside:
            assert await aside.run(guest(1), said, "before") == "before"
            kill(aside)
            assert await aside.run(guest(1), said, "after") == "after"

    run(scenario())


def kill(aside: Aside) -> None:
    """Ends all processes from outside."""
    for desk in aside._desks:
        if desk.pid is not None:
            os.kill(desk.pid, signal.SIGKILL)


def test_after_the_end_nothing_is_begun() -> None:
    async def scenario() -> None:
        async with Room() as aside:
            waiting = ask_for_ever(aside, guest(1))
            await asyncio.sleep(0)
        await given_up(waiting)
        with pytest.raises(Busy):
            await aside.run(guest(1), said, "late")

    run(scenario())
