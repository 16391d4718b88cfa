"""A process of ours behind pipes: started anew, never forked, for this one's memory holds every
match."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from typing import TypeVar, cast


class Piped(asyncio.SubprocessProtocol):
    """What reads such a process; whoever derives from it says what happens with what is read."""

    transport: asyncio.SubprocessTransport

    def write(self, data: bytes) -> None:
        """Sends something to its standard input; returns at once."""
        cast(asyncio.WriteTransport, self.transport.get_pipe_transport(0)).write(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the event loop when the process is there."""
        # Not every event loop's is an ``asyncio.SubprocessTransport`` by its class.
        self.transport = cast(asyncio.SubprocessTransport, transport)


AnyPiped = TypeVar("AnyPiped", bound=Piped)


async def start(module: str, make: Callable[[], AnyPiped]) -> AnyPiped:
    """Starts ``python -m MODULE``, read by what ``make`` gives.

    Raises:
        OSError: there is no file or no memory to spare.
    """
    _, process = await asyncio.get_running_loop().subprocess_exec(
        make,
        sys.executable,
        *("-P", "-m", module),  # what lies in the current folder is no module of ours
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # a signal to the room's group is the room's affair
    )
    return process
