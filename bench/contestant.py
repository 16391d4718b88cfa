"""One process of an interleaved measurement: it waits, works when it is told to, and says how fast.

So that contestants take turns on the same processor, each in a Python of its own: a compiled build,
a plain one, and the engines of others need not be installed beside each other.
"""

import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parent.parent
Measure = Callable[[], int]
"""Does a slice of work (a tenth to half a second) and returns how many units that was."""


def answer(measures: Mapping[str, Measure]) -> None:
    """Reads names of measures from standard input and answers each with its units for every second
    of this process."""
    for line in sys.stdin:
        before = process_time()
        units = measures[line.strip()]()
        print(units / (process_time() - before), flush=True)


class Contestant:
    """The process, seen from the one that measures."""

    def __init__(self, python: str, module: str, environment: Mapping[str, str]) -> None:
        """
        Args:
            python: the interpreter.
            module: a module of ``bench`` that calls ``answer`` when it is run.
            environment: the variables of the process.
        """
        self._name = module
        self._process = subprocess.Popen(
            [python, "-m", f"bench.{module}"],
            cwd=ROOT,
            env=dict(environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, measure: str) -> float:
        """Units a second of one more slice of the named measure.

        Raises:
            RuntimeError: the process has died; what it said is on standard error.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            print(measure, file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"bench.{self._name} stopped at {measure}")
        return float(line)

    def close(self) -> None:
        """Lets the process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
