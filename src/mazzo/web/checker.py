"""The program that checks deals with nothing of Mazzo, as a room gives it away: with its games.

``python -m mazzo.web.checker`` brings the one in the documents up to date when a game is added.
"""

import re
from pathlib import Path
from typing import Final

from mazzo.games.catalogue import catalogue
from mazzo.games.contract import AnyGame
from mazzo.web.assets import examples

PROGRAM: Final = "check_deals.py"
"""Its name, in the examples and as an address."""
_GAMES: Final = re.compile(r"(?ms)^GAMES = \{$.*?^\}$")
"""Where the games stand in it."""


def program(folder: Path | None = None) -> str:
    """Its text; ``folder`` has it without the games of this room."""
    folder = folder or examples()
    rows = [
        f'    "{name}": ({", ".join(facts(kind.game))}),\n' for name, kind in catalogue().items()
    ]
    games = "".join(["GAMES = {\n", *rows, "}"])
    return _GAMES.sub(games, (folder / PROGRAM).read_text("utf-8"))


def facts(game: AnyGame) -> tuple[str, str, str, str]:
    """What the program has to know of a game, as it stands in Python: the suits and the ranks of
    its pack, how many play, whether the deal passes on from match to match."""
    suits = "".join(dict.fromkeys(card.suit for card in game.pack))
    ranks = "".join(dict.fromkeys(card.rank for card in game.pack))
    assert [*game.pack] == [rank + suit for suit in suits for rank in ranks]
    return f'"{suits}"', f'"{ranks}"', str(game.seats), str(game.next_dealer(0) is not None)


def bring_up_to_date(folder: Path) -> None:
    """Writes the games of this room into the program in the folder."""
    text = program(folder)  # read whole before the file is opened for writing
    (folder / PROGRAM).write_text(text, "utf-8")


if __name__ == "__main__":
    bring_up_to_date(examples())
