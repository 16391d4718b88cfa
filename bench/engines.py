"""The engines against each other, in turn: `python -m bench.engines [--rivals PYTHON]`.

Every ratio is taken round by round between slices of work that follow each other, so that what else
the machine does meets both sides; its median, least and most are printed. PYTHON is an interpreter
with OpenSpiel and RLCard (``python -m venv FOLDER; FOLDER/bin/pip install open_spiel rlcard``).
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

import hatch_mypyc
from bench.contestant import Contestant


class Ratio(NamedTuple):
    """One line: how many times the rate of ``other`` the rate of ``one`` should be."""

    one: tuple[str, str]
    other: tuple[str, str]
    goal: float


PLAIN, COMPILED, RIVAL = "plain", "compiled", "rivals"
HEARTS_DRIVEN, HEARTS_INSIDE = (RIVAL, "hearts driven"), (RIVAL, "hearts inside")
RATIOS = (
    Ratio((PLAIN, "rubamazzo driven"), HEARTS_DRIVEN, 0.6),
    Ratio((PLAIN, "rummy driven"), HEARTS_DRIVEN, 0.25),
    Ratio((PLAIN, "rummy driven"), (RIVAL, "gin steps"), 15),
    Ratio((PLAIN, "melds 7"), (RIVAL, "deadwood 7"), 1.1),
    Ratio((PLAIN, "melds 11"), (RIVAL, "deadwood 11"), 1.8),
    Ratio((PLAIN, "rubamazzo contract"), HEARTS_DRIVEN, 0.1),
    Ratio((PLAIN, "rummy contract"), HEARTS_DRIVEN, 0.1),
    Ratio((COMPILED, "rubamazzo inside"), HEARTS_INSIDE, 5),
    Ratio((COMPILED, "last hands"), (PLAIN, "last hands"), 30),
    Ratio((COMPILED, "rummy inside"), HEARTS_INSIDE, 3),
    Ratio((COMPILED, "melds 7"), (RIVAL, "deadwood 7"), 8),
    Ratio((COMPILED, "melds 11"), (RIVAL, "deadwood 11"), 8),
)


def main() -> None:
    """Prints a line for each ratio."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rivals", default=sys.executable, metavar="PYTHON")
    parser.add_argument("--rounds", type=int, default=9)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mazzo-engines-") as place:
        hatch_mypyc.compile_into(Path(place))
        paths = {PLAIN: str(hatch_mypyc.PACKAGE.parent), COMPILED: place}
        contestants = {
            name: Contestant(sys.executable, "engines_own", os.environ | {"PYTHONPATH": path})
            for name, path in paths.items()
        }
        contestants[RIVAL] = Contestant(asked.rivals, "engines_rivals", os.environ)
        for ratio in RATIOS:
            report(ratio, *rates(contestants, ratio, asked.rounds))
        for contestant in contestants.values():
            contestant.close()


def rates(
    contestants: dict[str, Contestant], ratio: Ratio, rounds: int
) -> tuple[list[float], list[float]]:
    """Units a second of both sides, round by round, after one that does not count."""
    one: list[float] = []
    other: list[float] = []
    for _ in range(rounds + 1):
        for (name, measure), found in ((ratio.one, one), (ratio.other, other)):
            try:
                found.append(contestants[name].rate(measure))
            except RuntimeError as stopped:
                missing = "; has its Python open_spiel and rlcard?" if name == RIVAL else ""
                sys.exit(f"{stopped}{missing}")
    return one[1:], other[1:]


def report(ratio: Ratio, one: list[float], other: list[float]) -> None:
    """Prints the line of one ratio."""
    ratios = [mine / theirs for mine, theirs in zip(one, other, strict=True)]
    middle = median(ratios)
    print(
        f"{' '.join(ratio.one):27} / {' '.join(ratio.other):20} {middle:7.2f} "
        f"({min(ratios):.2f} to {max(ratios):.2f}), goal {ratio.goal:g}"
        f"{'' if middle >= ratio.goal else ', MISSED'};"
        f"  {median(one):,.0f} / {median(other):,.0f} a second",
        flush=True,
    )


if __name__ == "__main__":
    main()
