"""Players that are programs of their own, in any language (``docs/records.md``)."""

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final

from mazzo.games.contract import AnyGame, Seat, View
from mazzo.games.move import Move, UnreadableMove

PROTOCOL: Final = 1
PATIENCE: Final = 3
"""How many questions a program may leave open before it is ended and started anew."""
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
        self._process: subprocess.Popen[str] | None = None
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._open = 0
        """Questions whose answer has not come, and is too late when it does."""

    def new(self, seat: Seat, seed: int) -> None:
        """Tells the program that a match begins."""
        self._new = {"type": "new", "seat": seat, "seed": seed}
        if self._process is None:
            self._start()
        else:
            self._write(self._new)

    def choose(self, view: View) -> Move | None:
        """The program's answer; ``None`` if it is late, unreadable, or the program has ended."""
        if self._process is None:
            self._start()
        self._write({"type": "move", "seat": view.seat, "view": view.plain()})
        answer = self._read(self._timeout)
        move = answer.get("move") if isinstance(answer, dict) else None
        try:
            return Move.parse(move) if isinstance(move, str) else None
        except UnreadableMove:
            return None

    def close(self) -> None:
        """Lets the program end, and ends it if it does not."""
        self._write({"type": "end"})
        self._stop(FAREWELL)

    def _start(self) -> None:
        self._lines = SimpleQueue()
        self._open = 0
        self._process = subprocess.Popen(
            self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        Thread(target=_pass_on, args=(self._process, self._lines), daemon=True).start()
        self._write(self._hello)
        self._read(max(GREETING, self._timeout))
        if self._new is not None:
            self._write(self._new)

    def _write(self, message: dict[str, object]) -> None:
        if self._process is None or self._process.stdin is None:
            return
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except OSError:
            self._stop(0)

    def _read(self, seconds: float) -> object:
        """The answer to the last question; ``None`` if there is none in time."""
        deadline = monotonic() + seconds
        while self._process is not None:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                self._open += 1
                if self._open == PATIENCE:
                    self._stop(0)
                return None
            if line is None:
                self._stop(0)
            elif self._open:
                self._open -= 1
            else:
                return _value(line)
        return None

    def _stop(self, seconds: float) -> None:
        process, self._process = self._process, None
        if process is None or process.stdin is None:
            return
        with suppress(OSError):  # what was still to be written has nobody left to read it
            process.stdin.close()
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _pass_on(process: "subprocess.Popen[str]", lines: "SimpleQueue[str | None]") -> None:
    """Reads what a program writes, to its end, which is passed on as ``None``."""
    assert process.stdout is not None
    with process.stdout, suppress(ValueError):  # no UTF-8: nothing after it can be understood
        for line in process.stdout:
            lines.put(line)
    lines.put(None)


def _value(line: str) -> object:
    try:
        value: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value
