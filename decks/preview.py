"""`python -m decks.preview`: the picture that goes with a link to the room.

A fan of our own cards and the wordmark, photographed with the Chromium of the browser tests.
"""

import os
import subprocess
from pathlib import Path

import hatch_build
from decks.deck import Deck
from decks.neapolitan import NEAPOLITAN

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "client" / "public" / "preview-1.png"
SIZE = (960, 504)
"""What link previews ask for, 1.91 to 1, at most 100 kB."""
FAN = ("CC", "RS", "7D")
STYLE = """
@font-face { font-family: Fraunces; src: url(FONT); }
html { zoom: 0.8; }
body { margin: 0; background: #2b5743; color: #fbf3e2; overflow: hidden; }
h1 { position: absolute; left: 80px; top: 226px; margin: 0; font: 600 150px/1 Fraunces; }
.card { position: absolute; left: 736px; top: 96px; width: 250px; height: auto;
  border-radius: 14px; outline: 2px solid #1d3a2d; transform-origin: 50% 130%;
  rotate: calc(var(--at) * 17deg); }
"""


def page(deck: Deck, font: Path) -> str:
    """The picture as HTML."""
    faces = dict(deck.files())
    size = f'width="{deck.width}" height="{deck.height}"'
    cards = (
        faces[f"{card}.svg"].replace(size, f'class="card" style="--at: {at - len(FAN) // 2}"', 1)
        for at, card in enumerate(FAN)
    )
    style = STYLE.replace("FONT", font.as_uri())
    return f"<!doctype html><style>{style}</style><h1>Mazzo</h1>{''.join(cards)}"


def main() -> None:
    """Take the picture. The client must be built: its font is used."""
    from playwright.sync_api import sync_playwright

    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(hatch_build.node())
    finder = ROOT / "tests" / "browser" / "chromium"
    found = subprocess.run([finder], check=True, stdout=subprocess.PIPE, text=True).stdout
    (font,) = hatch_build.BUILT.glob("fraunces-latin-[!e]*.woff2")
    PICTURE.parent.mkdir(exist_ok=True)
    place = PICTURE.with_suffix(".html")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.split("\n")[0], args=["--no-sandbox", "--disable-gpu"]
        )
        width, height = SIZE
        view = browser.new_page(viewport={"width": width, "height": height})
        try:
            place.write_text(page(NEAPOLITAN, font), "utf-8")
            view.goto(place.as_uri(), wait_until="networkidle")
            view.screenshot(path=PICTURE)
        finally:
            place.unlink(missing_ok=True)
            browser.close()


if __name__ == "__main__":
    main()
