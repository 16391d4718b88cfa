"""A real room for tests: `mazzo serve` as a process of its own."""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Timer

OPEN = "Mazzo is open at "
PATIENCE = 60
"""Seconds until a room that does not open or close is given up."""


class Room:
    """A server on this machine that can be stopped, killed and started again at the same port."""

    def __init__(
        self,
        database: Path,
        python: str = sys.executable,
        program: Sequence[str] = ("-m", "mazzo"),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """
        Args:
            database: where the matches are kept, and the log beside it.
            python: what runs the program.
            program: Mazzo, or something that ends as Mazzo.
            environment: of the process, by default this one's.
        """
        self.database = database
        self.python = python
        self.program = program
        self.environment = environment
        self.address = ""
        """Such as ``http://localhost:8000``; known once it has been started."""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server and wait until it is open."""
        port = self.address.rpartition(":")[2] or "0"
        options = ["--port", port, "--no-browser", "--database", str(self.database)]
        with self.log.open("a") as log:
            process = subprocess.Popen(
                [self.python, *self.program, "serve", *options],
                cwd=self.database.parent,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self.environment,
            )
        self._process = process
        timer = Timer(PATIENCE, process.kill)
        timer.start()
        try:
            assert process.stdout is not None
            opened = next((line for line in process.stdout if line.startswith(OPEN)), None)
        finally:
            timer.cancel()
        assert opened is not None, f"The room did not open: {self.log.read_text()}"
        self.address = opened.removeprefix(OPEN).strip()

    @property
    def log(self) -> Path:
        """What the server wrote to standard error."""
        return self.database.with_suffix(".log")

    @property
    def pid(self) -> int:
        """The number of the server's process."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Ask the server to end and wait until it has."""
        assert self._process is not None
        self._process.terminate()
        self._wait()
        assert self._process.returncode == 0, self.log.read_text()

    def kill(self) -> None:
        """End the server without warning."""
        assert self._process is not None
        self._process.kill()
        self._wait()

    def _wait(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait(PATIENCE)
        self._process.stdout.close()
