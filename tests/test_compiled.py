"""The compiled build plays the very same moves as the plain one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_mypyc

ROOT = Path(hatch_mypyc.__file__).parent
GAMES = sorted(listing.parent.name for listing in hatch_mypyc.PACKAGE.glob(hatch_mypyc.LISTS))
"""The games of which something is compiled."""
LEAVES = ["mazzo." + leaf.removesuffix(".py").replace("/", ".") for leaf in hatch_mypyc.leaves()]
SCRIPT = """
import json, sys
from importlib import import_module
from random import Random
from mazzo.bots.levels import rank
from mazzo.games.catalogue import catalogue
from mazzo.games.contract import DEALER

def told(kind, seed, most):
    rng = Random(seed)
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

games, leaves = json.loads(sys.argv[1])
counted = [import_module(f"tests.games.{game}.counts") for game in games]
print(json.dumps({
    "compiled": {leaf: import_module(leaf).__file__.endswith(".so") for leaf in leaves},
    "told": [told(catalogue()[game], seed, 40) for game in games for seed in range(2)],
    "counts": [counts.in_integers(start) for counts in counted for start in counts.STARTS.values()],
}))
"""


def told_by(place: Path) -> dict[str, object]:
    """What Hard thinks of every move of some matches, and how many ways there are from some packs,
    with the package that lies in ``place``."""
    arguments = json.dumps([GAMES, LEAVES])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, arguments],
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
    assert compiled.pop("compiled") == dict.fromkeys(LEAVES, True)
    assert plain.pop("compiled") == dict.fromkeys(LEAVES, False)
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
