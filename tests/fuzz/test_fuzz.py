"""What the fuzzer has found or reached once is read without a fault (``bench/fuzz.py``)."""

from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS

CORPUS = Path(__file__).with_name("corpus")


@pytest.mark.parametrize("target", TARGETS)
def test_whatever_was_sent_is_read_or_refused(target: str) -> None:
    kept = sorted((CORPUS / target).iterdir())
    assert kept
    for file in kept:
        try:
            TARGETS[target](file.read_bytes())
        except BaseException as fault:
            fault.add_note(f"of {file.name}")
            raise
