"""Path text in its shortest form: relative steps, one decimal at most, no needless separators."""

import re

_COMMAND = re.compile(r"([MLHVCSQTZ])([^MLHVCSQTZ]*)", re.IGNORECASE)
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_SIZES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2}


def number(value: float) -> str:
    """`value` with at most one decimal, in the shortest spelling."""
    text = f"{value:.1f}".removesuffix(".0")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _joined(words: list[str]) -> str:
    return "".join(word if i == 0 or word[0] == "-" else f" {word}" for i, word in enumerate(words))


class _Pen:
    """Where the pen is, after rounding, so that rounded steps do not drift."""

    def __init__(self) -> None:
        self.x = self.y = 0.0
        self.start = (0.0, 0.0)

    def step(self, kind: str, values: list[float], absolute: bool) -> list[float]:
        """Move by one command and say its values relative to where the pen was."""
        across = [self.x] if kind == "h" else [self.y] if kind == "v" else [self.x, self.y]
        steps = [
            round(value - across[i % len(across)] if absolute else value, 1)
            for i, value in enumerate(values)
        ]
        if kind != "v":
            self.x += steps[0 if kind == "h" else -2]
        if kind != "h":
            self.y += steps[-1]
        if kind == "m":
            self.start = (self.x, self.y)
        return steps

    def close(self) -> None:
        """Return to where the outline began."""
        self.x, self.y = self.start


def shortest(d: str) -> str:
    """Path text that draws what `d` draws; arcs are not used here and not understood."""
    pen = _Pen()
    text = last = ""
    for letter, rest in _COMMAND.findall(d):
        kind = letter.lower()
        if kind == "z":
            pen.close()
            text, last = text + "z", ""
            continue
        values = [float(word) for word in _NUMBER.findall(rest)]
        size = _SIZES[kind]
        for i in range(0, len(values), size):
            steps = pen.step(kind, values[i : i + size], letter.isupper())
            words = _joined([number(value) for value in steps])
            repeated = kind == last and kind != "m"
            text += kind if not repeated else "" if words[0] == "-" else " "
            text, last = text + words, kind
    return text
