"""Where computers think: long-lived processes behind pipes (``mazzo.web.worker``).

Many views leave in one write, many moves come in one read. The answer is determined by what a
process gets, so that asking again after a crash gives the same move.
"""

import asyncio
import json
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from mazzo.room.output import Thought
from mazzo.web import pipes
from mazzo.web.driver import Answers
from mazzo.web.log import log, log_fault
from mazzo.web.pipes import Piped

PATIENCE = 10.0
"""Seconds for one answer; a level takes a fraction of one."""
MOST_BREAKS: Final = 2
"""How many processes may break over one question."""
ROOM: Final = 16
"""How much a process is asked ahead; a question weighs ``WEIGHTS`` of it."""
WEIGHTS: Final = {"hard": 8}
LONGEST_ANSWER: Final = 4096
"""Bytes; the text of a move is far shorter."""
RESTART_SECONDS: Final = 1.0
"""How long it is waited before a process takes the place of one that never answered."""
LOOK_SECONDS: Final = 0.5
"""How often it is looked whether a process hangs."""


class _Question:
    """A view that somebody waits for."""

    __slots__ = ("breaks", "number", "thought")

    def __init__(self, number: int, thought: Thought) -> None:
        self.number = number
        self.thought = thought
        self.breaks = 0

    @property
    def weight(self) -> int:
        return WEIGHTS.get(self.thought.level, 1)

    def line(self) -> bytes:
        """As the process reads it."""
        thought = self.thought
        about = [self.number, thought.game, dict(thought.options), thought.level, thought.seed]
        return b"%b,%b]\n" % (json.dumps(about)[:-1].encode(), thought.view)


