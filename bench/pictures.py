"""Pictures of every state: `make pictures`, or `python -m bench.pictures [PART ...]` for those
whose name contains one of the parts.

A real room's pages with scripted moments behind their sockets, in Debian's Chromium without
movements; written into ``pictures/``, which git ignores, to be looked at one by one. Those that the
documents show are taken anew with ``python -m bench.pictures --documents``.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, sync_playwright

import hatch_build
from bench.moments import Scene
from bench.scenes import SCENES, record_of, scene_of
from mazzo.cards import ITALIAN_PACK
from mazzo.games.catalogue import catalogue
from tests.browser.scripted import ScriptedRoom
from tests.server import Room

FOLDER = hatch_build.ROOT / "pictures"
SIZES = {
    "phone": ViewportSize(width=360, height=640),
    "desktop": ViewportSize(width=1280, height=720),
}
MORE_SIZES = {
    "small": ViewportSize(width=320, height=568),
    "lying": ViewportSize(width=640, height=360),
    "tall": ViewportSize(width=412, height=915),
    "tablet": ViewportSize(width=768, height=1024),
    "tablet-lying": ViewportSize(width=1024, height=768),
    "large": ViewportSize(width=1920, height=1080),
}
DOCUMENTS = hatch_build.ROOT / "docs" / "pictures"
SHOWN = (
    ("rubamazzo", "choice", "desktop"),
    ("rubamazzo", "choice", "phone"),
    ("rummy", "choice", "desktop"),
)
"""Game, scene and size of the pictures in the documents."""
DECKS = {
    game: ("neapolitan", "piacentine")
    if kind.game.pack == ITALIAN_PACK
    else ("french", "french-four")
    for game, kind in catalogue().items()
}
GOLDEN = hatch_build.ROOT / "tests" / "records" / "golden"
SHEETS = {
    "game": ("middle", (".which-table",)),
    "rules": ("middle", (".help",)),
    "keys": ("middle", ("key=?",)),
    "settings": ("middle", (".gear",)),
    "results": ("middle", (".which-table", "dialog .actions:last-of-type button")),
    "check": ("end", (".afterwards button >> nth=-1",)),
}
"""By name the scene below a sheet, and what is pressed to open it."""
OVER_REPLAYS: dict[str, tuple[str, ...]] = {
    "": (),
    "keys": ("key=?",),
    "moves": (".buttons .list",),
}
"""The same over a match that is watched again; the moves are in a sheet on a phone."""
MAIN = ("start", "middle", "choice", "end")
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


@dataclass(frozen=True)
class Picture:
    """One picture: what is opened where, and what is done before it is taken."""

    name: str
    size: ViewportSize
    theme: Theme
    path: str
    prepare: Callable[[Page], None]
    """Before the page is opened."""
    act: Callable[[Page], None]
    """Once it is open."""
    scale: float = 1


def nothing(page: Page) -> None:
    """The page is left as it is."""


@cache
def record(scene: Scene) -> str:
    """The scene's record, looked for once."""
    return record_of(scene)


def keep(page: Page, **values: str) -> None:
    """What the page's browser remembers of former visits; `_` stands for a dot."""
    for name, value in values.items():
        key = f"mazzo.{name.replace('_', '.')}"
        page.add_init_script(f"localStorage.setItem('{key}', '\"{value}\"')")


def of_scene(scene: Scene, size: str, theme: Theme, deck: str, lang: str = "en") -> Picture:
    """A moment at a table."""
    room: list[ScriptedRoom] = []

    def prepare(page: Page) -> None:
        room.append(ScriptedRoom(page, record(scene)))
        keep(page, **{f"{scene.game}_deck": deck, "pace": "instant"})

    def act(page: Page) -> None:
        page.locator(".hand, .result, .tally").first.wait_for()
        view = room[-1].table.view(0).plain()
        for place in scene.cards(view):
            page.locator(f'.held[data-place="{place}"]').click()
        for key in scene.keys:
            page.keyboard.press(key)

    name = "-".join([scene.game, scene.name, size, theme, deck, *([] if lang == "en" else [lang])])
    sizes = SIZES | MORE_SIZES
    return Picture(name, sizes[size], theme, f"/{lang}/{scene.game}", prepare, act)


def of_sheet(game: str, sheet: str, size: str, theme: Theme) -> Picture:
    """A sheet over the table: a key of ``SHEETS``."""
    scene, presses = SHEETS[sheet]
    table = of_scene(scene_of(game, scene), size, theme, DECKS[game][0])

    def act(page: Page) -> None:
        table.act(page)
        press(page, presses)

    name = f"{game}-sheet-{sheet}-{size}-{theme}"
    return Picture(name, table.size, theme, table.path, table.prepare, act)


def of_replay(game: str, sheet: str, size: str, theme: Theme) -> Picture:
    """A match that is watched again, and what lies over it: a key of ``OVER_REPLAYS``."""

    def act(page: Page) -> None:
        page.locator("input[type=file]").set_input_files(GOLDEN / f"{game}.record")
        page.locator(".room.replay").wait_for()
        page.get_by_role("slider").fill("20")
        press(page, OVER_REPLAYS[sheet])

    name = "-".join(["replay", game, *([sheet] if sheet else []), size, theme])
    return Picture(name, SIZES[size], theme, "/en/replay", nothing, act)


