"""Players that are programs of their own, in any language (``docs/bots.md``)."""

import json
import shlex
from time import monotonic
from typing import Final

from mazzo.arena.lines import Ended, LineProcess
from mazzo.games.contract import AnyGame, Seat, View
from mazzo.games.move import Move, UnreadableMove

PROTOCOL: Final = 1
PATIENCE: Final = 3
"""How many answers in a row may be missing in time before a program is ended and started anew."""
GREETING: Final = 10.0
"""Seconds that a program has to start, if it has not longer for every answer."""
FAREWELL: Final = 2.0
"""Seconds that a program has to end by itself."""


class Program:
    """A program in a process of its own, which it keeps as long as it lives and answers."""

    def __init__(self, command: str, game: AnyGame, seed: int, timeout: float) -> None:
        """Starts nothing yet.

        Args:
            command: the program and its arguments, in words as a shell would split them.
            game: what is played.
            seed: all the chance of the program outside of matches.
            timeout: how long an answer may take, in seconds.
        """
        self._words = shlex.split(command)
        self._timeout = timeout
        self._hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "options": dict(game.options),
            "seed": seed,
        }
        self._new: dict[str, object] | None = None
        self._process: LineProcess | None = None
        self._late = 0
        """Questions whose answer has not come, and is too late when it does."""
        self._missed = 0
        """How many answers in a row were not there in time."""

    def new(self, seat: Seat, seed: int) -> None:
        """Tells the program that a match begins."""
        self._new = {"type": "new", "seat": seat, "seed": seed}
        if self._process is None:
            self._start()
        else:
            self._tell(self._new)

    def choose(self, view: View) -> Move | None:
        """The program's answer; ``None`` if it is late, unreadable, or the program has ended."""
        self._drop()
        if self._process is None:
            self._start()
        answer = self._ask({"type": "move", "seat": view.seat, "view": view.plain()})
        move = answer.get("move") if isinstance(answer, dict) else None
        try:
            return Move.parse(move) if isinstance(move, str) else None
        except UnreadableMove:
            return None

    def close(self) -> None:
        """Lets the program end, and ends it if it does not."""
        self._tell({"type": "end"})
        self._stop(FAREWELL)

    def _start(self) -> None:
        """Starts the program and greets it; one that does not answer the greeting is ended."""
        try:
            self._process = LineProcess(self._words)
        except OSError:
            return
        self._late = self._missed = 0
        self._tell(self._hello)
        if not self._is_ready(monotonic() + max(GREETING, self._timeout)):
            self._stop(0)
        elif self._new is not None:
            self._tell(self._new)

    def _is_ready(self, deadline: float) -> bool:
        try:
            while self._process and (line := self._process.read(deadline)) is not None:
                answer = _value(line)
                if isinstance(answer, dict) and answer.get("type") == "ready":
                    return True
        except Ended:
            pass
        return False

    def _tell(self, message: dict[str, object]) -> None:
        if self._process is None:
            return
        try:
            self._process.write(json.dumps(message))
        except Ended:
            self._stop(0)

    def _drop(self) -> None:
        """What was written before it is asked for is late, or no answer at all."""
        if self._process is None:
            return
        try:
            answers = filter(_is_answer, map(_value, self._process.drain()))
            self._late = max(0, self._late - len(list(answers)))
        except Ended:
            self._stop(0)

    def _ask(self, message: dict[str, object]) -> object:
        """The answer to the message; ``None`` if there is none in time."""
        if self._process is None:
            return None
        try:
            self._process.write(json.dumps(message))
            deadline = monotonic() + self._timeout
            while monotonic() < deadline and (line := self._process.read(deadline)) is not None:
                answer = _value(line)
                if not _is_answer(answer):
                    continue
                if not self._late:
                    self._missed = 0
                    return answer
                self._late -= 1
        except Ended:
            self._stop(0)
            return None
        self._late += 1
        self._missed += 1
        # who never answers one question would be taken for late with all that follow
        if self._missed == PATIENCE:
            self._stop(0)
        return None

    def _stop(self, seconds: float) -> None:
        if self._process is not None:
            self._process.end(seconds)
            self._process = None


def _value(line: bytes) -> object:
    try:
        value: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value


def _is_answer(value: object) -> bool:
    """Whether it has to be taken for an answer, good or bad: messages of another type are ignored,
    here as by the program."""
    return not (isinstance(value, dict) and "type" in value and "move" not in value)
