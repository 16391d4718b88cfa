"""What holds for the whole house and import-linter cannot say."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import grimp
from packaging.requirements import Requirement

import hatch_build
import hatch_mypyc
from mazzo.games.catalogue import catalogue

ROOT = Path(__file__).parents[1]
LONGEST_FILE = 400
WORLDLY = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}


def written_here(*patterns: str) -> list[Path]:
    """The files of the project that match, built and installed ones left out."""
    return [
        path
        for pattern in patterns
        for path in sorted(ROOT.glob(pattern))
        if "node_modules" not in path.parts and not path.is_relative_to(hatch_build.BUILT)
    ]


GROUND_FLOOR = written_here(
    "src/mazzo/cards.py",
    "src/mazzo/errors.py",
    *(f"src/mazzo/{name}/**/*.py" for name in ["games", "bots", "records", "match", "room"]),
)
"""What runs anywhere, a browser's Python included: below web, store, arena and envs."""
TWO_WAYS = {"src/mazzo/room/wire.py: msgspec"}
"""What does the same without."""


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_a_game_is_known_to_itself_alone() -> None:
    graph = grimp.build_graph("mazzo", cache_dir=None)
    modules = graph.find_children("mazzo.games")
    games = {module for module in modules if graph.find_children(module)}
    assert games
    for module, game in product(modules, games):
        if module != game:
            assert graph.find_shortest_chain(module, game, as_packages=True) is None


class WithoutTypeChecking(ast.NodeTransformer):
    """Takes away what only a type checker reads."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return node.orelse
        return self.generic_visit(node)


def test_the_ground_floor_needs_the_standard_library_alone() -> None:
    foreign = [
        f"{shown(path)}: {module}"
        for path in GROUND_FLOOR
        for module in imports(WithoutTypeChecking().visit(ast.parse(path.read_text())))
        if module != "mazzo" and module not in sys.stdlib_module_names
    ]
    assert set(foreign) == TWO_WAYS


def imports(tree: ast.AST) -> Iterator[str]:
    """The top modules of all that a file imports."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name.partition(".")[0] for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]


def test_the_ground_floor_has_no_dice_and_no_files_of_its_own() -> None:
    worldly = [
        f"{shown(path)}:{line}: {what}"
        for path in GROUND_FLOOR
        for line, what in reaches_out(ast.parse(path.read_text()))
    ]
    assert worldly == []


def reaches_out(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Where a file takes something from the world that nobody handed in."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names) if "random" in {name.name for name in names}:
                # `from random import Random` is what a caller hands in.
                yield node.lineno, "import random"
            case ast.ImportFrom(module="random", names=names):
                if {name.name for name in names} != {"Random"}:
                    yield node.lineno, "from random import"
            case ast.Call(func=ast.Name(id="Random"), args=[], keywords=[]):
                yield node.lineno, "Random() takes its seed from the system"
            case ast.Call(func=ast.Name(id=name)) if name in WORLDLY:
                yield node.lineno, name


def test_nothing_in_the_room_waits() -> None:
    waiting = [
        f"{shown(path)}:{node.lineno}"
        for path in GROUND_FLOOR
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.AsyncFunctionDef | ast.Await | ast.AsyncFor | ast.AsyncWith)
    ]
    assert waiting == []


def test_files_stay_small() -> None:
    files = written_here("src/**/*.py", "tests/**/*.py", "bench/**/*.py", "client/**/*.ts*")
    lengths = {shown(path): len(path.read_text().splitlines()) for path in files}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_direct_dependencies_are_pinned_as_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    constraints = {
        requirement.name.lower(): requirement
        for line in (ROOT / "constraints.txt").read_text().splitlines()
        if not line.startswith("#")
        for requirement in [Requirement(line)]
    }
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    for line in [*project["dependencies"], *extras, hatch_build.NODE, hatch_mypyc.MYPYC]:
        requirement = Requirement(line)
        assert str(requirement.specifier).startswith("=="), line
        assert requirement.specifier == constraints[requirement.name.lower()].specifier, line


SHARED = [
    path
    for path in written_here(
        "src/**/*.py",
        "src/**/*.html",
        "client/src/**/*.ts*",
        "client/src/**/*.css",
        "client/build/**/*.ts",
        "client/*.ts",
        "hatch_*.py",
    )
    if "games" not in path.parts or path.parent.name == "games"
]
"""What every game uses: all but the games' own folders."""


def test_shared_code_names_no_game() -> None:
    named = re.compile("|".join(catalogue()), re.IGNORECASE)
    lines = [
        f"{shown(path)}:{number}: {line}"
        for path in SHARED
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if named.search(line)
    ]
    assert lines == []
