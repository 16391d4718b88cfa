"""The text of a file, however an editor has saved it, where that leaves no doubt."""

import codecs
from typing import Final

from mazzo.records.record import RefusedRecord

_MARKS: Final = (
    # The longer ones first: one begins like another.
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def decode(data: bytes) -> str:
    """The text of ``data``: UTF-8, or UTF-16 and UTF-32 where a byte order mark or the zeros
    between Latin letters show it. Line ends of Windows and of the old Mac become ``\\n``.

    Raises:
        RefusedRecord: ``bad-encoding``: it is something else. Which of the many old encodings it
            could be is not guessed: names would change.
    """
    encoding, start = _encoding(data)
    body = data[start:]
    try:
        return _with_line_ends(body.decode(encoding))
    except UnicodeDecodeError as error:
        before = _with_line_ends(body[: error.start].decode(encoding))
        lines = _with_line_ends(body.decode(encoding, "backslashreplace")).split("\n")
        number = before.count("\n") + 1
        raise RefusedRecord(number, lines[number - 1], "bad-encoding") from None


def _encoding(data: bytes) -> tuple[str, int]:
    """The encoding, and where the text begins."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding, len(mark)
    match [byte != 0 for byte in data[:4]]:
        case [True, False, True, False]:
            return "utf-16-le", 0
        case [False, True, False, True]:
            return "utf-16-be", 0
    return "utf-8", 0


def _with_line_ends(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
