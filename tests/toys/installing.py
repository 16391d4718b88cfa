"""Puts what a toy game brings where the folders of a game are."""

import shutil
from pathlib import Path

TOY = Path(__file__).parent / "calls"


def add_texts(locales: Path) -> None:
    """Adds its texts to a folder of languages."""
    shutil.copytree(TOY / "locales", locales, dirs_exist_ok=True)