class ProcessComputers:
    """Some processes that know nothing but the rules and the players."""

    def __init__(self, workers: int | None = None) -> None:
        """
        Args:
            workers: how many processes; by default one for each processor, four at most.
        """
        self._workers = workers or min(4, os.cpu_count() or 1)
        self._processes: list[_Process] = []
        self._waiting: deque[_Question] = deque()
        self._numbers = 0
        self._answered: Callable[[Answers], None] | None = None
        self._looking: asyncio.TimerHandle | None = None
        self._starting: set[asyncio.Task[None]] = set()
        self._open = False
        self._there = 0
        """How many processes there are, those that are about to end among them."""
        self._alone_since: float | None = None

    def start(self, answered: Callable[[Answers], None]) -> None:
        """Starts the processes; they get ready by themselves."""
        self._answered = answered
        self._open = True
        for _ in range(self._workers):
            self._start_one(0)
        self._look()

    def think(self, thoughts: list[Thought]) -> None:
        """Has views thought about."""
        for thought in thoughts:
            self._numbers += 1
            self._waiting.append(_Question(self._numbers, thought))
        self._hand_out()

    def drop(self, thought: Thought) -> None:
        """Nobody waits for the answer any more: it is not asked for if that is not too late."""
        for question in self._waiting:
            if question.thought is thought:
                self._waiting.remove(question)
                return

    def pids(self) -> list[int]:
        """The numbers of the processes that are there."""
        return [process.pid for process in self._processes]

    async def close(self) -> None:
        """Ends the processes; unfinished thoughts are thrown away."""
        self._open = False
        if self._looking is not None:
            self._looking.cancel()
        for task in self._starting:
            task.cancel()
        self._waiting.clear()
        for process in self._processes:
            process.end()
        await asyncio.gather(*self._starting, return_exceptions=True)
        while self._there:
            await asyncio.sleep(0.01)

    def _start_one(self, after: float, since: str = "") -> None:
        """Starts a process after some seconds; ``since``: why another one has gone."""
        task = asyncio.get_running_loop().create_task(self._spawn(after, since))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _spawn(self, after: float, since: str) -> None:
        await asyncio.sleep(after)
        try:
            process = await pipes.start("mazzo.web.worker", lambda: _Process(self))
        except OSError as error:
            log_fault(error)
            self._start_one(RESTART_SECONDS, since)
            return
        self._there += 1
        if not self._open:
            process.end()
            return
        if since:
            log("computers-restarted", reason=since)
        self._processes.append(process)
        self._hand_out()

    def _hand_out(self) -> None:
        """Asks the processes that have room for it, the least busy one first."""
        asked: dict[_Process, list[_Question]] = {}
        while self._waiting and self._processes:
            process = min(self._processes, key=_Process.busy)
            if process.load and process.load + self._waiting[0].weight > ROOM:
                break
            question = self._waiting.popleft()
            process.expect(question)
            asked.setdefault(process, []).append(question)
        for process, questions in asked.items():
            process.ask(questions)

    def hear(self, process: "_Process", lines: list[bytes]) -> None:
        """A process has answered."""
        answers: Answers = []
        for line in lines:
            number, _, text = line.partition(b" ")
            question = process.settle(int(number)) if number.isdigit() else None
            if question is None or not text.isascii():
                # Whoever talks nonsense is not asked again.
                self._say(answers)
                process.end()
                self.gone(process, "nonsense")
                return
            move = text.decode()
            if move.startswith("!"):
                answers.append((question.thought, None, move[1:]))
            else:
                answers.append((question.thought, move, ""))
        self._hand_out()
        self._say(answers)

    def gone(self, process: "_Process", reason: str) -> None:
        """A process has ended: another one is started, and asked what this one was asked."""
        if process not in self._processes:
            return
        self._processes.remove(process)
        if not self._open:
            return
        unanswered = list(process.questions.values())
        answers: Answers = []
        if unanswered:
            # It broke over the first; the others only stood behind it.
            first = unanswered[0]
            first.breaks += 1
            if reason == "hangs" or first.breaks >= MOST_BREAKS:
                unanswered.remove(first)
                answers.append((first.thought, None, reason))
        self._waiting.extendleft(reversed(unanswered))
        self._start_one(0 if process.proved else RESTART_SECONDS, reason)
        self._hand_out()
        self._say(answers)

    def ended(self) -> None:
        """Nothing is left of a process."""
        self._there -= 1

    def _look(self) -> None:
        """Ends processes that hang, and gives up what nobody can be asked."""
        loop = asyncio.get_running_loop()
        self._looking = loop.call_later(LOOK_SECONDS, self._look)
        now = loop.time()
        for process in list(self._processes):
            if process.questions and now - process.heard > PATIENCE:
                process.end()
                self.gone(process, "hangs")
        if self._processes or not self._waiting:
            self._alone_since = None
        elif self._alone_since is None:
            self._alone_since = now
        elif now - self._alone_since > PATIENCE:
            self._say([(question.thought, None, "no process") for question in self._waiting])
            self._waiting.clear()

    def _say(self, answers: Answers) -> None:
        if answers and self._answered is not None:
            self._answered(answers)


class _Process(Piped):
    """One process, and what it is asked."""

    def __init__(self, computers: ProcessComputers) -> None:
        self._computers = computers
        self._rest = b""
        self.questions: dict[int, _Question] = {}
        """In the order in which they were asked: it is at the first."""
        self.load = 0
        self.heard = 0.0
        """Since when it is at the first."""
        self.proved = False
        """Whether it has ever answered."""

    @property
    def pid(self) -> int:
        """The process's number."""
        return self.transport.get_pid()

    def busy(self) -> int:
        """How much it has to do."""
        return self.load

    def expect(self, question: _Question) -> None:
        """It is about to be asked this."""
        if not self.questions:
            self.heard = asyncio.get_running_loop().time()
        self.questions[question.number] = question
        self.load += question.weight

    def ask(self, questions: list[_Question]) -> None:
        """Writes questions at one go."""
        self.write(b"".join(question.line() for question in questions))

    def settle(self, number: int) -> _Question | None:
        """The question that was answered; ``None`` if nobody asked it."""
        question = self.questions.pop(number, None)
        if question is not None:
            self.proved = True
            self.load -= question.weight
            self.heard = asyncio.get_running_loop().time()
        return question

    def end(self) -> None:
        """Ends it at once."""
        with suppress(ProcessLookupError):
            self.transport.kill()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        if len(self._rest) > LONGEST_ANSWER:
            lines.append(b"")  # nonsense
        if lines:
            self._computers.hear(self, lines)

    def process_exited(self) -> None:
        self.transport.close()
        self._computers.ended()
        self._computers.gone(self, "broken")
