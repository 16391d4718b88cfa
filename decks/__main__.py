"""`python -m decks`: draw every card, or a contact sheet of them all."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from decks import french
from decks.neapolitan import NEAPOLITAN
from decks.piacentine import PIACENTINE
from decks.sheet import contact_sheet

DECKS = (NEAPOLITAN, PIACENTINE)
FACES = Path(__file__).parent / "faces"


def draw(folder: Path) -> None:
    """Write both Italian decks and the French back below `folder`, replacing what is there."""
    for deck in DECKS:
        write(folder / deck.name, deck.files())
    write(folder / "french", [("back.svg", french.back())])


def write(folder: Path, files: Iterable[tuple[str, str]]) -> None:
    """Write `files`, each a name and a text, into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files:
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Read the command line and draw."""
    parser = argparse.ArgumentParser(prog="python -m decks", description=__doc__)
    parser.add_argument("--out", type=Path, default=FACES, help="folder for the cards")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet (HTML) here instead")
    options = parser.parse_args()
    try:
        if options.sheet:
            options.sheet.write_text(contact_sheet(DECKS), encoding="utf-8")
        else:
            draw(options.out)
    except OSError as error:
        sys.exit(f"decks: {error.strerror}: {str(error.filename)!r}")


if __name__ == "__main__":
    main()
