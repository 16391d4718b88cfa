"""Compiles the innermost loops of the computers' search with mypyc: the same files, about eight
times as fast. Opt-in, by ``MAZZO_COMPILE=1 pip install .``; where it fails Mazzo is installed as
plain Python, which plays the very same moves.

``python hatch_mypyc.py FOLDER`` puts a copy of the package with its compiled modules into a folder.
"""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

MYPYC = "mypy[mypyc]==2.4.1"
PACKAGE = Path(__file__).parent / "src" / "mazzo"
SHARED = ("games/shuffle.py",)
"""What is compiled of the code that games share."""
LISTS = "games/*/COMPILED"
"""Files that name what is compiled of a game, beside the modules that they name."""


def leaves() -> list[str]:
    """What is compiled: modules of small integers, entered once for a move or a world."""
    named = [
        str((listing.parent / module).relative_to(PACKAGE))
        for listing in sorted(PACKAGE.glob(LISTS))
        for module in listing.read_text("ascii").split()
    ]
    return [*named, *SHARED]


def is_asked_for() -> bool:
    """Whether whoever installs Mazzo wants it compiled."""
    return os.environ.get("MAZZO_COMPILE") == "1"


def put_into_wheel(build_data: dict[str, Any]) -> None:
    """Compiles, and puts the compiled modules beside their sources in the wheel.

    Raises:
        CompilationFailed: the wheel stays as it was.
    """
    place = Path(tempfile.mkdtemp(prefix="mazzo-mypyc-"))
    # the wheel is written after this; then the process that builds it ends
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    compile_into(place)
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    for module in (*place.rglob("*.so"), *place.rglob("*.pyd")):
        build_data["force_include"][str(module)] = str(module.relative_to(place))


class CompilationFailed(Exception):
    """There is no compiler, or it refused; the message says what it printed last."""


def compile_into(place: Path) -> None:
    """Copies the package to ``place/mazzo`` and compiles ``leaves()`` there.

    Raises:
        CompilationFailed: mypyc or the C compiler is missing or refused.
    """
    package = place / "mazzo"
    left_out = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(PACKAGE, package, ignore=left_out, dirs_exist_ok=True)
    command = [sys.executable, "-m", "mypyc", "--strict", *(f"mazzo/{leaf}" for leaf in leaves())]
    # without it nothing is inlined that another library could in theory replace
    flags = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()
    environment = {**os.environ, "MYPYPATH": str(place), "CFLAGS": flags}
    done = subprocess.run(
        command, cwd=place, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise CompilationFailed(said[-1] if said else f"exit status {done.returncode}")
    shutil.rmtree(place / "build", ignore_errors=True)


if __name__ == "__main__":
    try:
        compile_into(Path(sys.argv[1]))
    except CompilationFailed as failed:
        sys.exit(str(failed))
