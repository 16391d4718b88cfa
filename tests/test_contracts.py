"""What holds for the whole house and import-linter cannot say."""

import ast
import sys
import tomllib
from itertools import product
from pathlib import Path

import grimp
import pytest
from packaging.requirements import Requirement

import hatch_build
import hatch_mypyc

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
    *(f"src/mazzo/{name}/**/*.py" for name in ["games", "bots", "records", "table"]),
)
"""What runs anywhere, a browser's Python included: below web, store, arena and envs."""


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


@pytest.mark.parametrize("path", GROUND_FLOOR, ids=shown)
def test_the_ground_floor_needs_the_standard_library_alone(path: Path) -> None:
    for node in ast.walk(WithoutTypeChecking().visit(ast.parse(path.read_text()))):
        match node:
            case ast.Import(names=names):
                modules = [name.name for name in names]
            case ast.ImportFrom(module=str(module), level=0):
                modules = [module]
            case _:
                continue
        for module in modules:
            top = module.partition(".")[0]
            assert top == "mazzo" or top in sys.stdlib_module_names, module


@pytest.mark.parametrize("path", GROUND_FLOOR, ids=shown)
def test_the_ground_floor_has_no_dice_and_no_files_of_its_own(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names=names):
                # `from random import Random` is what a caller hands in.
                assert "random" not in {name.name for name in names}
            case ast.ImportFrom(module="random", names=names):
                assert {name.name for name in names} == {"Random"}
            case ast.Call(func=ast.Name(id="Random"), args=[], keywords=[]):
                pytest.fail(f"line {node.lineno}: Random() takes its seed from the system")
            case ast.Call(func=ast.Name(id=name)):
                assert name not in WORLDLY, f"line {node.lineno}"


@pytest.mark.parametrize(
    "path",
    written_here("src/**/*.py", "tests/**/*.py", "bench/**/*.py", "client/**/*.ts*"),
    ids=shown,
)
def test_files_stay_small(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= LONGEST_FILE


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
