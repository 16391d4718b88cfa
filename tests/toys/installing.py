"""Puts what a toy game brings where the folders of a game are: the recipe of
``docs/adding-a-game.md``, step by step."""

import os
import re
import shutil
import tomllib
from pathlib import Path

TOP = Path(__file__).parents[2]
TOY = Path(__file__).parent / "calls"
NAME = TOY.name
ENTRY_POINTS = '[project.entry-points."mazzo.games"]\n'
LINKED = ["decks", "client/node_modules"]
"""What a checkout needs and no game changes."""
COPIED = ["client", "docs/examples", "locales", "src/mazzo"]


def checkout(folder: Path) -> Path:
    """A copy of this checkout with what the server and the build of the client need."""
    top = folder / "mazzo"
    for name in COPIED:
        unwanted = shutil.ignore_patterns("node_modules", "__pycache__", "lint", "tests")
        shutil.copytree(TOP / name, top / name, ignore=unwanted)
    shutil.rmtree(top / "src" / "mazzo" / "web" / "client", ignore_errors=True)
    for name in LINKED:
        (top / name).symlink_to(TOP / name)
    for path in TOP.glob("*.*"):
        if path.suffix in {".py", ".toml"}:
            shutil.copy(path, top)
    return top


def add_texts(locales: Path) -> None:
    """Adds the toy's texts to a folder of languages."""
    shutil.copytree(TOY / "locales", locales, dirs_exist_ok=True)


def add_game(top: Path) -> None:
    """Adds the toy to a checkout: a folder a side, texts, one line."""
    rules = top / "src" / "mazzo" / "games" / NAME
    rules.mkdir()
    shutil.copy(TOY / "__init__.py", rules)
    shutil.copytree(TOY / "client", top / "client" / "src" / "games" / NAME)
    add_texts(top / "locales")
    project = top / "pyproject.toml"
    line = f'{NAME} = "mazzo.games.{NAME}"\n'
    project.write_text(project.read_text().replace(ENTRY_POINTS, ENTRY_POINTS + line))


def places() -> list[str]:
    """Where the recipe says that a game's files are, as patterns for the toy's."""
    text = (TOP / "docs" / "adding-a-game.md").read_text()
    named = re.findall(r"`([^`]+)`", "".join(re.findall(r"(?m)^\| (`.*?) \|", text)))
    return [re.sub("/$", "/*", place.replace("NAME", NAME)) for place in named]


def environment(top: Path) -> dict[str, str]:
    """For processes in which the checkout is installed, instead of the one that is here."""
    project = tomllib.loads((top / "pyproject.toml").read_text())["project"]
    points = project["entry-points"]["mazzo.games"]
    about = top.parent / "installed" / "mazzo-0.dist-info"
    about.mkdir(parents=True, exist_ok=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mazzo\nVersion: 0\n")
    lines = [f"{name} = {package}" for name, package in points.items()]
    (about / "entry_points.txt").write_text("\n".join(["[mazzo.games]", *lines, ""]))
    path = os.pathsep.join(map(str, (top / "src", about.parent)))
    return {**os.environ, "PYTHONPATH": path}
