"""Computers behind pipes."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from typing import Any

import pytest

from mazzo.bots.levels import choose
from mazzo.games.rubamazzo import GAME
from mazzo.room.output import Thought
from mazzo.room.wire import encode
from mazzo.web import computers as module
from mazzo.web import worker
from mazzo.web.computers import ProcessComputers
from mazzo.web.driver import Answers
from tests.web.house import run


def view() -> bytes:
    state = GAME.start(1)
    state = GAME.play(state, GAME.shuffle(state, Random(1)))
    return encode(GAME.view(state, 0).plain())


def thought(seed: int, level: str = "normal") -> Thought:
    return Thought(f"match {seed}", 1, 0, "rubamazzo", {}, level, seed, view())


def expected(asked: Thought) -> str:
    return choose(asked.game, asked.view, asked.level, asked.seed)


class Asker:
    """Asks computers, and collects what they answer."""

    def __init__(self, computers: ProcessComputers) -> None:
        self.computers = computers
        self.answers: dict[int, tuple[str | None, str]] = {}
        self._heard = asyncio.Event()

    def hear(self, answers: Answers) -> None:
        for asked, move, reason in answers:
            self.answers[asked.seed] = (move, reason)
        self._heard.set()

    async def ask(self, *thoughts: Thought) -> list[str | None]:
        """The answers, in this order."""
        self.computers.think(list(thoughts))
        await self.until(lambda: all(asked.seed in self.answers for asked in thoughts))
        return [self.answers[asked.seed][0] for asked in thoughts]

    async def until(self, holds: Callable[[], object]) -> None:
        """Waits until something is so."""
        async with asyncio.timeout(50):
            while not holds():
                self._heard.clear()
                await asyncio.wait([asyncio.create_task(self._heard.wait())], timeout=0.05)


def with_computers(
    scenario: Callable[[Asker], Coroutine[Any, Any, None]], workers: int = 1
) -> None:
    async def play() -> None:
        computers = ProcessComputers(workers)
        asker = Asker(computers)
        computers.start(asker.hear)
        try:
            await scenario(asker)
        finally:
            await computers.close()

    run(play())


def test_the_answer_is_the_one_that_can_be_recomputed() -> None:
    async def scenario(asker: Asker) -> None:
        asked = [thought(seed, level) for seed, level in enumerate(("hard", "normal", "easy"))]
        assert await asker.ask(*asked) == [expected(one) for one in asked]
        asked = [thought(2**255 + number) for number in range(3)]  # seeds have 256 bits
        assert await asker.ask(*asked) == [expected(one) for one in asked]

    with_computers(scenario)


def test_many_questions_leave_in_one_write_and_are_all_answered() -> None:
    async def scenario(asker: Asker) -> None:
        asked = [thought(seed, "easy") for seed in range(200)]
        assert await asker.ask(*asked) == [expected(one) for one in asked]

    with_computers(scenario, workers=2)


def test_a_killed_process_is_replaced_and_the_next_one_asked() -> None:
    async def scenario(asker: Asker) -> None:
        await asker.ask(thought(1000))
        (pid,) = asker.computers.pids()
        asked = [thought(seed, "hard") for seed in range(6)]
        asker.computers.think(asked)
        os.kill(pid, signal.SIGKILL)
        await asker.until(lambda: len(asker.answers) == 7)
        assert [asker.answers[one.seed][0] for one in asked] == [expected(one) for one in asked]
        assert asker.computers.pids() != [pid]

    with_computers(scenario)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process")
def test_a_process_that_hangs_is_replaced_and_the_question_given_up(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scenario(asker: Asker) -> None:
        await asker.ask(thought(1000))
        monkeypatch.setattr(module, "PATIENCE", 0.2)
        (pid,) = asker.computers.pids()
        os.kill(pid, signal.SIGSTOP)
        first, behind = thought(1, "hard"), thought(2)
        asker.computers.think([first, behind])
        await asker.until(lambda: 1 in asker.answers)
        monkeypatch.setattr(module, "PATIENCE", 50.0)
        await asker.until(lambda: 2 in asker.answers)
        assert asker.answers[1] == (None, "hangs")
        # What only stood behind it is asked of the next one.
        assert asker.answers[2] == (expected(behind), "")

    with_computers(scenario)
    assert '"computers-restarted","reason":"hangs"' in capfd.readouterr().err


@pytest.mark.parametrize(
    "line",
    [b"7 play 7D\n", b"nonsense\n", b"\n", b"1 \xff\xfe\n", b"x" * 70_000 + b"\n", b"2" * 70_000],
    ids=lambda it: it[:9],
)
def test_a_process_that_talks_nonsense_is_replaced(
    capfd: pytest.CaptureFixture[str], line: bytes
) -> None:
    async def scenario(asker: Asker) -> None:
        await asker.ask(thought(1000))
        (process,) = asker.computers._processes
        asker.computers.think([thought(1, "hard")])
        process.pipe_data_received(1, line)
        await asker.until(lambda: 1 in asker.answers)
        assert asker.answers[1] == (expected(thought(1, "hard")), "")

    with_computers(scenario)
    assert '"computers-restarted","reason":"nonsense"' in capfd.readouterr().err


def test_a_question_over_which_processes_break_is_given_up() -> None:
    async def scenario(asker: Asker) -> None:
        def asked_of_one() -> bool:
            questions = [one.questions for one in asker.computers._processes]
            return any(asked.thought.seed == 1 for some in questions for asked in some.values())

        def is_replaced(pid: int) -> bool:
            return pid not in asker.computers.pids()

        await asker.ask(thought(1000))
        asker.computers.think([thought(1, "hard"), thought(2)])
        for _ in range(module.MOST_BREAKS):
            await asker.until(asked_of_one)
            (pid,) = asker.computers.pids()
            os.kill(pid, signal.SIGKILL)
            await asker.until(partial(is_replaced, pid))
        await asker.until(lambda: {1, 2} <= asker.answers.keys())
        assert asker.answers[1] == (None, "broken")
        assert asker.answers[2] == (expected(thought(2)), "")

    with_computers(scenario)


def test_a_computer_that_cannot_answer_says_so() -> None:
    async def scenario(asker: Asker) -> None:
        assert await asker.ask(thought(1, "grim")) == [None]
        assert asker.answers[1] == (None, "ValueError")
        assert await asker.ask(thought(2)) == [expected(thought(2))]

    with_computers(scenario)


def test_where_no_process_can_be_had_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        await asyncio.sleep(3600)

    async def scenario(asker: Asker) -> None:
        monkeypatch.setattr(module, "PATIENCE", 0.1)
        assert await asker.ask(thought(1)) == [None]
        assert asker.answers[1] == (None, "no process")

    monkeypatch.setattr(ProcessComputers, "_spawn", never)
    with_computers(scenario)


def test_what_nobody_waits_for_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(asker: Asker) -> None:
        computers = asker.computers
        waiting = [thought(seed) for seed in range(3)]
        computers.think(waiting)
        computers.drop(waiting[1])
        computers.drop(thought(99))
        await asker.until(lambda: len(asker.answers) == 2)
        assert asker.answers.keys() == {0, 2}

    with_computers(scenario)


def test_a_line_is_answered_by_a_line() -> None:
    asked = thought(3)
    question = module._Question(12, asked)
    assert worker.answer(question.line()) == f"12 {expected(asked)}\n".encode()
