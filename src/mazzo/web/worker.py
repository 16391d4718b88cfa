"""A process in which computers think: ``python -m mazzo.web.worker``.

It gets a view's bytes, a level and a seed, and there is nothing else to look at. Questions come on
standard input, one a line, a JSON list ``[number, game, options, level, seed, view]``; each is
answered on standard output by a line ``NUMBER MOVE``, or ``NUMBER !ERROR`` with the name of what
went wrong. It ends with its input.
"""

import json
import os
import signal
import time
from queue import SimpleQueue
from threading import Thread

from mazzo.bots.levels import choose
from mazzo.games.catalogue import catalogue

TOGETHER: float = 0.002
"""Seconds for which answers are held back while there are more questions: many leave at once."""


def main() -> None:
    """Answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the room's affair
    chunks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=[chunks], daemon=True).start()
    catalogue()  # so that the first answer is as quick as the others
    rest = b""
    answers: list[bytes] = []
    since = time.monotonic()
    while True:
        *lines, rest = (rest + chunks.get()).split(b"\n")
        for line in lines:
            answers.append(answer(line))
            now = time.monotonic()
            if now - since > TOGETHER:
                _say(answers)
                since = now
        if chunks.empty():
            _say(answers)
            since = time.monotonic()


def answer(line: bytes) -> bytes:
    """The line that answers a question."""
    number, game, options, level, seed, view = json.loads(line)
    try:
        move = choose(game, json.dumps(view).encode(), level, seed, options)
    except Exception as error:
        # Not its text, which may quote the view.
        return b"%d !%b\n" % (number, type(error).__name__.encode())
    return b"%d %b\n" % (number, move.encode())


def _say(answers: list[bytes]) -> None:
    text = b"".join(answers)
    answers.clear()
    while text:
        text = text[os.write(1, text) :]


def _listen(chunks: "SimpleQueue[bytes]") -> None:
    while chunk := os.read(0, 1 << 16):
        chunks.put(chunk)
    os._exit(0)  # the room is gone, and what is thought of is of no use


if __name__ == "__main__":
    main()
