"""``docs/dependencies.md`` names what is installed, at the version that is installed."""

import json
import re
import tomllib
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[2]


def pinned() -> dict[str, str]:
    """Every direct Python dependency and its version, as ``pyproject.toml`` has them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lists = [
        project["build-system"]["requires"],
        project["project"]["dependencies"],
        *project["project"]["optional-dependencies"].values(),
    ]
    # Where it is wanted, behind the semicolon, does not change what is installed there.
    wanted = (requirement.partition(";")[0] for requirement in chain.from_iterable(lists))
    pins = (requirement.split("==") for requirement in wanted)
    return {name.partition("[")[0]: version for name, version in pins}


def in_the_client() -> dict[str, str]:
    found: dict[str, str] = {}
    for folder in ("client", "client/lint"):
        package = json.loads((ROOT / folder / "package.json").read_text())
        found |= {**package.get("dependencies", {}), **package["devDependencies"]}
    return found


def documented() -> dict[str, str]:
    text = (ROOT / "docs" / "dependencies.md").read_text()
    found = dict(re.findall(r"([a-z-]+) ([0-9.]+) \(", text))
    for names, versions in re.findall(r"^\| (\S.*?) \| ([0-9][0-9., ]*) \|", text, re.MULTILINE):
        found |= zip(names.split(", "), versions.split(", "), strict=True)
    return found


def test_every_dependency_is_listed_with_its_version() -> None:
    assert documented() == {**pinned(), **in_the_client()}


def test_the_constraints_hold_the_same_versions() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    held = dict(line.split("==") for line in lines if not line.startswith("#"))
    assert {name: held.get(name) for name in pinned()} == pinned()
