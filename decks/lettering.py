"""The maker's name, drawn as strokes so that no font is needed."""

from decks.svg import Drawing, line, place

_LETTERS = {
    "M": "M0 20V0L8 13L16 0V20",
    "A": "M0 20L8 0L16 20M3 13H13",
    "Z": "M1 0H15L1 20H15",
    "O": "M8 0C-3 0-3 20 8 20C19 20 19 0 8 0Z",
}
_STEP = 25


def maker(x: float, y: float, scale: float = 1, stroke: str = "#1b1a20") -> Drawing:
    """MAZZO, centred on (x, y)."""
    name = "MAZZO"
    width = _STEP * (len(name) - 1) + 16
    letters = "".join(
        place(line(_LETTERS[letter], 3, stroke), i * _STEP - width / 2, -10)
        for i, letter in enumerate(name)
    )
    return place(letters, x, y, scale=scale)
