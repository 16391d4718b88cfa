"""The event loop: uvloop where it is installed, which is everywhere but on Windows."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

_make_loop: Callable[[], asyncio.AbstractEventLoop] | None = None
try:
    from uvloop import new_event_loop
except ImportError:
    pass
else:
    _make_loop = new_event_loop


def run_loop(main: Coroutine[Any, Any, None]) -> None:
    """Runs ``main`` to its end, as ``asyncio.run`` does."""
    with asyncio.Runner(loop_factory=_make_loop) as runner:
        runner.run(main)
