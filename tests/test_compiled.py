"""The compiled build plays the very same moves as the plain one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_mypyc

ROOT = Path(hatch_mypyc.__file__).parent
SCRIPT = """
import json, sys
from random import Random
from mazzo.bots.levels import rank
from mazzo.games.contract import DEALER, Kind
import mazzo.games.rubamazzo, mazzo.games.rummy
from mazzo.games.rummy import melds
from tests.games.rubamazzo import counts as rubamazzo_counts
from tests.games.rummy import counts as rummy_counts

def told(package, seed, most):
    kind, rng = Kind(package.GAME, package.PLAYER), Random(seed)
    game, state, lines = kind.game, kind.game.start(seed % kind.game.seats), []
    while (seat := game.turn(state)) is not None and len(lines) < most:
        if seat == DEALER:
            move = game.shuffle(state, rng)
        else:
            ranked = rank(kind, game.view(state, seat), "hard", rng)
            lines.append([f"{choice.move} {choice.worth!r}" for choice in ranked])
            move = ranked[0].move
        state = game.play(state, move)
    return lines

print(json.dumps({
    "compiled": melds.__file__.endswith(".so"),
    "rubamazzo": [told(mazzo.games.rubamazzo, seed, 40) for seed in range(6)],
    "rummy": told(mazzo.games.rummy, 1, 60),
    "counts": [
        counts.in_integers(start)
        for counts in (rubamazzo_counts, rummy_counts)
        for start in counts.STARTS.values()
    ],
}))
"""


def told_by(place: Path) -> dict[str, object]:
    """What Hard thinks of every move of some matches, and how many ways there are from some packs,
    with the package that lies in ``place``."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, object] = json.loads(done.stdout)
    return told


@pytest.mark.install
def test_compiled_and_plain_think_alike(tmp_path: Path) -> None:
    hatch_mypyc.compile_into(tmp_path)
    compiled, plain = told_by(tmp_path), told_by(hatch_mypyc.PACKAGE.parent)
    assert (compiled.pop("compiled"), plain.pop("compiled")) == (True, False)
    assert compiled == plain


WHEEL = """
import sys
from pathlib import Path
import hatch_mypyc

def compile_into(place):
    (place / "leaf.so").touch()

hatch_mypyc.compile_into = compile_into
build = {"force_include": {}}
hatch_mypyc.put_into_wheel(build)
(source,) = build["force_include"]
assert Path(source).exists()
print(source)
"""


def test_a_build_leaves_nothing_behind(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WHEEL],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_compiled_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_mypyc, "SHARED", ("games/nothing.py",))
    with pytest.raises(hatch_mypyc.CompilationFailed, match="nothing"):
        hatch_mypyc.compile_into(tmp_path)
