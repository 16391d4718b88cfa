"""The picture that goes with a link."""

import re
import struct
from pathlib import Path

from decks.preview import PICTURE, SIZE
from mazzo.web.pages import PREVIEW

TEMPLATE = Path(__file__).parents[2] / "src" / "mazzo" / "web" / "templates" / "page.html"


def test_the_picture_is_small_and_as_large_as_the_page_says() -> None:
    png = PICTURE.read_bytes()
    assert len(png) <= 100_000
    assert struct.unpack(">II", png[16:24]) == SIZE
    assert f"/static/{PICTURE.name}" == PREVIEW
    said = re.findall(r'og:image:(?:width|height)" content="(\d+)"', TEMPLATE.read_text("utf-8"))
    assert tuple(map(int, said)) == SIZE
