"""Where files are: the built client and the texts, in a checkout and in an installed Mazzo.

``hatch_build.py`` says what is put where.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path

import mazzo

PACKAGE = Path(mazzo.__file__).parent
CLIENT = PACKAGE / "web" / "client"
STATIC = "/static/"
GAME = re.compile(r"src/games/\w+/index\.ts")
"""What draws a game, in Vite's manifest; a game may fetch more of its folder later."""


class ClientMissing(Exception):
    """The built client is not there; the text is a sentence that says what to do."""


def locales() -> Path:
    """The folder with one folder for each language."""
    installed = PACKAGE / "locales"
    return installed if installed.is_dir() else PACKAGE.parents[1] / "locales"


def examples() -> Path:
    """The folder with the programs that use nothing of Mazzo."""
    installed = PACKAGE / "examples"
    return installed if installed.is_dir() else PACKAGE.parents[1] / "docs" / "examples"


@dataclass(frozen=True, slots=True)
class Entry:
    """What a page links to start one part of the client."""

    script: str
    styles: tuple[str, ...]
    imports: tuple[str, ...]
    """Scripts that ``script`` needs at once, to be fetched beside it."""


@dataclass(frozen=True, slots=True)
class Client:
    """The built client; all addresses begin with ``/static/``."""

    games: dict[str, Entry]
    """Each game's table: the table itself and what draws the game on it."""
    replay: Entry
    """The table alone, which fetches the game when it knows which."""
    landing: Entry
    faces: dict[str, dict[str, str]]
    """By deck and card the address of the face; ``back`` is a deck's back."""
    fonts: tuple[str, ...]
    """The fonts to fetch first: the latin letters of the text face."""
    display: str
    """Those of the display face, which the table of a small screen does without at first."""
    old: str
    """The script that tells a browser that it is too old."""
    first: str
    """The styles with which a page is painted before the others have come."""


def read_client(folder: Path = CLIENT) -> Client:
    """Reads what the build wrote.

    Raises:
        ClientMissing: there is no built client, or it lacks a part.
    """
    try:
        manifest = json.loads((folder / ".vite" / "manifest.json").read_text("utf-8"))
        faces = json.loads((folder / ".vite" / "faces.json").read_text("utf-8"))
        drawn = {key.split("/")[2]: key for key in manifest if GAME.fullmatch(key)}
        return Client(
            games={game: _entry(manifest, "src/table.tsx", key) for game, key in drawn.items()},
            replay=_entry(manifest, "src/table.tsx"),
            landing=_entry(manifest, "src/landing.ts"),
            faces={
                deck: {card: STATIC + file for card, file in files.items()}
                for deck, files in faces.items()
            },
            fonts=tuple(
                STATIC + path.name
                for path in sorted(folder.glob("alegreya-*-latin-*.woff2"))
                if "-latin-ext-" not in path.name and "-800-" not in path.name
            ),
            display=STATIC + next(folder.glob("fraunces-latin-????????.woff2")).name,
            old=STATIC + next(folder.glob("old-*.js")).name,
            first=STATIC + next(folder.glob("first-*.css")).name,
        )
    except (OSError, ValueError, KeyError, StopIteration) as error:
        raise ClientMissing(
            f"The page's client is not built ({folder}). In a checkout, 'make play' builds it; "
            "'pip install .' does, too."
        ) from error


def _entry(manifest: dict[str, dict[str, object]], *names: str) -> Entry:
    """Entries of Vite's manifest, with the styles and scripts of all that they import, as one that
    is started by the first of them."""
    seen: dict[str, dict[str, object]] = {}

    def visit(key: str) -> None:
        if key not in seen:
            seen[key] = manifest[key]
            for other in _strings(manifest[key].get("imports")):
                visit(other)

    for name in names:
        visit(name)
    styles = dict.fromkeys(
        STATIC + style for chunk in seen.values() for style in _strings(chunk.get("css"))
    )
    scripts = [STATIC + str(chunk["file"]) for chunk in seen.values()]
    return Entry(scripts[0], tuple(styles), tuple(scripts[1:]))


def _strings(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []
