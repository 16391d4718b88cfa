"""What the documents show is what happens."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
SHOWN = [path.name for path in sorted(DOCS.glob("*.md")) if ">>> " in path.read_text()]


@pytest.mark.parametrize("name", SHOWN)
def test_the_examples_of_a_document_run(name: str) -> None:
    lines = (DOCS / name).read_text().split("\n")
    # the end of a block is no output
    text = "\n".join("" if line.startswith("```") else line for line in lines)
    session = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    told: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=told.append)
    assert results.attempted > 10
    assert results.failed == 0, "".join(told)
