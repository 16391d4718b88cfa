"""A process that is spoken to in lines, and never waited for longer than was said.

Pipes hold only so much: a process that does not read, or writes without end, must neither stop its
partner nor fill its memory. So nothing here blocks but ``poll``, which has a deadline.
"""

import os
import select
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import Final

CHUNK: Final = 65_536
LONGEST_LINE: Final = 1_000_000
"""Bytes of a line; who writes a longer one is not understood any more."""
MOST_UNREAD: Final = 1_000_000
"""Bytes that a process may leave unread."""


class Ended(Exception):
    """The process has ended, does not read, or writes a line without end."""


class LineProcess:
    """A running program, its standard input and output in lines; its errors go to ours."""

    def __init__(self, words: Sequence[str]) -> None:
        """Starts the program.

        Args:
            words: the program and its arguments.

        Raises:
            OSError: it cannot be started.
        """
        self._process = subprocess.Popen(
            words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        self._unsent = bytearray()
        self._received = bytearray()
        for pipe in (self._stdin, self._stdout):
            os.set_blocking(pipe.fileno(), False)

    def write(self, line: str) -> None:
        """Hands a line to the program, as far as it reads; the rest follows while we read.

        Raises:
            Ended: it has left too much unread.
        """
        self._unsent += line.encode() + b"\n"
        if len(self._unsent) > MOST_UNREAD:
            raise Ended
        self._send()

    def read(self, deadline: float) -> bytes | None:
        """The next line that the program writes, ``None`` if there is none by the deadline.

        Args:
            deadline: by the clock ``time.monotonic``.

        Raises:
            Ended: there is no more.
        """
        while (end := self._received.find(b"\n")) < 0:
            left = deadline - monotonic()
            if left < 0 or not self._transfer(left):
                return None
            if len(self._received) > LONGEST_LINE:
                raise Ended
        line = bytes(self._received[:end])
        del self._received[: end + 1]
        return line

    def drain(self) -> list[bytes]:
        """The lines that have been written and not been read.

        Raises:
            Ended: there is nothing more to come.
        """
        self._transfer(0)
        *lines, self._received = self._received.split(b"\n")
        return [bytes(line) for line in lines]

    def end(self, seconds: float) -> None:
        """Closes the program's input and lets it end; after so many seconds it is ended."""
        deadline = monotonic() + seconds
        with suppress(Ended):
            while self._unsent and (left := deadline - monotonic()) > 0:
                self._transfer(left)
        self._stdin.close()
        try:
            self._process.wait(max(0.0, deadline - monotonic()))
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._stdout.close()

    def _transfer(self, seconds: float) -> bool:
        """Waits so long for a pipe to be ready and moves what can be moved; whether there was
        anything to do."""
        poll = select.poll()
        poll.register(self._stdout, select.POLLIN)
        if self._unsent:
            poll.register(self._stdin, select.POLLOUT)
        ready = {descriptor for descriptor, _ in poll.poll(ceil(1000 * seconds))}
        if self._stdin.fileno() in ready:
            self._send()
        if self._stdout.fileno() in ready:
            chunk = os.read(self._stdout.fileno(), CHUNK)
            if not chunk:
                raise Ended
            self._received += chunk
        return bool(ready)

    def _send(self) -> None:
        try:
            sent = os.write(self._stdin.fileno(), self._unsent)
        except BlockingIOError:
            return
        except OSError:
            # nobody will read it; what was still written can be read, and then the end is seen
            sent = len(self._unsent)
        del self._unsent[:sent]
