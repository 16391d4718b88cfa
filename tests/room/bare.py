"""A whole match in a room for which there is nothing but a bare Python: what a page hears, on
standard output. Run as a program with the folders of the sources in its arguments."""

import sys
from importlib.abc import MetaPathFinder
from random import Random

FORBIDDEN = ("asyncio", "socket", "sqlite3", "multiprocessing", "subprocess", "threading")
INSTALLED = ("site-packages", "dist-packages")


class Nothing(MetaPathFinder):
    """Finds what may not be there, and does not let it be imported."""

    def find_spec(self, name, path, target=None):  # type: ignore[no-untyped-def]
        """See ``MetaPathFinder``."""
        if name.partition(".")[0] in FORBIDDEN:
            raise ImportError(f"{name} is not there")


def main(game: str, *folders: str) -> None:
    """Plays a match of ``game``."""
    sys.path[:] = [place for place in sys.path if not any(name in place for name in INSTALLED)]
    sys.path[:0] = folders
    sys.meta_path.insert(0, Nothing())
    for name in [*sys.modules]:
        if name.partition(".")[0] in FORBIDDEN:
            del sys.modules[name]
    sys.stdout.buffer.write(match_of(game))
    assert not {"msgspec", "aiohttp", *FORBIDDEN} & sys.modules.keys()


def match_of(game: str) -> bytes:
    """All frames that a page hears in a match of ``game``, one a line."""
    from tests.room.hall import Hall, play_out

    hall = Hall()
    page = hall.page()
    play_out(hall, page, hall.start(page, game), Random(1))
    return b"\n".join(page.frames)


if __name__ == "__main__":
    main(*sys.argv[1:])
