"""The room's log: one JSON object a line on standard error.

Never a card, a move of the dealer, a secret, a token or a guest: what a line may hold is listed in
``docs/server.md``.
"""

import sys
import time
from typing import Any

import msgspec


def log(event: str, **fields: Any) -> None:
    """Writes one line: ``time`` (seconds since 1970), ``event``, and what belongs to it."""
    line = msgspec.json.encode({"time": round(time.time(), 3), "event": event, **fields})
    sys.stderr.write(line.decode() + "\n")
    sys.stderr.flush()
