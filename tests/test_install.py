"""What `pip install .` gives a newcomer without Node: the command and the built client."""

import os
import re
import shutil
import subprocess
import venv
from importlib.metadata import version
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server import Room

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "node_modules", ".*_cache", "__pycache__")
NODE = {"node", "nodejs", "npm", "npx", "corepack"}


def path_without_node(place: Path) -> str:
    """A search path with all programs of this one but those of Node; its links go to `place`."""
    place.mkdir()
    for folder in os.get_exec_path():
        for program in Path(folder).glob("*"):
            link = place / program.name
            if program.name not in NODE and not link.exists():
                link.symlink_to(program)
    return str(place)


@pytest.mark.install
def test_an_installed_mazzo_needs_no_node_and_no_checkout(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT, checkout, ignore=LEFT_OUT)
    shutil.rmtree(checkout / "src" / "mazzo" / "web" / "client", ignore_errors=True)
    environment = {**os.environ, "PATH": path_without_node(tmp_path / "bin")}
    environment.pop("PYTHONPATH", None)
    assert shutil.which("node", path=environment["PATH"]) is None
    venv.create(tmp_path / "venv", with_pip=True)
    binaries = tmp_path / "venv" / "bin"

    def run(*command: str | Path) -> str:
        """What the command prints, run outside of the checkout."""
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run(binaries / "python", "-m", "pip", "install", "-c", checkout / "constraints.txt", checkout)
    shutil.rmtree(checkout)

    assert run(binaries / "mazzo", "--version") == f"{version('mazzo')}\n"

    room = Room(tmp_path / "mazzo.db", python=str(binaries / "python"))
    room.start()
    try:
        page = urlopen(f"{room.address}/en/rubamazzo").read().decode()
        assert b"mazzo 1" in urlopen(f"{room.address}/check_deals.py").read()
        addresses = re.findall(r'(?:src|href)="(/static/[^"]+)"', page)
        assert addresses
        for address in addresses:
            assert urlopen(room.address + address).status == 200
    finally:
        room.stop()
