"""The contact sheet: one page on which a person can look at all cards, large and small."""

from collections.abc import Iterable

from decks.deck import Deck

SIZES = (250, 60, 44)
"""The card widths shown, in pixels."""

STYLE = (
    "body{margin:12px;background:#2b5743;color:#fbf3e2;font:16px sans-serif}"
    "section{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:20px}"
    "h2{width:100%;margin:0}"
    "svg.card{border-radius:5.6%/3.3%;display:block}"
)


def contact_sheet(decks: Iterable[Deck]) -> str:
    """An HTML page with every file of `decks` at each of `SIZES`."""
    sections = []
    for deck in decks:
        for width in SIZES:
            sections.append(f"<section><h2>{deck.name}, {width} px</h2>")
            height = round(width * deck.height / deck.width)
            for _, text in deck.files():
                size = f'width="{deck.width}" height="{deck.height}"'
                shown = f'class="card" width="{width}" height="{height}"'
                sections.append(text.replace(size, shown, 1))
            sections.append("</section>")
    head = f"<!doctype html><meta charset=utf-8><title>Mazzo: cards</title><style>{STYLE}</style>"
    return head + "\n".join(sections) + "\n"
