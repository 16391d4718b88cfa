"""`python -m decks`: draw every card, or a contact sheet of them all."""

import argparse
import sys
from pathlib import Path

from decks.neapolitan import NEAPOLITAN
from decks.piacentine import PIACENTINE
from decks.sheet import contact_sheet

DECKS = (NEAPOLITAN, PIACENTINE)
FACES = Path(__file__).parent / "faces"


def draw(folder: Path) -> None:
    """Write every card of both decks below `folder`, replacing what is there."""
    for deck in DECKS:
        target = folder / deck.name
        target.mkdir(parents=True, exist_ok=True)
        for name, text in deck.files():
            (target / name).write_text(text, encoding="utf-8", newline="\n")


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