def press(page: Page, presses: Sequence[str]) -> None:
    """One after the other: selectors of CSS, or a key after "key=". Waits for what they open."""
    for at, one in enumerate(presses):
        kind, _, key = one.partition("key=")
        if key and not kind:
            page.keyboard.press(key)
        else:
            page.locator(one).click()
        page.locator("dialog").nth(0).wait_for()
        page.wait_for_timeout(500 if at < len(presses) - 1 else 0)  # new controls take no press


def of_landing(size: str, theme: Theme, lang: str, waiting: bool) -> Picture:
    """The entrance, with or without a game that waits."""

    def act(page: Page) -> None:
        if waiting:
            page.goto(f"/{lang}/rubamazzo")
            page.locator(".held").first.wait_for()
            page.goto(f"/{lang}/")

    name = f"landing-{size}-{theme}-{lang}" + ("-waiting" if waiting else "")
    sizes = SIZES | MORE_SIZES
    return Picture(name, sizes[size], theme, f"/{lang}/", nothing, act)


def of_socket(name: str, game: str, size: str, theme: Theme, says: str | None) -> Picture:
    """A table whose room says nothing, or one thing, or (``says`` empty) hangs up."""

    def answer(socket: WebSocketRoute) -> None:
        if says == "":
            socket.close()
        elif says:
            socket.send(says)

    def prepare(page: Page) -> None:
        page.route_web_socket("**/socket*", answer)

    def act(page: Page) -> None:
        page.locator(".felt").wait_for()

    return Picture(f"{game}-{name}-{size}-{theme}", SIZES[size], theme, f"/en/{game}", prepare, act)


def of_page(name: str, path: str, size: str, theme: Theme) -> Picture:
    """A page without a table."""
    return Picture(f"page-{name}-{size}-{theme}", SIZES[size], theme, path, nothing, nothing)


def pictures() -> Iterator[Picture]:
    """All of them."""
    for scene in SCENES:
        decks = DECKS[scene.game]
        for size in SIZES:
            for theme in THEMES:
                for deck in decks if scene.name in MAIN else decks[:1]:
                    yield of_scene(scene, size, theme, deck)
        for size in MORE_SIZES:
            yield of_scene(scene, size, "light", decks[0])
    for size in SIZES:
        for theme in THEMES:
            yield of_socket("connecting", "rubamazzo", size, theme, None)
            yield of_socket("lost", "rummy", size, theme, "")
            old = '{"type": "error", "error": "protocol"}'
            yield of_socket("outdated", "rubamazzo", size, theme, old)
            yield of_page("not-found", "/en/nowhere", size, theme)
            yield of_page("replay", "/en/replay", size, theme)
            for game in DECKS:
                for sheet in SHEETS:
                    if sheet != "check" or game == "rubamazzo":  # Rummy's end is a round's
                        yield of_sheet(game, sheet, size, theme)
                for sheet in OVER_REPLAYS:
                    if sheet != "moves" or size == "phone":
                        yield of_replay(game, sheet, size, theme)
    for size in SIZES | MORE_SIZES:
        for theme in THEMES if size in SIZES else THEMES[:1]:
            for waiting in (False, True):
                yield of_landing(size, theme, "en", waiting)
    yield of_landing("phone", "light", "de", True)
    yield of_landing("desktop", "light", "de", True)


def shown() -> Iterator[Picture]:
    """Those of the documents; without values, as the cards are."""
    for game, name, size in SHOWN:
        scene = scene_of(game, name)
        table = of_scene(scene, size, "light", DECKS[game][0])

        def prepare(page: Page, table: Picture = table) -> None:
            table.prepare(page)
            keep(page, values="off")

        scale = 2 if size == "phone" else 1
        yield replace(table, name=f"{game}-{size}", prepare=prepare, scale=scale)


def take(browser: Browser, room: Room, picture: Picture, path: Path) -> None:
    """Takes one picture and writes it to ``path``."""
    context = browser.new_context(
        base_url=room.address,
        viewport=picture.size,
        color_scheme=picture.theme,
        reduced_motion="reduce",
        device_scale_factor=picture.scale,
    )
    page = context.new_page()
    picture.prepare(page)
    page.goto(picture.path)
    picture.act(page)
    page.evaluate("document.fonts.ready")
    page.evaluate("Promise.all([...document.images].map((image) => image.decode().catch(() => 0)))")
    page.screenshot(path=path, animations="disabled", caret="hide")
    context.close()


def open_browser() -> Iterator[Browser]:
    """Chromium without a window, for as long as the generator lives."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(hatch_build.node())
    finder = hatch_build.ROOT / "tests" / "browser" / "chromium"
    found = subprocess.run([finder], check=True, stdout=subprocess.PIPE, text=True).stdout
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.split("\n")[0], args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


def main() -> None:
    """Takes the pictures whose names contain one of the arguments, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=[""])
    parser.add_argument("--documents", action="store_true", help="those that the documents show")
    asked = parser.parse_args()
    folder = DOCUMENTS if asked.documents else FOLDER
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        room = Room(Path(home) / "mazzo.db")
        room.start()
        for browser in open_browser():
            for picture in shown() if asked.documents else pictures():
                if any(part in picture.name for part in asked.parts):
                    take(browser, room, picture, folder / f"{picture.name}.png")
                    sys.stdout.write(f"{picture.name}\n")
                    sys.stdout.flush()
        room.stop()


if __name__ == "__main__":
    main()
