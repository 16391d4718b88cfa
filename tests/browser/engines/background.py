"""A loop in a thread of its own, for a test that waits for what happens there."""

import asyncio
from collections.abc import Coroutine
from threading import Thread
from typing import TypeVar

from tests.browser.engines.engine import PATIENCE

T = TypeVar("T")


class Background:
    """Runs coroutines until it is closed."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever)
        self._thread.start()

    def do(self, work: Coroutine[object, object, T]) -> T:
        """What the coroutine returns, waited for by another thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def close(self) -> None:
        """Ends the thread."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()
