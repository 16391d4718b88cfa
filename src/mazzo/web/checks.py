"""The check of a record as a process aside makes it. It imports nothing of the pages."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from mazzo.bots.levels import choose
from mazzo.records.verify import checking


def report_on(text: str) -> Iterator[dict[str, Any] | None]:
    """What was checked of a record, as plain values; ``None`` after each move."""
    for report in checking(text, choose):
        if report is None:
            yield None
            continue
        yield {"result": report.result, "steps": [asdict(step) for step in report.steps]}
