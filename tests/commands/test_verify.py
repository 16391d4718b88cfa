"""``mazzo verify``: what it says, and how."""

from pathlib import Path

from click.testing import CliRunner

from mazzo.__main__ import main
from tests.records.sealed import sealed_match


def test_what_is_quoted_neither_ends_the_line_nor_moves_the_cursor(tmp_path: Path) -> None:
    record = sealed_match("rubamazzo", ("person", "easy"), 7)
    commitment = next(line for line in record.split("\n") if line.startswith("commitment"))
    file = tmp_path / "match"
    file.write_text(record.replace(commitment, "commitment: \x1b[2J\r\u202e\x85gone"))
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == 1
    assert r"\x1b[2J" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not {"\x1b", "\r", "\u202e"} & set(result.stderr)
