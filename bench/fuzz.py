"""Looks for bytes that a reader does not stand: `python -m bench.fuzz TARGET SECONDS [CORPUS]`.

TARGET is one of ``tests/fuzz/targets.py``: ``record``, ``move``, ``message``, ``results``,
``view``. The search is guided by what the bytes reach in the code; it needs
``pip install atheris`` and goes on from the files of CORPUS, into which it puts what reached
something new. What a target does not stand lies in the working directory afterwards, as
``crash-…``: mend it, and keep it in ``tests/fuzz/corpus``.
"""

import importlib
import sys
from pathlib import Path
from typing import Any

atheris: Any = importlib.import_module("atheris")

with atheris.instrument_imports(include=["mazzo", "tests"]):
    from tests.fuzz.targets import TARGETS

KEPT = Path(__file__).parents[1] / "tests" / "fuzz" / "corpus"


def main() -> None:
    """Never returns: libFuzzer ends the process."""
    target, seconds, *corpus = sys.argv[1:]
    options = [sys.argv[0], f"-max_total_time={seconds}", "-max_len=4096", "-timeout=20"]
    atheris.Setup([*options, *corpus, str(KEPT / target)], TARGETS[target])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
