"""The room's log: one JSON object a line on standard error; at a terminal only what is amiss, for
whoever wants to play.

Never a card, a move of the dealer, a secret, a token or a guest: what a line may hold is listed in
``docs/server.md``.
"""

import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any, Final

import msgspec

_EXPECTED: Final = {
    *("opened", "closed", "match-started", "match-over", "match-taken-back"),
    *("socket-refused", "socket-closed"),
}
"""Events of an ordinary day."""
_for_a_person = False


def log(event: str, **fields: Any) -> None:
    """Writes one line: ``time`` (seconds since 1970), ``event``, and what belongs to it."""
    if _for_a_person:
        if event in _EXPECTED:
            return
        said = ", ".join(f"{name} {value}" for name, value in fields.items())
        line = f"{event}: {said}"
    else:
        whole = {"time": round(time.time(), 3), "event": event, **fields}
        line = msgspec.json.encode(whole).decode()
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def log_for_a_person() -> None:
    """From now on only what is amiss is written, in words."""
    global _for_a_person
    _for_a_person = True


def log_fault(error: BaseException) -> None:
    """Writes where something unforeseen happened. Not its text, which may quote a record."""
    frames = traceback.extract_tb(error.__traceback__)
    at = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]
    log("fault", error=type(error).__name__, at=at)


class _Lines(logging.Handler):
    """What libraries have to say, as lines of the same kind; the same thing once a second."""

    _last = ("", 0.0)

    def emit(self, record: logging.LogRecord) -> None:
        text, when = str(record.msg), time.monotonic()
        if text == self._last[0] and when < self._last[1] + 1:
            return
        self._last = text, when
        said = text.splitlines() or [""]
        log("library", name=record.name, level=record.levelname, said=said[0][:200])
        if record.exc_info and record.exc_info[1]:
            log_fault(record.exc_info[1])


def take_library_logs() -> None:
    """Has warnings and errors of the libraries written by ``log``."""
    root = logging.getLogger()
    root.handlers[:] = [_Lines()]
    root.setLevel(logging.WARNING)
