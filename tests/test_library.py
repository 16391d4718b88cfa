"""What ``import mazzo`` gives, and what it costs."""

import subprocess
import sys
from pathlib import Path

import mazzo

ROOT = Path(__file__).parents[1]


def test_the_library_needs_the_standard_library_alone() -> None:
    program = "import sys, mazzo; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run(
        [sys.executable, "-S", "-c", program],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(done.stdout.split()) - sys.stdlib_module_names == {"__main__", "mazzo"}


def test_every_name_is_there_and_described() -> None:
    described = (ROOT / "docs" / "library.md").read_text()
    for name in mazzo.__all__:
        assert hasattr(mazzo, name)
        assert f"`{name}`" in described, name


def test_others_may_rely_on_the_types() -> None:
    assert (Path(mazzo.__file__).parent / "py.typed").exists()
